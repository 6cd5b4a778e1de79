/** One option of a RadioGroup or a CheckboxGroup. */
export interface ChoiceOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value
  /** The visible text. */
  label: string
  /** A sentence of help under the option. */
  description?: string | undefined
  /** This option cannot be selected now. @default false */
  isDisabled?: boolean
}
