import type { RowAction } from '../List/List'

const COMPARED = [
  'id',
  'label',
  'tone',
  'display',
  'group',
  'disabledReason',
  'href',
  'download',
] as const

/**
 * Whether two lists of actions look alike and lead to the same places. Handlers and icons are new
 * objects in every render of a screen; they belong to the action's id and do not count.
 */
export function sameActions(
  a: readonly RowAction[] | undefined,
  b: readonly RowAction[] | undefined,
): boolean {
  if (a === undefined || b === undefined) return a === b
  return (
    a.length === b.length &&
    a.every((action, at) => {
      const other = b[at]
      return (
        other !== undefined &&
        COMPARED.every((key) => action[key] === other[key]) &&
        action.toggle?.label === other.toggle?.label &&
        action.toggle?.isOn === other.toggle?.isOn
      )
    })
  )
}
