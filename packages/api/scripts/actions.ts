import type { Contract } from './operations.ts'

/** An action of the record, as `openapi/actions.yaml` describes it. */
export interface ActionRow {
  calls?: string[]
  subject?: string
  fields?: string[]
  permissions?: string[]
  opposite?: string
  decision?: boolean
  notice?: string
  automatic?: boolean
  filters?: string[]
}

/** The parts of the contract from which the actions follow. */
export interface ActionContract extends Pick<Contract, 'paths' | 'components' | 'x-permissions'> {
  'x-actions': Record<string, ActionRow>
}

const quote = (name: string) => `'${name}'`
const list = (names: readonly string[]) => `[${names.map(quote).join(', ')}]`
const text = (name: string | undefined) => (name === undefined ? 'null' : quote(name))

/** The first name that stands twice. */
const repeated = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at)

/** Names the entry of a change in its answer. */
const ENTRY_HEADER = 'Record-Entry'

/** @throws Error for a call whose answer cannot name the entry that the panel would undo */
function checkAnswers(
  { paths, components }: ActionContract,
  action: string,
  { calls = [], fields }: ActionRow,
): void {
  const described = Object.values(paths).flatMap((item) => Object.values(item))
  for (const { operationId, responses } of fields ? described : []) {
    if (operationId === undefined || !calls.includes(operationId)) continue
    const { $ref, headers } = responses[200] ?? responses[201] ?? responses[202] ?? {}
    const shared = components?.responses?.[$ref?.split('/').at(-1) ?? '']
    if (ENTRY_HEADER in (headers ?? shared?.headers ?? {})) continue
    throw new Error(`${action} can be undone: the answer of ${operationId} needs ${ENTRY_HEADER}`)
  }
}

/** The permission of each call; a list for a call with several. */
const permissionsOfCalls = ({ paths }: ActionContract): Map<string, string | string[]> =>
  new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId: id, 'x-permission': permission = [] }) =>
        id === undefined ? [] : [[id, permission]],
      ),
  )

/**
 * What undoing an action needs: the permission of its calls, and those that it lists. An action of a
 * job has no calls, so it lists all of them.
 * @throws Error for an unknown name
 */
function permissionsOf(
  contract: ActionContract,
  action: string,
  { calls = [], permissions = [], fields, automatic }: ActionRow,
): string[] {
  const known = permissionsOfCalls(contract)
  const own = calls.map((call) => {
    const permission = known.get(call)
    if (permission === undefined) throw new Error(`${action} has ${call}, which is no call`)
    return permission
  })
  const unknown = permissions.find((name) => !Object.hasOwn(contract['x-permissions'], name))
  if (unknown) throw new Error(`${action} needs ${unknown}, which is no permission`)
  if (!fields) {
    if (permissions.length === 0) return []
    throw new Error(`${action} has permissions without fields: it cannot be undone`)
  }
  if (automatic && permissions.length > 0) return permissions
  const single = new Set(own.flatMap((one) => (typeof one === 'string' ? one : [])))
  if (single.size !== 1 || own.some((one) => typeof one !== 'string')) {
    throw new Error(`${action} can be undone: its calls must have one permission, the same for all`)
  }
  return [...single, ...permissions]
}

/** @throws Error for a name that stands twice, and for an unknown opposite */
function checkRow({ 'x-actions': actions }: ActionContract, action: string, row: ActionRow): void {
  const { calls = [], fields = [], permissions = [], filters = [], opposite } = row
  const twice = [calls, fields, permissions, filters].map(repeated).find(Boolean)
  if (twice) throw new Error(`${action} has ${twice} twice`)
  if (opposite === undefined) return
  if (!Object.hasOwn(actions, opposite)) {
    throw new Error(`${action} has the opposite ${opposite}, which is no action`)
  }
  if (fields.length === 0) throw new Error(`${action} has an opposite, but no fields to restore`)
}

/** The emails to members, by the names of `EmailPreview`. */
const emailsOf = ({ components }: ActionContract): readonly string[] =>
  components?.schemas?.EmailPreview?.properties?.action?.enum ?? []

/**
 * @throws Error for an unknown email, and for one of two actions: its name would not say which one
 * it is about
 */
function checkNotices(contract: ActionContract): void {
  const { 'x-actions': actions } = contract
  const notices = Object.values(actions).flatMap(({ notice }) =>
    notice === undefined || notice === 'team' ? [] : notice,
  )
  const twice = repeated(notices)
  if (twice) throw new Error(`Two actions have the notice ${twice}`)
  const emails = emailsOf(contract)
  const unknown = notices.find((notice) => !emails.includes(notice))
  if (unknown) throw new Error(`An action has the notice ${unknown}, which EmailPreview lacks`)
}

/**
 * Writes the text of `actions.gen.ts`: the table of actions, for server and panel.
 * @throws Error for an unknown call, permission or opposite, and for a name that stands twice
 */
export function actionsModule(contract: ActionContract): string {
  const { 'x-actions': actions } = contract
  checkNotices(contract)
  const rows = Object.entries(actions).map(([action, row]) => {
    checkRow(contract, action, row)
    checkAnswers(contract, action, row)
    const { calls = [], subject, fields = [], opposite, decision, notice, automatic } = row
    return [
      `  ${quote(action)}: {\n`,
      `    calls: ${list(calls)},\n`,
      `    subject: ${text(subject)},\n`,
      `    fields: ${list(fields)},\n`,
      `    permissions: ${list(permissionsOf(contract, action, row))},\n`,
      `    opposite: ${text(opposite)},\n`,
      `    isDecision: ${decision === true},\n`,
      `    notice: ${text(notice)},\n`,
      `    isAutomatic: ${automatic === true},\n`,
      `    filters: ${list(row.filters ?? [])},\n`,
      '  },\n',
    ].join('')
  })
  return [
    '\n/** Every action that the record shows; `openapi/actions.yaml` describes the columns. */\n',
    'export const actions = {\n',
    ...rows,
    '} as const\n',
    '\nexport type RecordAction = keyof typeof actions\n',
  ].join('')
}

/**
 * Writes the text of ui's `recordKinds.gen.ts`: the same actions by the filter that shows them, and
 * the kinds that a deletion puts in the trash.
 */
export function recordKindsModule({ 'x-actions': actions }: ActionContract): string {
  const filters = new Set(Object.values(actions).flatMap(({ filters = [] }) => filters))
  const namesWhere = (matches: (row: ActionRow) => boolean) =>
    Object.entries(actions).flatMap(([name, row]) => (matches(row) ? name : []))
  const trashed = new Set(
    Object.values(actions).flatMap(({ subject, fields = [] }) =>
      subject && fields.includes('isDeleted') ? subject : [],
    ),
  )
  return [
    '\n/** The kinds that filter the record: their actions, each together with its undo. */\n',
    'export const RECORD_KINDS = {\n',
    '  all: [],\n',
    ...[...filters].map(
      (filter) =>
        `  ${filter}: ${list(namesWhere(({ filters = [] }) => filters.includes(filter)))},\n`,
    ),
    '} as const\n',
    '\n/** The kinds of items in the trash, for its filter. */\n',
    `export const TRASH_KINDS = ${list(['all', ...trashed])} as const\n`,
    '\n/** Actions of jobs: an entry of theirs without an actor was not made by anybody. */\n',
    `export const AUTOMATIC_ACTIONS: readonly string[] = ${list(namesWhere(({ automatic }) => automatic === true))}\n`,
    '\n/** Every action that the record shows. */\n',
    'export type RecordAction =\n',
    ...Object.keys(actions).map((name) => `  | ${quote(name)}\n`),
  ].join('')
}
