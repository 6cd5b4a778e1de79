import type { ReactNode } from 'react'

/** A live example and the sentence that says why it is right or wrong. */
export interface Example {
  /**
   * Rendered on the docs page. Not a story: an example of a mistake must not be tested as if it
   * were intended.
   */
  show: () => ReactNode
  /** One sentence. */
  why: string
}

/**
 * What the docs page of a component says besides its docblock, props and stories. It is beside
 * the component in `X.guide.tsx`, and reaches the page as `parameters: { guide }` in the story
 * file's meta. Text between backticks is shown as code.
 */
export interface Guide {
  /** When to use it, one sentence each. */
  use: readonly string[]
  /** When not to use it, and the title of the story to use instead: 'Components/Select'. */
  avoid: readonly { when: string; instead?: string }[]
  /** Its parts in reading order, with the purpose of each. */
  anatomy: readonly { part: string; role: string }[]
  /** What to do and what not to, side by side. */
  examples: readonly { do: Example; dont: Example }[]
  /**
   * Keys as printed on them ('Shift', 'Tab', 'Arrow Down') and what they do. Empty for a
   * component that takes no focus.
   */
  keyboard: readonly { keys: readonly string[]; does: string }[]
  /** What it does for people who use assistive technology, and what it leaves to the developer. */
  accessibility: readonly string[]
}
