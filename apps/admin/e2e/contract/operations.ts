import { inlined } from '../../../../scripts/inlined.ts'

interface Media {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** A call of the contract. */
export interface Operation {
  operationId: string
  /** The feature that adds it; a call of the specification has none. */
  'x-feature'?: string
  /** Its method and path, as 'GET /users/{id}'. */
  call: string
  requestBody?: { content: { 'application/json': Media } }
}

interface Contract {
  paths: Record<string, { parameters?: unknown } & Record<string, Operation>>
}

/** Every call that the contract has. */
export const operations: readonly Operation[] = Object.entries(
  (inlined() as Contract).paths,
).flatMap(([path, { parameters: _, ...item }]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    call: `${method.toUpperCase()} ${path}`,
  })),
)

// With and without a slash at the end: the server accepts both.
const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.call.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** The operation of a request, if the contract has one: a path without parameters wins. */
export function operationOf(method: string, path: string): Operation | undefined {
  const matching = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`))
  const fixed = matching.find(({ operation }) => !operation.call.includes('{'))
  return (fixed ?? matching[0])?.operation
}

/** The body of an example call from the contract. */
export function exampleBody({ requestBody }: Operation): unknown {
  const { example, examples = {} } = requestBody?.content['application/json'] ?? {}
  return example ?? Object.values(examples)[0]?.value
}
