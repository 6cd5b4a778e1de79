import { badgeRequestsText as text } from './badgeRequestsText'

/** Why the server would refuse an approval. The contract's `refusal` is structurally compatible. */
export interface Refusal {
  /** `banned`, `emailNotConfirmed` or `passportMissing`. */
  code: string
  /** In the words of the server. */
  message: string
}

/** A refusal in the language of the panel; one that the panel doesn't know in the server's words. */
export const refusalText = ({ code, message }: Refusal): string =>
  Object.hasOwn(text.refusals, code) ? text.refusals[code as keyof typeof text.refusals] : message
