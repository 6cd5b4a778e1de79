/** The reason for an action, and whether the member gets it by email. */
export interface ReasonInput {
  reason: string
  notify: boolean
}
