import type { ReactNode } from 'react'

/** An icon at the end of a row. */
export type RowGlyph = 'bin' | 'check' | 'cross' | 'pin' | 'pinned' | 'power'

interface RowActionBase {
  /** Unique among the row's actions. */
  id: string
  /**
   * The action as a verb without the row's name: 'Ban'. It shows in the tooltip and in a menu;
   * screen readers also get the row's name.
   */
  label: string
  /** Its icon in a menu, from lucide-react: `<Ban />`. Sized by its container. */
  icon: ReactNode
  /**
   * `menu` with its words, behind the button at the end of the row. `label` for the one action that
   * the list exists for: a small text button, at most one in a row, on a card too. A glyph where
   * the row has room and an icon says enough: it looks like `icon`, and is in the menu on a card.
   * @default 'menu'
   */
  display?: 'menu' | 'label' | RowGlyph
  /**
   * The action has been done and is not available again: a check mark named by the label takes the
   * place of the text button. @default false
   */
  isDone?: boolean
  /**
   * Actions of one group stand together in the menu; screen readers hear its name: 'Files'. The
   * critical ones are always last, in a group of their own.
   */
  group?: string | undefined
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * Why the action is not available now: it stays focusable, and its tooltip shows the reason. If
   * the label already says so, pass the same words: then they are said once.
   */
  disabledReason?: string | undefined
  /** Makes an icon a toggle. A menu has no toggles: the label there says what a press does. */
  toggle?: RowToggle | undefined
}

/** The setting of a toggle button, and its state. */
interface RowToggle {
  /** Replaces the label as the accessible name, whether it is on or off: 'Pinned'. */
  label: string
  /** Drawn as pressed, and exposed as `aria-pressed`. */
  isOn: boolean
}

/** One action of a row, or the address of a page or a file. Never both. */
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
