import { useRef, useState } from 'react'
import { type MenuAction, MenuPopover } from '../../components/Menu/Menu'
import { text } from '../../text/defaults'
import { panelText } from '../../text/panelDefaults'
import { RowActionButton } from './RowActionButton'
import type { RowAction } from './rowAction'

export interface RowMenuProps {
  actions: readonly RowAction[]
  rowName: string
  isPending: boolean
  onAction: (actionId: string) => void
}

/** The actions of a row in words. The menu is in the document only while it is open. */
export function RowMenu({ actions, rowName, isPending, onAction }: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  // Undefined until it opens for the first time. From then on it stays, to fade out.
  const [isOpen, setIsOpen] = useState<boolean>()
  const open = () => setIsOpen(true)
  const name = text.actionsFor(rowName)
  return (
    <>
      <RowActionButton
        ref={trigger}
        action={{
          id: 'menu',
          label: text.actions,
          icon: null,
          disabledReason: isPending ? text.working : undefined,
          onPress: open,
        }}
        display="dots"
        isPending={isPending}
        name={name}
        isMenuOpen={isOpen ?? false}
        onPress={open}
      />
      {isOpen === undefined ? null : (
        <MenuPopover
          label={name}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          items={inGroups(actions).map((action) => toMenuAction(action, onAction))}
        />
      )}
    </>
  )
}

const toMenuAction = (
  { onPress: _, toggle: __, display: ___, ...action }: RowAction,
  onAction: RowMenuProps['onAction'],
): MenuAction =>
  action.href === undefined
    ? { ...action, onAction: () => onAction(action.id) }
    : { ...action, href: action.href }

/** The critical actions are last, and apart from the others. */
function inGroups(actions: readonly RowAction[]): readonly RowAction[] {
  const isCritical = ({ tone }: RowAction) => tone === 'critical'
  const others = actions.filter((action) => !isCritical(action))
  const groups = [...new Set(others.map(({ group }) => group))]
  return [
    ...groups.flatMap((group) => others.filter((action) => action.group === group)),
    ...actions.filter(isCritical).map((action) => ({ ...action, group: panelText.permanent })),
  ]
}
