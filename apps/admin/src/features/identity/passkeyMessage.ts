import { failureMessages, joinSentences } from '../../errors/messages'
import { identityMessages, passkeyTexts } from './messages'
import { PasskeyError } from './passkeyError'
import type { PasskeyObstacle } from './passkeyPlace'

/** Errors of calls that were made after the browser had made a passkey. */
const afterMaking = new WeakSet<object>()

/** Notes that the browser has made a passkey which the server refused with this error. */
export function noteMade(error: unknown): void {
  if (typeof error === 'object' && error !== null) afterMaking.add(error)
}

/** Whether the words for an error are those of passkeys, and not of the call that failed. */
export const isAboutPasskey = (error: unknown): boolean =>
  error instanceof PasskeyError || isLeft(error)

const isLeft = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && afterMaking.has(error)

/** What a person reads when a passkey could not be added or used. */
export function passkeyMessage(purpose: 'adding' | 'using', error: unknown): string | undefined {
  if (error instanceof PasskeyError) return passkeyTexts[purpose][error.problem]
  const outcome = identityMessages[purpose === 'adding' ? 'addPasskey' : 'verifyPasskey']
  const words = failureMessages(outcome, error)
  if (words.length === 0) return undefined
  return joinSentences([...words.slice(0, 1), ...(isLeft(error) ? [passkeyTexts.notStored] : [])])
}

/** Why the page offers no passkeys, and where it would. */
export const obstacleNote = ({ reason, openAt }: PasskeyObstacle) => ({
  message: passkeyTexts.obstacles[openAt ? 'otherAddress' : reason],
  openAt,
})
