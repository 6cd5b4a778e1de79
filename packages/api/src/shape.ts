/**
 * The required shape of an answer, as `operations.gen.ts` has it: the name of a JSON kind, a list of
 * one shape, or an object of shapes. A key that ends in `?` may be missing or null.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | readonly [Shape]
  | { readonly [key: string]: Shape }

/**
 * Whether a parsed answer has what the contract requires, so that no screen meets a null row or a
 * list that is none. Lenient where a panel for any backend must be: properties beyond the contract
 * and values beyond an enum fit.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const record: Record<string, unknown> = { ...value }
  return Object.entries(shape).every(([key, kind]) => {
    if (!key.endsWith('?')) return fits(record[key], kind)
    const given = record[key.slice(0, -1)] ?? undefined
    return given === undefined || fits(given, kind)
  })
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape)
}
