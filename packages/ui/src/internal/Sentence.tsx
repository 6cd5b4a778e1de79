import type { ReactNode } from 'react'

interface SentenceProps {
  /** What stands before and after the part, as a text module has it, with its blanks. */
  words: readonly [before: string, after: string]
  /** The part: a name, a link. */
  children: ReactNode
}

/**
 * A sentence with a part in it. The words have elements of their own, see `ownElement`; the blanks
 * stand between the elements, where screen readers find them.
 */
export function Sentence({ words: [before, after], children }: SentenceProps) {
  return (
    <>
      <span>{before.trimEnd()}</span>
      {before !== before.trimEnd() && ' '}
      {children}
      {after !== after.trimStart() && ' '}
      <span>{after.trimStart()}</span>
    </>
  )
}
