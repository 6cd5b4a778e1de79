/** A problem that a rule found, with its remedy. */
export interface Finding {
  rule: Rule
  /** The index of the first character, counted from 0. */
  at: number
  /** The problem. */
  message: string
  /** The code to write instead. */
  remedy: string
}

/** The place of a character, both counted from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type Rule =
  | 'import'
  | 'unknown-prop'
  | 'missing-prop'
  | 'value'
  | 'label'
  | 'deprecated'
  | 'token'
  | 'one-primary'
  | 'nested-interactive'
  | 'translated'
