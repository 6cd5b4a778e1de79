import type { SelectOption } from '../../components/Select/Select'

/** One of the values of a RadioGroup or a CheckboxGroup. */
export interface ChoiceOption<Value extends string = string> extends SelectOption<Value> {
  /** A sentence of help under the option. */
  description?: string | undefined
  /** This one cannot be chosen now. @default false */
  isDisabled?: boolean
}
