import { type Described, methods, type ReadableContract } from '../src/cli/contractModules.ts'

/** The parts of the contract that only the product reads. */
export interface Contract extends ReadableContract {
  paths: Record<string, Record<string, Operation>>
  /** What each feature of calls, parameters and properties adds, and the features that it needs. */
  'x-features': Record<string, { adds: string; needs?: string[] }>
  /** Each permission in words. */
  'x-permissions': Record<string, string>
  /** The permissions of each role. */
  'x-roles': Record<string, string[]>
  /** The permission that decides the cases of each queue of the desk. */
  'x-queues': Record<string, string>
}
interface Operation extends Described {
  security?: Record<string, unknown>[]
  /** The permission that it needs, or one of several; none of them for everyone on the team. */
  'x-permission'?: string | string[]
}

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

/**
 * Writes the text of the server's `security.gen.ts`: for each call the one scheme that lets callers
 * in, or 'anyone', and for a call of administrators the permissions; one of them is enough.
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
    '\n/** For each call, the permissions of which one is enough. Empty: everyone on the team. */\n',
    'export const neededPermissions = {\n',
    ...needs.sort(),
    '} as const\n',
  ].join('')
}

/** The refusal of a call that needs a second factor that was passed just now. */
const NOT_FRESH = '#/components/responses/NotFresh'

/**
 * Writes the text of `freshCalls.gen.ts`: the calls that may be refused for want of a fresh second
 * factor.
 */
export function freshCallsModule({ paths }: Contract): string {
  const ids = Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .filter(({ responses }) => responses['403']?.$ref === NOT_FRESH)
    .flatMap(({ operationId }) => operationId ?? [])
  return [
    '\n/** The calls that need a second factor that was passed just now. */\n',
    `export const freshCalls: ReadonlySet<string> = new Set(${list(ids.sort())})\n`,
  ].join('')
}

/** The permissions of each call that requires some, as types: types add no code to a page. */
const callPermissions = (paths: Contract['paths']): string[] =>
  Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .flatMap(({ operationId, 'x-permission': permission = [] }) => {
      const names = [permission].flat().map((name) => `'${name}'`)
      return names.length > 0 ? `  ${operationId}: ${names.join(' | ')}\n` : []
    })
    .sort()

/**
 * Writes the text of `permissions.gen.ts`: every permission, those of each role, the one of each
 * queue, and those of each call.
 * @throws Error for a role or a queue with an unknown permission
 */
export function permissionsModule({
  paths,
  'x-permissions': permissions,
  'x-roles': roles,
  'x-queues': queues,
}: Contract): string {
  const unknown = Object.entries(queues).find(([, name]) => !Object.hasOwn(permissions, name))
  if (unknown) throw new Error(`The queue ${unknown.join(' has ')}, which is no permission`)
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
    '\n/** The permission that decides the cases of each queue, in the order of the desk. */\n',
    'export const queuePermissions = {\n',
    ...Object.entries(queues).map(([queue, name]) => `  ${queue}: '${name}',\n`),
    '} as const satisfies Readonly<Record<string, Permission>>\n',
    '\n/** The permission that a call needs; one of several is enough. */\n',
    'export interface CallPermissions {\n',
    ...callPermissions(paths),
    '}\n',
  ].join('')
}

/**
 * Writes the text of `features.gen.ts`: every feature, and which others it needs.
 * @param marked the features that calls have
 * @throws Error for a feature that `x-features` lacks
 */
export function featuresModule(
  { 'x-features': features }: Contract,
  marked: readonly string[],
): string {
  const unknown = marked.find((name) => !Object.hasOwn(features, name))
  if (unknown) throw new Error(`Calls have the feature ${unknown}: add it to x-features`)
  const needs = Object.entries(features).flatMap(([name, { needs = [] }]) => {
    const missing = needs.find((one) => !Object.hasOwn(features, one))
    if (missing) throw new Error(`${name} needs the feature ${missing}: add it to x-features`)
    return needs.length > 0 ? [`  ${name}: ${list(needs)},\n`] : []
  })
  return [
    '\n/** Features beyond the specification. A server without one answers its calls with 404. */\n',
    `export const featureNames = ${list(Object.keys(features))} as const\n`,
    '\nexport type Feature = (typeof featureNames)[number]\n',
    '\n/** The features that a feature needs. */\n',
    'export const neededFeatures: Readonly<Partial<Record<Feature, readonly Feature[]>>> = {\n',
    ...needs,
    '}\n',
  ].join('')
}
