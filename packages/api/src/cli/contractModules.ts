/** The parts of an OpenAPI document that the generator reads. */
export interface ReadableContract {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> }
}
export interface Described {
  operationId?: string
  /** The feature that adds it; a call of the specification has none. */
  'x-feature'?: string
  /** Marks a GET that changes something. */
  'x-changes-state'?: boolean
  /** The reads that a change makes stale. Without it a change reloads every read. */
  'x-makes-stale'?: string[]
  parameters?: { $ref?: string; name?: string }[]
  responses: Record<string, Response>
}
interface Response {
  $ref?: string
  headers?: object
  content?: { 'application/json'?: { schema: Schema }; 'application/octet-stream'?: object }
}
interface Schema {
  $ref?: string
  type?: string | string[]
  /** OpenAPI 3.0; later versions name the type `null`. */
  nullable?: boolean
  format?: string
  required?: string[]
  enum?: string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  items?: Schema
}

interface Options {
  /** Refuses what a contract of our own must state, and schemas that cannot be checked. */
  isStrict: boolean
  /** Selects the calls. @default all of them */
  includes?: (call: Described) => boolean
}

export const methods = ['get', 'post', 'put', 'patch', 'delete']

interface Call extends Described {
  operationId: string
  method: string
  path: string
}

/** @throws Error for a call without an operation id */
function callsOf({ paths }: ReadableContract): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method]
      if (!described) return []
      const { operationId } = described
      if (!operationId) throw new Error(`${method.toUpperCase()} ${path} has no operationId`)
      return [{ ...described, operationId, method, path }]
    }),
  )
}

/**
 * Writes the table of calls: for each its method and path, the shape of its answer, and the reads
 * that a change makes stale (section 4: "afterwards ... are refreshed"). What a change answers
 * beside its data and a message is not read: the lists are loaded again instead, as the
 * specification says, and section 8 has a text for a missing message.
 * @throws Error for a stale read that does not exist; if strict, also for a schema that the client
 * cannot check, and for a change without `x-makes-stale` that no feature adds
 */
export function operationsModule(
  contract: ReadableContract,
  { isStrict, includes = () => true }: Options,
): string {
  const shapes = new Map<string, string>()
  const inProgress = new Set<string>()
  const calls = callsOf(contract)
  const reads = calls.filter((call) => !changesState(call)).map(({ operationId }) => operationId)
  const lines = calls.filter(includes).map(line)
  const consts = [...shapes].map(([name, shape]) => `const ${name} = ${shape} as const\n`)
  return [
    ...consts,
    '\n/** What the client knows of each call. */\n',
    'export const operations = {\n',
    ...lines.sort(),
    '} as const\n',
  ].join('')

  function line(call: Call): string {
    const { operationId: id, method, path, parameters = [], responses } = call
    const isFile = (responses['200']?.content?.['application/octet-stream'] ?? null) !== null
    const schema = isFile ? undefined : answerOf(call)
    const changes = changesState(call)
    const isReceipt = !schema || (schema.required?.includes('message') ?? false)
    if (isReceipt && !changes && isStrict) {
      throw new Error(`${id} answers a receipt: mark it x-changes-state`)
    }
    const answer = isReceipt ? '' : `, answer: ${shapeOf(schema)}`
    const current = schemaOf(responses['409'])?.allOf?.find(({ properties }) => properties?.data)
      ?.properties?.data
    const conflict = current ? `, conflict: ${shapeOf(current)}` : ''
    const file = isFile ? ', file: true' : ''
    const isKeyed = parameters.some(
      ({ $ref = '', name }) => nameOf($ref) === 'IdempotencyKey' || name === 'Idempotency-Key',
    )
    const keyed = isKeyed ? ', keyed: true' : ''
    const makesStale = changes ? staleOf(call) : ''
    return `  ${id}: { method: '${method.toUpperCase()}', path: '${path}', changes: ${changes}${answer}${file}${conflict}${keyed}${makesStale} },\n`
  }

  /** A change may state nothing: it may change anything then, as undoing does. */
  function staleOf(call: Call): string {
    const { operationId: id, 'x-makes-stale': stale, 'x-feature': feature } = call
    if (!stale) {
      if (feature || !isStrict) return ''
      throw new Error(`${id} changes something: state what it makes stale`)
    }
    const unknown = stale.find((read) => !reads.includes(read))
    if (unknown) throw new Error(`${id} makes ${unknown} stale, which is no read`)
    return `, makesStale: [${stale.map((read) => `'${read}'`).join(', ')}]`
  }

  function schemaOf(response: Response | undefined): Schema | undefined {
    const named = response?.$ref
      ? contract.components?.responses?.[nameOf(response.$ref)]
      : response
    return named?.content?.['application/json']?.schema
  }

  function answerOf({ operationId, responses }: Call): Schema | undefined {
    const schema = schemaOf(responses['200'] ?? responses['201'] ?? responses['202'])
    if (!schema && isStrict) {
      throw new Error(`${operationId} has no JSON answer of status 200, 201 or 202`)
    }
    return schema?.$ref ? componentOf(schema.$ref) : schema
  }

  function componentOf(ref: string): Schema {
    const schema = contract.components?.schemas?.[nameOf(ref)]
    if (!schema) throw new Error(`Nothing at ${ref}`)
    return schema
  }

  /**
   * Source text of a shape. Each component object becomes one const, so that it is written once.
   */
  function shapeOf(schema: Schema): string {
    if (schema.$ref) {
      const component = componentOf(schema.$ref)
      if (!component.properties) return shapeOf(component)
      const name = nameOf(schema.$ref).replaceAll(/\W/g, '_')
      // A tree contains itself: its branches are not checked.
      if (inProgress.has(name)) return `'unknown'`
      if (!shapes.has(name)) {
        inProgress.add(name)
        const shape = shapeOf(component)
        inProgress.delete(name)
        shapes.set(name, shape)
      }
      return name
    }
    const type = [schema.type].flat().find((one) => one !== 'null')
    if (type === 'string' && schema.format === 'date-time') return `'moment'`
    if (type && ['string', 'boolean', 'number', 'integer'].includes(type)) return `'${type}'`
    if (type === 'array' && schema.items) return `[${shapeOf(schema.items)}]`
    if (type === 'object' || schema.properties) {
      return `{ ${Object.entries(schema.properties ?? {})
        .map(([key, value]) => `${keyOf(key, value, schema)}: ${shapeOf(value)}`)
        .join(', ')} }`
    }
    if (!isStrict) return `'unknown'`
    throw new Error(`The client has no shape for ${JSON.stringify(schema)}`)
  }

  /** `name`, `'name?'` for a property that may be missing, `'name??'` for one that may be null too. */
  function keyOf(key: string, value: Schema, { required }: Schema): string {
    const { type, nullable } = value.$ref ? componentOf(value.$ref) : value
    if (nullable || [type].flat().includes('null')) return `'${key}??'`
    if (!required?.includes(key)) return `'${key}?'`
    return /^\w+$/.test(key) ? key : `'${key}'`
  }
}

const changesState = ({ method, 'x-changes-state': marked }: Call): boolean =>
  method !== 'get' || marked === true

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** The features that add calls. */
export const featuresOf = (contract: ReadableContract): string[] =>
  [...new Set(callsOf(contract).flatMap((call) => call['x-feature'] ?? []))].sort()
