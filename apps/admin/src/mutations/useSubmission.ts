import { IDLE, type Submission } from '@hearth/ui/submission'
import { useMemo } from 'react'
import { toRefusal } from '../errors/messages'
import type { Outcome } from '../errors/outcome'

const SENDING: Submission = { status: 'sending' }

/** The outcome of a mutation for ui's forms. The object stays the same while nothing changes. */
export function useSubmission(
  outcome: Outcome,
  { isPending, error }: { isPending: boolean; error: Error | null },
): Submission {
  return useMemo(
    () => (isPending ? SENDING : error ? toRefusal(outcome, error) : IDLE),
    [isPending, error, outcome],
  )
}
