import { type ReactElement, type RefObject, useId, useRef, useState } from 'react'
import { useLateOpening } from '../../hooks/useLateOpening'
import { Late } from '../../internal/late/Late'
import { latePart } from '../../internal/late/latePart'
import { TriggerContext } from '../../internal/trigger/TriggerContext'
import type { MenuBaseProps, MenuContentProps } from './MenuContent'

export type { MenuAction } from './MenuActionItem'

const menuContent = latePart(async () => (await import('./MenuContent')).MenuContent)

export interface MenuProps extends MenuBaseProps {
  /** The button that opens the menu: a Button or an IconButton. Its name also names the menu. */
  trigger: ReactElement
}

/** On an item; true: on the menu itself, where a pointer is about to choose. */
type FocusAt = 'first' | 'last' | true

/**
 * Actions behind one button, where a row of buttons has no room. Arrow keys, typing and Escape
 * work as in a system menu (ARIA APG, menu button), and the focus returns to the button. To
 * choose a form value use Select.
 */
export function Menu({ trigger, ...content }: MenuProps) {
  const button = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [autoFocus, setAutoFocus] = useState<FocusAt>(true)
  const id = useId()
  const menuId = useId()
  const load = () => void menuContent.load().catch(() => {})
  const open = (at: FocusAt) => {
    setAutoFocus(at)
    setOpen(true)
  }
  return (
    <>
      <TriggerContext
        value={{
          ref: button,
          id,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? menuId : undefined,
          'data-pressed': isOpen || undefined,
          onPointerEnter: load,
          onFocus: load,
          onPress: ({ detail }) => open(detail > 0 || 'first'),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            open(event.key === 'ArrowUp' ? 'last' : 'first')
          },
        }}
      >
        {trigger}
      </TriggerContext>
      <LateMenu
        {...content}
        isOpen={isOpen}
        onOpenChange={setOpen}
        popoverProps={{ trigger: 'MenuTrigger', triggerRef: button, 'aria-labelledby': id }}
        menuProps={{
          id: menuId,
          'aria-labelledby': id,
          autoFocus,
          onClose: () => setOpen(false),
        }}
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
