import type { ComponentProps, ReactNode } from 'react'
import { MenuItem, Text } from 'react-aria-components/Menu'
import * as css from './Menu.css'

interface MenuActionBase {
  /** Unique in the menu. */
  id: string
  label: string
  /** Icon from lucide-react: `<Ban />`. Sized by the menu. */
  icon?: ReactNode
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * Why it is not available now. The item stays focusable, has the reason in its accessible name,
   * and does nothing. A reason that equals the label is not repeated.
   */
  disabledReason?: string | undefined
  /**
   * Name of its group, for screen readers: 'Files'. A line separates two groups. @default no group
   */
  group?: string | undefined
}

/** Either an action, or the address of a page or a file. */
export type MenuAction = MenuActionBase &
  (
    | { onAction: () => void; href?: never; download?: never }
    | {
        href: string
        /** Saves the file instead of opening it; a string is the name of the file. */
        download?: string | true
        onAction?: never
      }
  )

export interface MenuActionItemProps {
  item: MenuAction
}

/** One item of a Menu. */
export function MenuActionItem({ item }: MenuActionItemProps) {
  const { id, label, icon, tone = 'neutral', disabledReason } = item
  const content = (
    <>
      {icon === undefined ? null : <span className={css.icon({ tone })}>{icon}</span>}
      <Text slot="label" className={css.label}>
        <span>{label}</span>
        {disabledReason === undefined || disabledReason === label ? null : (
          <span className={css.reason}>{disabledReason}</span>
        )}
      </Text>
    </>
  )
  const common = { id, textValue: label, className: css.item({ tone }) }

  if (disabledReason !== undefined) {
    // Not `isDisabled`: the arrow keys would skip the item, and screen readers would never reach
    // the reason. Without `href` it renders as a div.
    return (
      <MenuItem
        {...common}
        shouldCloseOnSelect={false}
        render={(props) => <div {...(props as ComponentProps<'div'>)} aria-disabled />}
      >
        {content}
      </MenuItem>
    )
  }
  if (item.href !== undefined) {
    return (
      <MenuItem
        {...common}
        href={item.href}
        {...(item.download === undefined ? {} : { download: item.download })}
      >
        {content}
      </MenuItem>
    )
  }
  return (
    <MenuItem {...common} onAction={item.onAction}>
      {content}
    </MenuItem>
  )
}
