import { useState } from 'react'
import { IDLE, type Refusal, type Submission } from '../submission'

/** A write that is under way. */
export const sending: Submission = { status: 'sending' }

/** A write that the server refuses, with its message. */
export const refused = (refusal: Refusal): Submission => ({ status: 'refused', ...refusal })

/** A mocked action rejects with this to return any error of a server. */
export class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('The server refuses')
    this.refusal = refusal
  }
}

/**
 * Turns a mocked action into a write with a `submission`, as the application does. When the
 * action rejects, its RefusedError, or the message of another error, becomes the refusal; the
 * promise still rejects.
 */
export function useStorySubmission<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
) {
  const [submission, setSubmission] = useState(IDLE)
  const send = async (...args: Args) => {
    setSubmission(sending)
    try {
      await action(...args)
      setSubmission(IDLE)
    } catch (error) {
      setSubmission(
        refused(error instanceof RefusedError ? error.refusal : { message: messageOf(error) }),
      )
      throw error
    }
  }
  return [send, submission] as const
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
