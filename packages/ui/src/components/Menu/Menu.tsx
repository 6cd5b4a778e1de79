import { type ReactElement, type RefObject, useRef, useState } from 'react'
// As the trigger of react-aria-components does it; that comes with the menu.
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import { useMenuTrigger } from 'react-aria/useMenu'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { useLateOpening } from '../../hooks/useLateOpening'
import { Late } from '../../internal/late/Late'
import { latePart } from '../../internal/late/latePart'
import type { MenuBaseProps, MenuContentProps } from './MenuContent'

export type { MenuAction } from './MenuActionItem'

const menuContent = latePart(async () => (await import('./MenuContent')).MenuContent)

export interface MenuProps extends MenuBaseProps {
  /** The button that opens the menu: a Button or an IconButton. Its name also names the menu. */
  trigger: ReactElement
}

/**
 * Actions behind one button, where a row of buttons has no room. Arrow keys, typing and Escape
 * work as in a system menu (ARIA APG, menu button), and the focus returns to the button. To
 * choose a form value use Select.
 */
export function Menu({ trigger, ...content }: MenuProps) {
  const state = useMenuTriggerState({})
  const triggerRef = useRef<HTMLElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, triggerRef)
  const labelId = menuProps['aria-labelledby']
  const load = () => void menuContent.load().catch(() => {})
  return (
    <>
      <PressResponder
        {...menuTriggerProps}
        {...{ onPointerEnter: load, onFocus: load }}
        ref={triggerRef}
        isPressed={state.isOpen}
      >
        {trigger}
      </PressResponder>
      <LateMenu
        {...content}
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        popoverProps={{
          trigger: 'MenuTrigger',
          triggerRef,
          scrollRef,
          ...(labelId && { 'aria-labelledby': labelId }),
        }}
        menuProps={{ ...menuProps, ref: scrollRef }}
      />
    </>
  )
}

export interface MenuPopoverProps extends MenuBaseProps {
  /** Names the menu. */
  label: string
  /** The button that opened it. It has the focus, and gets it back. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The menu without its button, for a list: a Menu in each row costs time before anybody opens it.
 */
export function MenuPopover({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  ...content
}: MenuPopoverProps) {
  return (
    <LateMenu
      {...content}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      popoverProps={{ trigger: 'MenuTrigger', 'aria-label': label, triggerRef }}
      menuProps={{ 'aria-label': label, autoFocus: 'first', onClose: () => onOpenChange(false) }}
    />
  )
}

function LateMenu(props: MenuContentProps) {
  const { isOpen, onOpenChange } = props
  const isShown = useLateOpening(isOpen, { closesLate: true })
  // From the first time on it stays, to fade out.
  const [isWanted, setWanted] = useState(false)
  if (isShown && !isWanted) setWanted(true)
  return (
    isWanted && (
      <Late
        part={menuContent}
        props={{ ...props, isOpen: isShown }}
        onClose={isOpen && (() => onOpenChange(false))}
      />
    )
  )
}
