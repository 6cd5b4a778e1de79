/** Why somebody does something, and whether the member is told so by email. */
export interface GivenReason {
  text: string
  isTold: boolean
}
