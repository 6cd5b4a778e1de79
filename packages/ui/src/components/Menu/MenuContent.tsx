import type { ComponentProps, ReactNode } from 'react'
import {
  MenuSection,
  Popover,
  type PopoverProps,
  Menu as RacMenu,
} from 'react-aria-components/Menu'
import * as css from './Menu.css'
import { type MenuAction, MenuActionItem } from './MenuActionItem'
import { type MenuChoice, MenuChoiceSection } from './MenuChoiceSection'

export interface MenuBaseProps {
  /** The actions, in reading order. A line separates neighbours of different groups. */
  items: ReadonlyArray<MenuAction>
  /** Settings with a few values each, above the items. @default none */
  choices?: readonly MenuChoice[] | undefined
  /**
   * Content above the menu. It cannot be focused, so the trigger must give the same information.
   */
  header?: ReactNode
  /**
   * Side of the trigger; the menu flips to another side when there is no space. @default 'bottom
   * end'
   */
  placement?: PopoverProps['placement']
}

export interface MenuContentProps extends MenuBaseProps {
  /** For a menu without a MenuTrigger. */
  popoverProps?: PopoverProps
  menuProps?: ComponentProps<typeof RacMenu>
}

/** The open menu; renders nothing while it is closed. */
export function MenuContent({
  items,
  choices = [],
  header,
  placement = 'bottom end',
  popoverProps,
  menuProps,
}: MenuContentProps) {
  return (
    <Popover {...popoverProps} className={css.popover} placement={placement} offset={4}>
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

/** Puts neighbours of the same group together. */
function groupsOf(items: readonly MenuAction[]) {
  const groups: { group: string | undefined; items: MenuAction[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
