import { replaceEqualDeep } from '@tanstack/react-query'
import { etagOf, setEtag } from './etags'

/**
 * The `structuralSharing` of a query: TanStack's own. The data that it builds from the cached and
 * the new answer gets the tag of the new answer.
 */
export function shareWithEtag(cached: unknown, answer: unknown): unknown {
  const data = replaceEqualDeep(cached, answer)
  setEtag(data, etagOf(answer))
  return data
}
