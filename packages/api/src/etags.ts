/**
 * The `ETag` of each answer that had one. A tag lives as long as its answer: it is gone when the
 * query cache is cleared at the end of a session, or when its data is replaced.
 */
const tags = new WeakMap<object, string>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The tag of an answer; undefined for data that no server has tagged. */
export function etagOf(answer: unknown): string | undefined {
  return isObject(answer) ? tags.get(answer) : undefined
}

/** Remembers the tag of an answer, or that the answer has none. */
export function setEtag(answer: unknown, etag: string | null | undefined): void {
  if (!isObject(answer)) return
  if (etag) tags.set(answer, etag)
  else tags.delete(answer)
}
