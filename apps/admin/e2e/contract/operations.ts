import { inlined } from '../../../../scripts/inlined.ts'

interface Media {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  example: unknown
}

/** A call of the contract. */
export interface Operation {
  operationId: string
  /** The feature that adds it; a call of the specification has none. */
  'x-feature'?: string
  /** Its method and path, as 'GET /users/{id}'. */
  call: string
  parameters: readonly Parameter[]
  requestBody?: { content: { 'application/json': Media } }
  responses: Record<string, { content: { 'application/json': Media } }>
}

interface Contract {
  paths: Record<string, { parameters?: Parameter[] } & Record<string, Operation>>
}

/** Every call that the contract has. */
export const operations: readonly Operation[] = Object.entries(
  (inlined() as Contract).paths,
).flatMap(([path, { parameters = [], ...item }]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    call: `${method.toUpperCase()} ${path}`,
    parameters: [...parameters, ...(operation.parameters ?? [])],
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

const example = ({ example: one, examples = {} }: Media): unknown =>
  one ?? Object.values(examples)[0]?.value

/** An example call from the contract, with its successful answer. */
export function sample({ call, parameters, requestBody, responses }: Operation) {
  const [method = '', template = ''] = call.split(' ')
  const required = parameters.filter((one) => one.required)
  const filled = required.reduce(
    (path, { name, example }) => path.replace(`{${name}}`, `${example}`),
    template,
  )
  const query = required
    .filter((one) => one.in === 'query')
    .map(({ name, example }) => [name, `${example}`])
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? ''
  const good = responses[status]?.content['application/json']
  return {
    method,
    path: query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled,
    body: requestBody && example(requestBody.content['application/json']),
    status: Number(status),
    answer: good && example(good),
  }
}
