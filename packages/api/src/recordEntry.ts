/** The entry of the record that each answer names. */
const entries = new WeakMap<object, string>()

/**
 * Id of the entry by which a change can be undone, from the answer of the change. Undefined if it
 * cannot be undone, changed nothing, or the server has no record.
 */
export const recordEntryOf = (answer: unknown): string | undefined => entries.get(Object(answer))

/** Remembers the entry that the header `Record-Entry` of an answer names. */
export function withRecordEntry<Answer>(answer: Answer, { headers }: Response): Answer {
  const entry = headers.get('Record-Entry')
  if (entry) entries.set(Object(answer), entry)
  return answer
}
