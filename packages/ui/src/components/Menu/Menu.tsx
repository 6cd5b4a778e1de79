import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import {
  MenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Menu as RacMenu,
} from 'react-aria-components/Menu'
import { useLateOpening } from '../../hooks/useLateOpening'
import * as css from './Menu.css'
import { type MenuAction, MenuActionItem } from './MenuActionItem'
import { type MenuChoice, MenuChoiceSection } from './MenuChoiceSection'

export type { MenuAction } from './MenuActionItem'

interface MenuBaseProps {
  /** The actions, in reading order. Neighbours of one group stand apart from the others. */
  items: readonly MenuAction[]
  /** Settings with a few values each, above the items. @default none */
  choices?: readonly MenuChoice[]
  /** Content above the menu. It takes no focus, so the trigger must give the same information. */
  header?: ReactNode
  /**
   * Side of the trigger; the menu moves to another side when there is no room.
   * @default 'bottom end'
   */
  placement?: NonNullable<PopoverProps['placement']>
}

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
  return (
    <MenuTrigger>
      {trigger}
      <MenuContent {...content} />
    </MenuTrigger>
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
    <MenuContent
      {...content}
      state={{ isOpen, setOpen: onOpenChange }}
      popoverProps={{ trigger: 'MenuTrigger', 'aria-label': label, triggerRef }}
      menuProps={{ 'aria-label': label, autoFocus: 'first', onClose: () => onOpenChange(false) }}
    />
  )
}

interface MenuContentProps extends MenuBaseProps {
  /** What a MenuTrigger would provide. */
  state?: { isOpen: boolean; setOpen: (isOpen: boolean) => void } | null
  popoverProps?: PopoverProps
  menuProps?: ComponentProps<typeof RacMenu>
}

function MenuContent({
  items,
  choices = [],
  header,
  placement = 'bottom end',
  state = use(OverlayTriggerStateContext),
  popoverProps,
  menuProps,
}: MenuContentProps) {
  const isOpen = useLateOpening(state?.isOpen ?? false, { closesLate: true })
  return (
    <Popover
      {...popoverProps}
      isOpen={isOpen}
      {...(state && { onOpenChange: state.setOpen })}
      className={css.popover}
      placement={placement}
      offset={4}
    >
      {header === undefined ? null : <div className={css.header}>{header}</div>}
      <RacMenu {...menuProps} className={css.menu}>
        {choices.map((choice) => (
          <MenuChoiceSection key={choice.title} choice={choice} />
        ))}
        {groupsOf(items).map(({ group, items }) =>
          group === undefined ? (
            items.map((item) => <MenuActionItem key={item.id} item={item} />)
          ) : (
            <MenuSection key={group} aria-label={group} className={css.section}>
              {items.map((item) => (
                <MenuActionItem key={item.id} item={item} />
              ))}
            </MenuSection>
          ),
        )}
      </RacMenu>
    </Popover>
  )
}

/** Neighbours of the same group together. */
function groupsOf(items: readonly MenuAction[]) {
  const groups: { group: string | undefined; items: MenuAction[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
