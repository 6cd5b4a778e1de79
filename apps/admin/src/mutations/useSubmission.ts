import { IDLE, type Submission } from '@hearth/ui/submission'
import { useMemo } from 'react'
import { toRefusal } from '../errors/messages'
import type { Outcome } from '../errors/outcome'

const SENDING: Submission = { status: 'sending' }

/** The outcome of a mutation as ui's forms take it: the same object while nothing has changed. */
export function useSubmission(
  outcome: Outcome,
  { isPending, error }: { isPending: boolean; error: Error | null },
): Submission {
  return useMemo(
    () => (isPending ? SENDING : error ? toRefusal(outcome, error) : IDLE),
    [isPending, error, outcome],
  )
}
