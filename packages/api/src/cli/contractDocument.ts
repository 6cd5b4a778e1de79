import { readFileSync } from 'node:fs'

interface Parameter {
  $ref?: string
  name?: string
  in?: string
  schema?: { type?: string; enum?: unknown[] }
  'x-feature'?: string
}

/** A call as the contract describes it, with what a check of a backend needs. */
export interface DescribedCall {
  operationId: string
  method: string
  path: string
  tags: string[]
  /** The feature that adds it; undefined for a call of the specification. */
  feature: string | undefined
  needsSession: boolean
  /** Statuses that the contract describes. */
  statuses: number[]
  /** Filters and other parameters in the query string, without those of features. */
  query: { name: string; values: unknown[]; isText: boolean }[]
  hasBody: boolean
}

interface Described {
  operationId: string
  tags?: string[]
  'x-feature'?: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: object
  responses: Record<string, object>
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { parameters: Record<string, Parameter> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

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
  const resolve = (one: Parameter): Parameter =>
    one.$ref ? (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = item[method]
      if (!call) return []
      const parameters = (call.parameters ?? []).map(resolve)
      return [
        {
          operationId: call.operationId,
          method: method.toUpperCase(),
          path,
          tags: call.tags ?? [],
          feature: call['x-feature'],
          needsSession: (call.security ?? []).length > 0,
          statuses: Object.keys(call.responses).map(Number),
          query: parameters
            .filter((one) => one.in === 'query' && !one['x-feature'])
            .map(({ name = '', schema = {} }) => ({
              name,
              values: schema.enum ?? [],
              isText: schema.type === 'string' && !schema.enum,
            })),
          hasBody: call.requestBody !== undefined,
        },
      ]
    }),
  )
}
