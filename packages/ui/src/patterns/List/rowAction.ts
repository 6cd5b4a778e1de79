import type { ReactNode } from 'react'

interface RowActionBase {
  /** Unique among the row's actions. */
  id: string
  /**
   * What pressing does, as a verb without the row's name: 'Ban'. In the tooltip, in a menu and, with the
   * row's name, for screen readers.
   */
  label: string
  /** Icon of the button, from lucide-react: `<Ban />`. Sized by its place. */
  icon: ReactNode
  /** `critical` for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * Why the action cannot be done now: it stays focusable and says so in its tooltip. Where the label
   * says it already, give the same words: they are then said once.
   */
  disabledReason?: string | undefined
  /** Makes the button a toggle. A menu has no toggles: there the label says what a press does. */
  toggle?: RowToggle | undefined
}

/** What a toggle button switches, and how it stands. */
interface RowToggle {
  /** Names the button in place of the label, whether it is on or off: 'Pinned'. */
  label: string
  /** Drawn as pressed, and told as `aria-pressed`. */
  isOn: boolean
}

/** What can be done with one row: an action, or the address of a page or a file. Never both. */
export type RowAction = RowActionBase &
  (
    | { onPress: () => void; href?: never; download?: never }
    | {
        href: string
        /** Saves the file instead of opening it; a string is the name of the file. */
        download?: string | true
        onPress?: never
      }
  )
