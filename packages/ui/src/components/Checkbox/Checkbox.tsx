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
  /** Called when it loses the focus. */
  onBlur?: () => void
  /**
   * Some of the things it stands for are selected and some are not; a press still selects all or
   * none. @default false
   */
  isIndeterminate?: boolean
  /** It can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Yes or no, sent with its form: consent, or one of several options. In a form, spread
 * `useForm`'s `toggle()`. For a change that takes effect at once use a Switch, for one of several
 * options a RadioGroup, for several options of one question a CheckboxGroup.
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
