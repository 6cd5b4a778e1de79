import type { ReactElement, ReactNode } from 'react'
import { fold } from '../../text/fold'

interface CommandBase {
  /** Unique in the menu. */
  id: string
  /** 'Users', 'Maria Silva', 'Sign out' */
  label: string
  /** A second, quiet line, such as the email of a member. */
  description?: string
  /** `no` where both are a name and an address: a browser that translates the page leaves them. */
  translate?: 'no'
  /** More words that find it: 'appearance'. They are not shown. */
  keywords?: string
  /** One of `navIcons`, an icon from lucide-react, or a small Avatar. */
  icon?: ReactElement | undefined
  /** A warning beside the label: a Badge 'Banned'. */
  mark?: ReactNode
  /** The action of Alt with Enter: 'Copy email'. */
  alternative?: { label: string; onAction: () => void } | undefined
  /** What can be done with it besides going there: the actions on a member. The arrow opens them. */
  actions?: readonly Command[] | undefined
  /** The shortcut that does the same, as printed on the keys: `['?']`. */
  shortcut?: readonly string[]
}

/** A page to go to, or something to do. */
export type Command = CommandBase &
  ({ href: string; onAction?: never } | { onAction: () => void; href?: never })

/** A command whose own actions are shown in place of all groups. */
export const actionsOf = ({ id, label, actions = [] }: Command): CommandGroup => ({
  id: `${id} actions`,
  title: label,
  items: actions,
})

/** Commands under one title. */
export interface CommandGroup {
  /** Unique in the menu. */
  id: string
  title: string
  items: readonly Command[]
  /**
   * The items are the answer of a search for the typed text: they are shown as they are, and only
   * while something is typed. Other groups are filtered by the typed text.
   */
  isSearched?: boolean
  /** The search is pending; the items match the previous text. */
  isPending?: boolean
  /** The search failed: what failed, and how to repeat it. The items stay. */
  failure?: { message: string; onRetry: () => void } | undefined
}

/**
 * The words of a text, as they are compared. The Arabic article is part of its word, and people leave
 * it out: 'إعدادات' must find 'الإعدادات'.
 */
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^ال(?=..)/, ''))

/**
 * A command matches when each typed word starts one of its words, in any order. 'ana' is somebody's
 * name, and must not find 'Manage'.
 */
const matches = (command: Command, typed: readonly string[]): boolean => {
  const words = wordsOf([command.label, command.description, command.keywords].join(' '))
  return typed.every((start) => words.some((word) => word.startsWith(start)))
}

/** Whether the typed words are those that a name begins with: 'undo' of 'Undo last action'. */
const isNamed = ({ label }: Command, typed: readonly string[]): boolean =>
  typed.length > 0 && `${wordsOf(label).join(' ')} `.startsWith(`${typed.join(' ')} `)

/** Commands that are named by the typed words come first, the rest in the given order. */
const namedFirst = (commands: readonly Command[], typed: readonly string[]): readonly Command[] => [
  ...commands.filter((command) => isNamed(command, typed)),
  ...commands.filter((command) => !isNamed(command, typed)),
]

/**
 * The groups that the menu shows for a typed text. A group with a command of exactly that name comes
 * first, because a search of members also finds names that differ by a letter.
 */
export function shownGroups(
  groups: readonly CommandGroup[],
  typed: string,
): readonly CommandGroup[] {
  const words = wordsOf(typed)
  const shown = groups.flatMap((group) => {
    if (group.isSearched) {
      const isShown = group.items.length > 0 || group.isPending || group.failure
      return words.length > 0 && isShown ? [group] : []
    }
    const items = namedFirst(
      group.items.filter((command) => matches(command, words)),
      words,
    )
    return items.length > 0 ? [{ ...group, items }] : []
  })
  const hasNamed = ({ isSearched, items }: CommandGroup): boolean =>
    !isSearched && items.some((command) => isNamed(command, words))
  return [...shown.filter(hasNamed), ...shown.filter((group) => !hasNamed(group))]
}

/** Id of the item that repeats a failed search. */
export const retryId = (group: CommandGroup): string => `${group.id} retry`

/** Ids of all items in their order; the repetition of a failed search comes first in its group. */
export const itemIds = (groups: readonly CommandGroup[]): readonly string[] =>
  groups.flatMap((group) => [
    ...(group.failure ? [retryId(group)] : []),
    ...group.items.map(({ id }) => id),
  ])

/**
 * The item that Enter chooses before the person has moved: the first one that no answer can push
 * down. What follows a pending search is not chosen by itself, otherwise Enter could sign somebody
 * out a moment before the members appear above.
 */
export function firstId(groups: readonly CommandGroup[]): string | undefined {
  const pending = groups.findIndex(({ isPending }) => isPending)
  return itemIds(pending < 0 ? groups : groups.slice(0, pending))[0]
}
