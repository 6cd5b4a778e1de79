import { dateTime } from '../../text/dates'
import { isolate, plainText } from '../../text/people'
import { usersText } from '../members/members'
import { AUTOMATIC_ACTIONS } from './recordKinds.gen'
import type { RecordActor, RecordEntry, RecordSubject } from './recordModel'
import { recordText as text } from './recordText'

/** An own entry of a table of texts. */
export const lookUp = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/**
 * What an action did, with `{name}` for its subject; an action of another backend keeps its own
 * name.
 * @param value the value that the action set, as text
 */
export const verbOf = (action: string, value?: string | null): string =>
  lookUp(text.verbs, `${action}.${value}`) ?? lookUp(text.verbs, action) ?? `${action} {name}`

/** The name of a person who acted. */
export const actorName = (actor: RecordActor | null | undefined): string =>
  actor ? plainText(actor.name) || text.deletedAccount(actor.id.slice(-4)) : text.operator

/** Whether a job of the server did it. */
export const isAutomatic = ({ actor, action }: Pick<RecordEntry, 'actor' | 'action'>): boolean =>
  actor == null && AUTOMATIC_ACTIONS.includes(action)

/** Who did it, at the start of a sentence: a name, or 'Automatically'. */
export const entryActor = (entry: Pick<RecordEntry, 'actor' | 'action'>): string =>
  isAutomatic(entry) ? text.automatically : actorName(entry.actor)

/** The name of what an action was done to. */
export function subjectName({ kind, id, name }: RecordSubject): string {
  const end = id.slice(-4)
  return plainText(name) || (kind === 'member' ? text.deletedMember(end) : `…${end}`)
}

const UNDO = '.undo'

/** Whether an entry undid another one. */
export const isUndoing = ({ action }: Pick<RecordEntry, 'action'>): boolean => action.endsWith(UNDO)

const isExported = (list: string): list is keyof typeof text.exported =>
  Object.hasOwn(text.exported, list)

/** What an export saved: 'exported 2,000 members'. Undefined for a list of another backend. */
const exportText = ({ action, changes = [] }: RecordEntry): string | undefined => {
  if (action !== 'list.export') return undefined
  const saved = (name: string) => changes.find(({ field }) => field === name)?.after ?? ''
  const list = saved('list')
  return isExported(list) ? text.exported[list](Number(saved('exportedRows'))) : undefined
}

/** The action without the mark of an undoing: `user.ban` for `user.ban.undo`. */
export const baseAction = (entry: Pick<RecordEntry, 'action'>): string =>
  isUndoing(entry) ? entry.action.slice(0, -UNDO.length) : entry.action

/** The words of an action before and after the name of its subject; without `after` it has none. */
export function wordsOf(entry: RecordEntry): [before: string, after?: string] {
  const { subject, changes = [] } = entry
  const isUndo = isUndoing(entry)
  const base = baseAction(entry)
  const side = isUndo ? 'before' : 'after'
  const end = changes.find(({ field }) => field === 'bannedUntil')?.[side]
  const verb = exportText(entry) ?? verbOf(base, end ? 'until' : changes[0]?.[side])
  const words = isUndo ? `${text.undid} ${verb}` : verb
  const [before = '', after] = words.replace('{until}', end ? dateTime(end) : '').split('{name}')
  if (after === undefined) return [before]
  return subject == null ? [`${before}${after}`.trim()] : [before, after]
}

/** An action as a sentence about its actor: 'banned Maria Silva'. */
export function actionText(entry: RecordEntry): string {
  const [before, after] = wordsOf(entry)
  return entry.subject == null || after === undefined
    ? before
    : `${before}${isolate(subjectName(entry.subject))}${after}`
}

/** The name of a field in words: 'publishTime' is 'Publish time'. */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return lookUp(text.fields, field) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of a field in words; the contract has each as text. */
export function fieldValue(field: string, value: string | null): string {
  if (value === null || value === '') return text.nothing
  if (moment.test(value)) return dateTime(value)
  if (value === 'true') return text.yes
  if (value === 'false') return text.no
  // A code in the contract.
  if (field === 'badgeRequestStatus') return lookUp(text.citizenship, value) ?? value
  if (field === 'status') return lookUp(usersText.stages, value) ?? value
  return value
}
