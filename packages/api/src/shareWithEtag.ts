import { replaceEqualDeep } from '@tanstack/react-query'
import { etagOf, setEtag } from './etags'

const shared = new WeakSet<object>()

/** Says that an answer already has the objects of the last one where nothing changed. */
export function markShared(answer: object): void {
  shared.add(answer)
}

/**
 * The `structuralSharing` of a query: TanStack's own. The data that it builds from the cached and
 * the new answer gets the tag of the new answer.
 */
export function shareWithEtag(cached: unknown, answer: unknown): unknown {
  if (shared.has(answer as object)) return answer
  const data = replaceEqualDeep(cached, answer)
  setEtag(data, etagOf(answer))
  return data
}
