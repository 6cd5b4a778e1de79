/** What a rule found, with what to do. */
export interface Finding {
  rule: Rule
  /** The place of its first character, counted from 0. */
  at: number
  /** What is wrong. */
  message: string
  /** What to write in its place. */
  remedy: string
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
