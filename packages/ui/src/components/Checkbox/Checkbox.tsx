import type { Ref } from 'react'
import { CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxMark } from '../../internal/field/CheckboxMark'
import { choice } from '../../internal/field/choice.css'
import { FieldMessages, type FieldProps } from '../../internal/field/Field'
import { star } from '../../internal/field/field.css'

export interface CheckboxProps extends FieldProps {
  /** Whether it is checked. */
  isSelected: boolean
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** Some of what it stands for is chosen and some is not; a press still asks for all or none. @default false */
  isIndeterminate?: boolean
  /** It can be read and focused, not changed. @default false */
  isReadOnly?: boolean
  /** Name in the form it stands in; the server's field errors carry it. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to give it the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Yes or no, sent with the form it stands in: consent, or one of several things at once. In a
 * form, spread `useForm`'s `toggle()`. What takes effect at once is a
 * Switch; one of several is a RadioGroup; several of one question are a CheckboxGroup.
 */
export function Checkbox({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  isSelected,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(ref && { inputRef: ref })}
      className={choice}
      isSelected={isSelected}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <CheckboxMark>
        {label}
        {hasRequiredMark && (
          <span className={star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </CheckboxMark>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}
