import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu } from '../../components/Menu/Menu'
import { Spinner } from '../../components/Spinner/Spinner'
import { text } from '../../text/defaults'
import * as css from './DataTable.css'
import { RowActionButton } from './RowActionButton'
import type { RowAction } from './tableModel'

export interface RowActionsProps {
  actions: readonly RowAction[]
  /** Ends the name of each button: 'Ban Maria Silva'. */
  rowName: string
  isBusy: boolean
  /** All in one menu, where a row of buttons has no room. */
  inMenu: boolean
  onAction: (actionId: string) => void
}

/** What can be done with a row: icon buttons at its end, or one menu with the same deeds. */
export function RowActions({ actions, rowName, isBusy, inMenu, onAction }: RowActionsProps) {
  if (actions.length === 0) return null
  if (inMenu) {
    return (
      <Menu
        trigger={
          <IconButton
            label={text.actionsFor(rowName)}
            tooltip={text.actions}
            icon={<Ellipsis />}
            isBusy={isBusy}
          />
        }
        items={actions.map(({ onPress: _, ...action }) =>
          action.href === undefined
            ? { ...action, onAction: () => onAction(action.id) }
            : { ...action, href: action.href },
        )}
      />
    )
  }
  return (
    <div className={css.actions}>
      {isBusy ? (
        <span className={css.atWork}>
          <Spinner size="small" label={text.working} />
        </span>
      ) : null}
      {actions.map((action) => (
        <RowActionButton
          key={action.id}
          action={isBusy ? { ...action, disabledReason: text.working } : action}
          rowName={rowName}
          onPress={() => onAction(action.id)}
        />
      ))}
    </div>
  )
}
