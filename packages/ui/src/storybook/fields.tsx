import { type ComponentType, useState } from 'react'
import { Grid } from '../layout/Grid/Grid'

interface Controlled {
  value?: unknown
  /** A method, so that a handler of a narrower value fits. */
  onChange?(value: never): void
}

/** A field that keeps what is typed into it, as a form would. The story's `onChange` still hears of it. */
export function drafted<Props extends Controlled>(Field: ComponentType<Props>) {
  return function Draft(props: Props) {
    const [value, setValue] = useState(props.value)
    const onChange = (next: never) => {
      setValue(next)
      props.onChange?.(next)
    }
    return <Field {...props} value={value} onChange={onChange} />
  }
}

interface Samples<Value> {
  /** A value that holds. */
  filled: Value
  /** One that does not, and what the field then says. */
  wrong: Value
  error: string
  hint: string
}

/** The states that fields share, as props: for their `Matrix`. Take out what a field does not have. */
export const fieldStates = <Value,>({ filled, wrong, error, hint }: Samples<Value>) => ({
  empty: {},
  filled: { value: filled },
  hint: { hint },
  invalid: { value: wrong, error },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { value: filled, isReadOnly: true },
  disabled: { value: filled, isDisabled: true },
})

interface FieldMatrixProps<Props> {
  field: ComponentType<Props>
  /** Props of every state: the story's args. */
  args: Props
  /** What each state adds; its name becomes the label. */
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
