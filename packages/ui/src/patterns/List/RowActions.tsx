import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu } from '../../components/Menu/Menu'
import { Spinner } from '../../components/Spinner/Spinner'
import { text } from '../../text/defaults'
import { RowActionButton } from './RowActionButton'
import * as css from './RowActions.css'
import type { RowAction } from './rowAction'

export interface RowActionsProps {
  actions: readonly RowAction[]
  /**
   * Ids of all actions that a row of the list can have, in order. A missing action leaves its
   * place empty, so that each action is aligned down the list. A menu has no places.
   * @default the actions are side by side
   */
  slots?: readonly string[] | undefined
  /** Ends the accessible name of each button: 'Ban Maria Silva'. */
  rowName: string
  isPending: boolean
  /** All in one menu, where a row of buttons has no room. */
  inMenu: boolean
  onAction: (actionId: string) => void
}

/** The actions of a row: icon buttons at its end, or one menu with the same actions. */
export function RowActions({
  actions,
  slots,
  rowName,
  isPending,
  inMenu,
  onAction,
}: RowActionsProps) {
  if (actions.length === 0) return null
  if (inMenu) {
    return (
      <Menu
        trigger={
          <IconButton
            label={text.actionsFor(rowName)}
            tooltip={text.actions}
            icon={<Ellipsis />}
            data-action-id="menu"
            isPending={isPending}
          />
        }
        items={actions.map(({ onPress: _, toggle: __, ...action }) =>
          action.href === undefined
            ? { ...action, onAction: () => onAction(action.id) }
            : { ...action, href: action.href },
        )}
      />
    )
  }
  return (
    <div className={css.actions}>
      {isPending ? (
        <span className={css.atWork}>
          <Spinner size="small" label={text.working} />
        </span>
      ) : null}
      {inSlots(actions, slots).map(({ id, action }) =>
        action === undefined ? (
          <span key={id} className={css.emptySlot} />
        ) : (
          <RowActionButton
            key={id}
            action={isPending ? { ...action, disabledReason: text.working } : action}
            rowName={rowName}
            onPress={() => onAction(id)}
          />
        ),
      )}
    </div>
  )
}

/** The actions, each in its place; an action without a place is at the end. */
function inSlots(actions: readonly RowAction[], slots: readonly string[] = []) {
  const placed = slots.map((id) => ({ id, action: actions.find((action) => action.id === id) }))
  const others = actions.filter(({ id }) => !slots.includes(id))
  return [...placed, ...others.map((action) => ({ id: action.id, action }))]
}
