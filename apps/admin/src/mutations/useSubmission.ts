import { IDLE, type Submission } from '@hearth/ui/submission'
import { useMemo } from 'react'
import type { Operation } from '../errors/catalogue'
import { toRefusal } from '../errors/messages'

const SENDING: Submission = { status: 'sending' }

/** What became of a mutation, as the forms of ui take it: the same object while nothing has changed. */
export function useSubmission(
  words: Operation,
  { isPending, error }: { isPending: boolean; error: Error | null },
): Submission {
  return useMemo(
    () => (isPending ? SENDING : error ? toRefusal(words, error) : IDLE),
    [isPending, error, words],
  )
}
