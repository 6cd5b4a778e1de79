import type { SelectOption } from '../../components/Select/Select'

/** One option of a RadioGroup or a CheckboxGroup. */
export interface ChoiceOption<Value extends string = string> extends SelectOption<Value> {
  /** A sentence of help under the option. */
  description?: string | undefined
  /** This option cannot be selected now. @default false */
  isDisabled?: boolean
}
