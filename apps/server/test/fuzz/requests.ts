import fc from 'fast-check'
import { contract, documented } from '../contract.ts'
import type { Method } from '../helper.ts'
import { anyText, brokenValue, type Known, known, type Schema, validValue } from './values.ts'

export const callers = ['none', 'partial', 'member', 'admin'] as const

/** A request to send; see `known` for its `{...}` placeholders. */
export interface FuzzRequest {
  readonly caller: (typeof callers)[number]
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}
/** A part of the contract with all references resolved. */
const resolve = <T>(part: unknown): T => {
  if (Array.isArray(part)) return part.map(resolve) as T
  if (typeof part !== 'object' || part === null) return part as T
  const pointer: unknown = Reflect.get(part, '$ref')
  if (typeof pointer === 'string') {
    const keys = pointer.slice('#/'.length).split('/')
    return resolve(keys.reduce((at: object, key) => Reflect.get(at, key), contract))
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)])) as T
}

/**
 * Encoded as a browser would do it. A lone surrogate has no encoding and is sent as it would
 * arrive.
 */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** The kind of record that the ids of an address belong to, by its first part. */
const recordOf: Readonly<Record<string, Known>> = {
  users: '{member}',
  invite: '{member}',
  posts: '{post}',
  desk: '{post}',
  announcements: '{announcement}',
  'membership-plan': '{plan}',
  documents: '{member}',
  record: '{entry}',
}

const idOf = (record: Known | undefined): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom<string>(record ?? '{post}') },
    { weight: 2, arbitrary: fc.constantFrom<string>(...known) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: anyText.map(encode) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '.', '..', '%2e%2e%2f', '%00', '%ff', '%', 'a//b'),
    },
  )

const pathOf = (template: string): fc.Arbitrary<string> => {
  const [, first = '', ...rest] = template.split('/')
  const parts = rest.map((part) =>
    part.startsWith('{') ? idOf(recordOf[first]) : fc.constant(part),
  )
  return fc.tuple(...parts).map((all) => `/api/${[first, ...all].join('/')}`)
}

const pair = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
  fc.tuple(name, value).map(([key, text]) => `${encode(key)}=${encode(String(text))}`)

const oddPair = fc.oneof(
  pair(anyText, anyText),
  fc.constantFrom('limit[]=1', 'page[$gt]=1', '__proto__=1', '%zz', '=', '&&', 'page=%00'),
)

const queryOf = (parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  const own = parameters.map(({ name, required, schema }) => {
    const said = pair(fc.constant(name), validValue(schema))
    const odd = pair(fc.constant(name), anyText)
    const pairs = fc.oneof({ weight: 10, arbitrary: said }, { weight: 1, arbitrary: odd })
    return required ? pairs : fc.option(pairs, { nil: undefined })
  })
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: oddPair },
  )
  return fc
    .tuple(...own, more)
    .map((pairs) => pairs.filter((one) => one !== undefined).join('&'))
    .map((query) => (query ? `?${query}` : ''))
}

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'Application/JSON ; x',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '*/*',
      ';',
    ),
  },
)

const rawBodies = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"role":"ADMIN"}}',
    '['.repeat(20_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"email":"${'x'.repeat(70_000)}"}`,
  ),
  anyText,
)

const payloadOf = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: validValue(schema).map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: brokenValue(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: rawBodies },
  )

/** Headers that decide how a call is read or answered. */
const oddHeaders = fc.record(
  {
    'if-none-match': fc.constantFrom('*', '""', 'W/"x", "y"', ',,,'),
    'if-match': fc.constantFrom('*', '"1"', '1', '"\\"'),
    accept: fc.constantFrom('text/html', 'image/*'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-'),
    'x-requested-with': fc.constantFrom('hearth', ''),
    'x-forwarded-for': fc.constantFrom('::1, x', '999.1.1.1'),
  },
  { requiredKeys: [] },
)

interface Parts {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Record<string, string | undefined>
  readonly sent: { readonly payload: string; readonly type: string | undefined } | undefined
}

const assemble = (caller: FuzzRequest['caller'], parts: Parts): FuzzRequest => {
  const { method, path, query, headers, sent } = parts
  const given = Object.entries({ ...headers, ...(sent?.type && { 'content-type': sent.type }) })
  return {
    caller,
    method: method as Method,
    url: path + query,
    headers: Object.fromEntries(given.flatMap(([key, value]) => (value ? [[key, value]] : []))),
    ...(sent && { payload: sent.payload }),
  }
}

const bodyless = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.record({ payload: rawBodies, type: fc.option(contentTypes, { nil: undefined }) }),
  },
)

const requestsOf = ({ method, template, operation, shared }: (typeof documented)[number]) => {
  const parameters = resolve<Parameter[]>([...shared, ...(operation.parameters ?? [])])
  const body = resolve<{ content: { 'application/json': { schema: Schema } } } | undefined>(
    operation.requestBody,
  )
  const schema = body?.content['application/json'].schema
  return fc.record<Parts>({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(method.toUpperCase()) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'TRACE') },
    ),
    path: pathOf(template),
    query: queryOf(parameters.filter((parameter) => parameter.in === 'query')),
    headers: oddHeaders,
    sent: schema
      ? fc.oneof(
          {
            weight: 12,
            arbitrary: fc.record({
              payload: payloadOf(schema),
              type: fc.option(contentTypes, { freq: 20, nil: undefined }),
            }),
          },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
      : bodyless,
  })
}

const calls = documented.map(requestsOf)

/** Addresses outside the contract: files, documents, and any path below /api. */
const beside = fc.record<Parts>({
  method: fc.constantFrom('GET', 'PUT', 'HEAD'),
  path: fc.oneof(
    pathOf('/files/images/{name}'),
    pathOf('/documents/passport/{id}'),
    pathOf('/documents/{kind}/{id}'),
    pathOf('/membership-plan/{any}'),
    pathOf('/users/{id}/'),
  ),
  query: queryOf([
    { name: 'until', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'signature', in: 'query', required: true, schema: { maxLength: 64 } },
  ]),
  headers: oddHeaders,
  sent: bodyless,
})

/** Valid and invalid requests of every call, from every caller. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<FuzzRequest['caller']>('none', 'partial', 'member') },
      { weight: 2, arbitrary: fc.constant<FuzzRequest['caller']>('admin') },
    ),
    fc.oneof({ weight: 20, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: beside }),
  )
  .map(([caller, parts]) => assemble(caller, parts))
