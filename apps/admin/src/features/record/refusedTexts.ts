import { localize } from '@hearth/ui/text/localize'

/** Toasts of decisions that were refused after the next case had opened; the name follows. */
export const refusedTexts = localize('refusedTexts', {
  approve: "Couldn't approve",
  reject: "Couldn't reject",
  verify: "Couldn't verify",
  decline: "Couldn't decline",
  report: "Couldn't decide",
  open: 'Open',
})

/** The message of a refused action; undefined for one that no review has. */
export const refusedText = (action: string): string | undefined =>
  Object.hasOwn(refusedTexts, action)
    ? refusedTexts[action as keyof typeof refusedTexts]
    : undefined

/** What a decision in a review adds to its call. */
export interface Reviewed {
  /** The name of the case. */
  name: string
  /** The message of a refusal. @default that of the server */
  refused?: string | undefined
  /** Opens the case again. @default it is not in a review */
  reopen?: (() => void) | undefined
}
