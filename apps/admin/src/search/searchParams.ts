/**
 * Addresses in the plain form that everybody knows (`?search=ana&page=2`), every value a string: the
 * router's own form is JSON, which writes a phone number with quotes. Schemas turn strings into what
 * they stand for.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way round. What is undefined or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
