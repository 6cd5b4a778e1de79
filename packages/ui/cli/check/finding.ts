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
