import { Spinner } from '../../components/Spinner/Spinner'
import { text } from '../../text/defaults'
import { RowActionButton } from './RowActionButton'
import * as css from './RowActions.css'
import { RowMenu } from './RowMenu'
import type { RowAction } from './rowAction'

export interface RowActionsProps {
  actions: readonly RowAction[]
  /** Ends the accessible name of each button: 'Ban Maria Silva'. */
  rowName: string
  isPending: boolean
  /** All in the menu, where a row of buttons has no room. */
  inMenu: boolean
  onAction: (actionId: string) => void
  /** The element around the buttons: a cell of a table. @default 'div' */
  element?: 'div' | 'td'
}

/** The actions of a row: icons, at most one text button, and a menu with all the others. */
export function RowActions({
  actions,
  rowName,
  isPending,
  inMenu,
  onAction,
  element: Element = 'div',
}: RowActionsProps) {
  const buttons = inMenu ? [] : actions.filter(({ display = 'menu' }) => display !== 'menu')
  const others = actions.filter((action) => !buttons.includes(action))
  return (
    <Element className={css.actions}>
      {isPending ? (
        <span className={css.atWork}>
          <Spinner size="small" label={text.working} />
        </span>
      ) : null}
      {buttons.map((action) => (
        <RowActionButton
          key={action.id}
          action={isPending ? { ...action, disabledReason: text.working } : action}
          name={`${action.toggle?.label ?? action.label} ${rowName}`}
          onPress={() => onAction(action.id)}
        />
      ))}
      {others.length === 0 ? null : (
        <RowMenu actions={others} rowName={rowName} isPending={isPending} onAction={onAction} />
      )}
    </Element>
  )
}
