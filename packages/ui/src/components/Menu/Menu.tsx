import type { ReactElement, ReactNode } from 'react'
import {
  MenuTrigger,
  Popover,
  type PopoverProps,
  Menu as RacMenu,
} from 'react-aria-components/Menu'
import * as css from './Menu.css'
import { type MenuAction, MenuActionItem } from './MenuActionItem'
import { type MenuChoice, MenuChoiceSection } from './MenuChoiceSection'

export interface MenuProps {
  /** The button that opens the menu: a Button or an IconButton. Its name also names the menu. */
  trigger: ReactElement
  /** The actions, in reading order. */
  items: readonly MenuAction[]
  /** One setting with a few values, above the items. */
  choice?: MenuChoice
  /** Content above the menu. It takes no focus, so the trigger must give the same information. */
  header?: ReactNode
  /**
   * Side of the trigger; the menu moves to another side when there is no room.
   * @default 'bottom end'
   */
  placement?: NonNullable<PopoverProps['placement']>
}

/**
 * Actions behind one button, where a row of buttons has no room. Arrow keys, typing and Escape
 * work as in a system menu (ARIA APG, menu button), and the focus returns to the button. To
 * choose a form value use Select.
 */
export function Menu({ trigger, items, choice, header, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.popover} placement={placement} offset={4}>
        {header === undefined ? null : <div className={css.header}>{header}</div>}
        <RacMenu className={css.menu}>
          {choice === undefined ? null : <MenuChoiceSection choice={choice} />}
          {items.map((item) => (
            <MenuActionItem key={item.id} item={item} />
          ))}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  )
}
