/**
 * The required shape of an answer, as `operations.*.gen.ts` has it: the name of a JSON kind, a list
 * of one shape, or an object of shapes. A property may be missing if its key ends in `?`, and null
 * too if it ends in `??`.
 */
export type Shape = Kind | readonly [Shape] | { readonly [key: string]: Shape }

/**
 * `integer` is a count or a code; `number` an amount, such as a price; `moment` a date and time
 * with its zone (RFC 3339); `unknown` a value whose schema the client cannot check.
 */
export type Kind = 'string' | 'moment' | 'number' | 'integer' | 'boolean' | 'unknown'

/** JavaScript reads a date alone as UTC, but a date and time without a zone as local time. */
const hasZone = /(?:z|[+-]\d\d:?\d\d)$|^\d{4}-\d\d-\d\d$/i

/**
 * Whether a parsed answer has what the contract requires, so that no screen meets a null row or a
 * value that should be a list. A panel for any backend must be lenient: properties beyond the
 * contract and values beyond an enum are accepted.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'moment') return typeof value === 'string' && hasZone.test(value)
  if (shape === 'unknown') return value !== undefined
  if (typeof shape === 'string') return typeof value === (shape === 'integer' ? 'number' : shape)
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]))
  if (!isObject(value)) return false
  return Object.entries(shape).every(([key, kind]) => {
    const name = nameOf(key)
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given === undefined && name !== key) return true
    if (given === null && key.endsWith('??')) return true
    return fits(given, kind)
  })
}

/** The name of the property that a key of a shape stands for. */
export const nameOf = (key: string): string =>
  key.endsWith('??') ? key.slice(0, -2) : key.endsWith('?') ? key.slice(0, -1) : key

export function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape)
}

/** An own property of a JSON object; undefined for arrays, null, text and inherited names. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
