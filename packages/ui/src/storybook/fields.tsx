import { type ComponentType, useState } from 'react'
import { Grid } from '../layout/Grid/Grid'

interface Controlled {
  value?: unknown
  isSelected?: unknown
  /** It is a method, so that a handler of a narrower value fits. */
  onChange?(value: never): void
}

/**
 * A field that keeps its state, as a form would. It still calls the story's `onChange`.
 * @param state the prop that holds the state: `isSelected` for a Switch
 */
export function drafted<Props extends Controlled>(
  Field: ComponentType<Props>,
  state: 'value' | 'isSelected' = 'value',
) {
  return function Draft(props: Props) {
    const [current, setCurrent] = useState<unknown>(props[state])
    const onChange = (next: never) => {
      setCurrent(next)
      props.onChange?.(next)
    }
    return <Field {...props} {...{ [state]: current }} onChange={onChange} />
  }
}

interface Samples<Value> {
  /** A valid value. */
  filled: Value
  /** An invalid value, and the error of the field. */
  wrong: Value
  errorMessage: string
  description: string
}

/**
 * The states that fields share, as props for their `Matrix`. Remove the ones that a field does
 * not have.
 */
export const fieldStates = <Value,>({
  filled,
  wrong,
  errorMessage,
  description,
}: Samples<Value>) => ({
  empty: {},
  filled: { value: filled },
  description: { description },
  invalid: { value: wrong, errorMessage },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { value: filled, isReadOnly: true },
  disabled: { value: filled, isDisabled: true },
})

interface FieldMatrixProps<Props> {
  field: ComponentType<Props>
  /** Props of every state: the story's args. */
  args: Props
  /** The additional props of each state; its name becomes the label. */
  states: Record<string, Partial<Props>>
}

/** A field in all of its states, for a `Matrix` story. */
export function FieldMatrix<Props extends object>({
  field: Field,
  args,
  states,
}: FieldMatrixProps<Props>) {
  return (
    <Grid column="medium" space="6">
      {Object.entries(states).map(([state, props]) => (
        <Field key={state} {...args} {...props} label={state} />
      ))}
    </Grid>
  )
}
