/** The parts of a contract that the generator reads. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  /** Each permission in words. */
  'x-permissions': Record<string, string>
  /** The permissions of each role. */
  'x-roles': Record<string, string[]>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}
export interface Operation {
  operationId: string
  /** The feature that adds it; a call of the specification has none. */
  'x-feature'?: string
  'x-changes-state'?: boolean
  'x-makes-stale'?: string[]
  security?: Record<string, unknown>[]
  /** The permission that it needs, or one of several; none of them for everyone on the team. */
  'x-permission'?: string | string[]
  parameters?: { $ref?: string }[]
  responses: Record<string, Response>
}
interface Response {
  $ref?: string
  content?: { 'application/json'?: { schema: Schema } }
}
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  required?: string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  items?: Schema
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

/**
 * Writes the text of the server's `security.gen.ts`: for each call the one scheme that lets callers
 * in, or 'anyone', and for a call of administrators the permissions of which it needs one.
 * @throws Error for a call without `security` or `x-permission`: nobody may call it by accident
 */
export function securityModule({ paths, 'x-permissions': known }: Contract): string {
  const operations = Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  )
  const schemes = operations.map(({ operationId, security }) => {
    if (!security) throw new Error(`${operationId} has no security: state who may call it`)
    const [scheme = 'anyone', ...others] = security.flatMap(Object.keys)
    if (others.length > 0) throw new Error(`${operationId} has more than one scheme`)
    return { operationId, scheme }
  })
  const needs = operations.flatMap(({ operationId, 'x-permission': permission }) => {
    const isAdmin = schemes.some(
      (one) => one.operationId === operationId && one.scheme === 'adminSession',
    )
    if (isAdmin !== (permission !== undefined)) {
      throw new Error(`${operationId}: adminSession and x-permission go together`)
    }
    if (permission === undefined) return []
    const unknown = [permission].flat().find((name) => !Object.hasOwn(known, name))
    if (unknown) throw new Error(`${operationId} needs ${unknown}, which is no permission`)
    return [`  ${operationId}: ${list([permission].flat())},\n`]
  })
  return [
    '\n/** Who may make each call: a security scheme of the contract. */\n',
    'export const security = {\n',
    ...schemes.map(({ operationId, scheme }) => `  ${operationId}: '${scheme}',\n`).sort(),
    '} as const\n',
    '\n/** The permissions of which a call needs one; none of them for everyone on the team. */\n',
    'export const neededPermissions = {\n',
    ...needs.sort(),
    '} as const\n',
  ].join('')
}

/**
 * Writes the text of `permissions.gen.ts`: every permission, and those of each role.
 * @throws Error for a role with an unknown permission
 */
export function permissionsModule({
  'x-permissions': permissions,
  'x-roles': roles,
}: Contract): string {
  const lines = Object.entries(roles).map(([role, names]) => {
    const unknown = names.find((name) => !Object.hasOwn(permissions, name))
    if (unknown) throw new Error(`The role ${role} has ${unknown}, which is no permission`)
    return `  ${role}: ${list(names)},\n`
  })
  return [
    '\n/** Every permission. */\n',
    `export const permissions = ${list(Object.keys(permissions))} as const\n`,
    '\nexport type Permission = (typeof permissions)[number]\n',
    '\n/** The permissions of each role. */\n',
    'export const rolePermissions = {\n',
    ...lines,
    '} as const satisfies Readonly<Record<string, readonly Permission[]>>\n',
    '\nexport type TeamRole = keyof typeof rolePermissions\n',
  ].join('')
}

/**
 * Writes the text of `stale.gen.ts`: for each call that changes something, the reads that it makes
 * stale (section 4: "afterwards ... are refreshed"). A change of a feature may state none: it may
 * change anything then, as undoing does.
 * @throws Error for another change without `x-makes-stale`, and for a read that nobody can make
 */
export function staleModule({ paths }: Contract): string {
  const operations = Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => (item[method] ? [{ method, ...item[method] }] : [])),
  )
  const reads = operations.filter((one) => !changesState(one.method, one))
  const known = reads.map(({ operationId }) => operationId)
  const lines = operations
    .filter((one) => !reads.includes(one) && (!one['x-feature'] || one['x-makes-stale']))
    .map(({ operationId, 'x-makes-stale': stale }) => {
      if (!stale) throw new Error(`${operationId} changes something: state what it makes stale`)
      const unknown = stale.find((id) => !known.includes(id))
      if (unknown) throw new Error(`${operationId} makes ${unknown} stale, which is no read`)
      return `  ${operationId}: [${stale.map((id) => `'${id}'`).join(', ')}],\n`
    })
  return [
    "import type { MutationId, QueryId } from './operation'\n",
    '\n/** The reads that each change makes stale. A deleted record is not loaded again. */\n',
    'export const stale: Readonly<Partial<Record<MutationId, readonly QueryId[]>>> = {\n',
    ...lines.sort(),
    '}\n',
  ].join('')
}

/**
 * Writes the text of `operations.gen.ts`: for each call its method, its path, the required shape of
 * its answer and the shape of the record that a 409 brings.
 *
 * A receipt (an answer that must carry `message`) gets no shape: the change has happened whatever
 * the body says, and section 8 has a text for a missing message.
 */
export function operationsModule(contract: Contract): string {
  const shapes = new Map<string, string>()
  const lines: string[] = []
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation) lines.push(line(path, method, operation))
    }
  }
  const consts = [...shapes].map(([name, shape]) => `const ${name} = ${shape} as const\n`)
  return [
    ...consts,
    '\n/** Method, path template and, where there is something to read, the shape of the answer and of a 409. */\n',
    'export const operations = {\n',
    ...lines.sort(),
    '} as const\n',
  ].join('')

  function line(path: string, method: string, operation: Operation): string {
    const { operationId: id } = operation
    const schema = answerOf(operation)
    const receipt = schema.required?.includes('message') ?? false
    const changes = changesState(method, operation)
    if (receipt && !changes) throw new Error(`${id} answers a receipt: mark it x-changes-state`)
    const answer = receipt ? '' : `, answer: ${shapeOf(schema)}`
    const current = currentOf(operation)
    const conflict = current ? `, conflict: ${shapeOf(current)}` : ''
    const isKeyed = operation.parameters?.some(({ $ref = '' }) => nameOf($ref) === 'IdempotencyKey')
    const keyed = isKeyed ? ', keyed: true' : ''
    return `  ${id}: { method: '${method.toUpperCase()}', path: '${path}', changes: ${changes}${answer}${conflict}${keyed} },\n`
  }

  /** The record that a 409 brings, if it brings one. */
  function currentOf({ responses }: Operation): Schema | undefined {
    return schemaOf(responses['409'])?.allOf?.find(({ properties }) => properties?.data)?.properties
      ?.data
  }

  function schemaOf(response: Response | undefined): Schema | undefined {
    const named = response?.$ref ? contract.components.responses[nameOf(response.$ref)] : response
    return named?.content?.['application/json']?.schema
  }

  function answerOf({ operationId, responses }: Operation): Schema {
    const schema = schemaOf(responses['200'] ?? responses['201'])
    if (!schema) throw new Error(`${operationId} has no JSON answer of status 200 or 201`)
    return schema.$ref ? componentOf(schema.$ref) : schema
  }

  function componentOf(ref: string): Schema {
    const schema = contract.components.schemas[nameOf(ref)]
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
      const name = nameOf(schema.$ref)
      if (!shapes.has(name)) {
        const shape = shapeOf(component)
        shapes.set(name, shape)
      }
      return name
    }
    const type = [schema.type].flat().find((one) => one !== 'null')
    if (type === 'string' && schema.format === 'date-time') return `'moment'`
    if (type && ['string', 'boolean', 'number', 'integer'].includes(type)) return `'${type}'`
    if (type === 'array' && schema.items) return `[${shapeOf(schema.items)}]`
    if (type === 'object') {
      return `{ ${Object.entries(schema.properties ?? {})
        .map(([key, value]) => `${keyOf(key, value, schema)}: ${shapeOf(value)}`)
        .join(', ')} }`
    }
    throw new Error(`The client has no shape for ${JSON.stringify(schema)}`)
  }

  /** `name`, or `'name?'` for a property that may be missing or null. */
  function keyOf(key: string, value: Schema, { required }: Schema): string {
    const nullable = [value.type].flat().includes('null')
    return nullable || !required?.includes(key) ? `'${key}?'` : key
  }
}

const changesState = (method: string, { 'x-changes-state': marked }: Operation): boolean =>
  method !== 'get' || marked === true

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
