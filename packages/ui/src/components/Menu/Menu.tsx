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
  /** The button that opens the menu: a Button or an IconButton. Its name is the menu's too. */
  trigger: ReactElement
  /** What can be done, in reading order. */
  items: readonly MenuAction[]
  /** One setting with a few values, above the items. */
  choice?: MenuChoice
  /** What stands above the menu; it takes no focus, so the trigger must tell the same. */
  header?: ReactNode
  /** Side of the trigger; the menu moves by itself when there is no room. @default 'bottom end' */
  placement?: NonNullable<PopoverProps['placement']>
}

/**
 * Actions behind one button, for where a row of buttons has no room. Arrow keys, typing and Escape
 * work as in a menu of the system (ARIA APG, menu button), and focus goes back to the button. Not
 * for choosing a form value: that is Select.
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
