import { readFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
}

interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  schema?: Schema
  'x-feature'?: string
}

/** A call as the contract describes it, with what a check of a backend needs. */
export interface DescribedCall {
  operationId: string
  method: string
  /** Its address: only `{id}` is left to fill in, other places have a value that the contract lists. */
  path: string
  /** The feature that adds it; undefined for a call of the specification. */
  feature: string | undefined
  needsSession: boolean
  /** Statuses that the contract describes. */
  statuses: number[]
  /** Filters and other parameters in the query string, without those of features. */
  query: { name: string; values: unknown[]; isText: boolean }[]
  hasBody: boolean
  /** Whether a parameter in the query string is required. */
  needsQuery: boolean
}

interface Described {
  operationId: string
  'x-feature'?: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: object
  responses: Record<string, object>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Document {
  paths: Record<
    string,
    { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], Described>>
  >
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}

/** Beside the built command, or in the workspace. */
const places = ['./openapi.gen.json', '../openapi.gen.json', '../../../../openapi/openapi.gen.json']

function readDocument(): Document {
  for (const place of places) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  throw new Error('The contract is missing: openapi.gen.json')
}

/** All calls of the contract of this product. */
export function describedCalls(): DescribedCall[] {
  const { paths, components } = readDocument()
  const resolve = <Kind extends { $ref?: string }>(one: Kind, named: Record<string, Kind>): Kind =>
    one.$ref ? (named[one.$ref.split('/').at(-1) ?? ''] ?? one) : one
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = item[method]
      if (!call) return []
      const parameters = [...(item.parameters ?? []), ...(call.parameters ?? [])]
        .map((one) => resolve(one, components.parameters))
        .map(({ schema = {}, ...one }) => ({ ...one, schema: resolve(schema, components.schemas) }))
      const listedValue = (place: string, name: string) =>
        String(parameters.find((one) => one.name === name)?.schema.enum?.[0] ?? place)
      return [
        {
          operationId: call.operationId,
          method: method.toUpperCase(),
          path: path.replaceAll(/\{(\w+)\}/g, listedValue),
          feature: call['x-feature'],
          needsSession: (call.security ?? []).length > 0,
          statuses: Object.keys(call.responses).map(Number),
          query: parameters
            .filter((one) => one.in === 'query' && !one['x-feature'])
            .map(({ name = '', schema }) => ({
              name,
              values: schema.enum ?? [],
              isText: schema.type === 'string' && !schema.enum,
            })),
          hasBody: call.requestBody !== undefined,
          needsQuery: parameters.some((one) => one.in === 'query' && one.required === true),
        },
      ]
    }),
  )
}
