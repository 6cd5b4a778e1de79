import { filesPath } from '../platform/files/fileStore.ts'
import type { AuditRow } from './audit.ts'
import { fieldsOf } from './auditActions.ts'

type Fields = Readonly<Record<string, unknown>>

const pick = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

/** Whether an image cannot be restored: an upload is removed when another image replaces it. */
const isLost = (value: unknown): boolean =>
  typeof value === 'string' &&
  URL.parse(value, 'http://localhost')?.pathname.startsWith(filesPath) === true

/**
 * The changed fields before and after an action or an undoing; undefined if it cannot be undone, or if
 * its texts were erased. The undoing of an undoing does the action again.
 */
export const inverseOf = ({
  action,
  before,
  after,
  isErased,
}: AuditRow): { readonly before: Fields; readonly after: Fields } | undefined => {
  if (isErased || !before || !after) return undefined
  const changed = fieldsOf(action).filter((name) => name in after)
  if (changed.length === 0 || changed.some((name) => isImage(name) && isLost(before[name]))) {
    return undefined
  }
  return { before: pick(before, changed), after: pick(after, changed) }
}

const isImage = (name: string): boolean => name === 'image' || name === 'imageUrl'
