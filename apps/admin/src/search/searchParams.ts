/**
 * Parses addresses in the plain form that everybody knows (`?search=ana&page=2`), with every
 * value as a string. The router's own form is JSON and puts a phone number in quotes. Schemas
 * turn the strings into their values.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The reverse. Undefined and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
