import { IDLE, type Submission } from '@hearth/ui/submission'
import { useMemo } from 'react'
import { toRefusal } from '../errors/messages'
import type { Outcome } from '../errors/outcome'

const SENDING: Submission = { status: 'sending' }

interface Sent {
  isPending: boolean
  error: Error | null
  /** The message of an answer that succeeded and still refuses what was sent, such as a code. */
  refused?: string | undefined
}

/**
 * The outcome of a mutation for ui's forms. The object stays the same while nothing changes, and
 * each answer is a new one: `useForm` ignores the answer that it showed before.
 */
export function useSubmission(outcome: Outcome, { isPending, error, refused }: Sent): Submission {
  return useMemo(() => {
    if (isPending) return SENDING
    if (error) return toRefusal(outcome, error)
    return refused === undefined ? IDLE : { status: 'refused', message: refused }
  }, [isPending, error, refused, outcome])
}
