import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../components/Button/Button'
import { type FormOptions, useForm } from '../form/useForm'
import type { ChoiceGroupProps } from '../internal/field/ChoiceOptions'
import { options } from '../internal/field/choice.css'
import { Grid } from '../layout/Grid/Grid'
import { Stack } from '../layout/Stack/Stack'
import { Matrix, valuesOf } from './Matrix'

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

/** The values of `orientation` of a group of options. */
export const orientations = valuesOf(options, 'orientation')

/** A group of options in all of its states and orientations, for a `Matrix` story. */
export function ChoiceMatrix<Props extends Pick<ChoiceGroupProps, 'orientation'>>({
  field: Field,
  args,
  states,
}: FieldMatrixProps<Props>) {
  return (
    <Matrix align="baseline" rows={Object.keys(states)} columns={orientations}>
      {(state, orientation) => <Field {...args} {...states[state]} orientation={orientation} />}
    </Matrix>
  )
}

interface FieldFormProps<Values extends object, Output>
  extends Pick<FormOptions<Values, Output>, 'schema' | 'initial' | 'onSubmit'> {
  /** The text of its button. */
  submit: string
  /** The field, from the form. */
  children: (form: ReturnType<typeof useForm<Values, Output>>) => ReactNode
}

/** A form of one field, for a story that submits it. */
export function FieldForm<Values extends object, Output>({
  submit,
  children,
  ...options
}: FieldFormProps<Values, Output>) {
  const form = useForm(options)
  return (
    <form onSubmit={form.formProps.onSubmit} noValidate>
      <Stack align="start">
        {children(form)}
        <Button type="submit">{submit}</Button>
      </Stack>
    </form>
  )
}
