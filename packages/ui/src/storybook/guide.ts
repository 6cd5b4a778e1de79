import type { ReactNode } from 'react'

/** A live example and the sentence that says why it is right or wrong. */
export interface Example {
  /** Drawn on the docs page. Not a story: what shows a mistake must not be tested as if it were meant. */
  show: () => ReactNode
  /** One sentence. */
  why: string
}

/**
 * What the docs page of a component says besides its docblock, props and stories. Stands beside the
 * component in `X.guide.tsx` and reaches the page as `parameters: { guide }` of the story file's meta.
 * What stands between backticks in its sentences is shown as code.
 */
export interface Guide {
  /** When to use it, a sentence each. */
  use: readonly string[]
  /** When not to, and the title of the story to take instead: 'Components/Select'. */
  avoid: readonly { when: string; instead?: string }[]
  /** Its parts, in reading order, with what each is for. */
  anatomy: readonly { part: string; role: string }[]
  /** What to do and what not to, side by side. */
  examples: readonly { do: Example; dont: Example }[]
  /** Keys as printed on them ('Shift', 'Tab', 'Arrow Down') and what they do. Empty for what takes no focus. */
  keyboard: readonly { keys: readonly string[]; does: string }[]
  /** What it does for people who use assistive technology, and what is left to its user. */
  accessibility: readonly string[]
}
