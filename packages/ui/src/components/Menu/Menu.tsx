import type { ComponentProps, ReactElement, RefObject } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { type MenuBaseProps, MenuContent } from './MenuContent'

export type { MenuAction } from './MenuActionItem'

export interface MenuProps
  extends MenuBaseProps,
    Pick<ComponentProps<typeof MenuTrigger>, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button that opens the menu: a Button or an IconButton. Its name also names the menu. */
  trigger: ReactElement
}

/**
 * Actions behind one button, where there is no space for a row of buttons. Arrow keys, typing and
 * Escape work as in a system menu (ARIA APG, menu button), and the focus returns to the button. To
 * choose a form value use Select.
 */
export function Menu({ trigger, items, choices, header, placement, ...state }: MenuProps) {
  return (
    <MenuTrigger {...state}>
      {trigger}
      <MenuContent items={items} choices={choices} header={header} placement={placement} />
    </MenuTrigger>
  )
}

export interface MenuPopoverProps extends MenuBaseProps {
  /** Names the menu. */
  label: string
  /** The button that opened the menu. The focus returns to it. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The menu of a native button in a row. It is in the document only while it is open. */
export function MenuPopover({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  ...content
}: MenuPopoverProps) {
  return (
    <MenuContent
      {...content}
      popoverProps={{
        trigger: 'MenuTrigger',
        'aria-label': label,
        triggerRef,
        isOpen,
        onOpenChange,
      }}
      menuProps={{ 'aria-label': label, autoFocus: 'first', onClose: () => onOpenChange(false) }}
    />
  )
}
