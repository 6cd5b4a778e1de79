import type { Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { AriaFieldMessages } from '../../internal/field/AriaField'
import { CheckMark } from '../../internal/field/CheckMark'
import { choice, target } from '../../internal/field/choice.css'
import { type FieldProps, LabelText } from '../../internal/field/Field'

export interface CheckboxProps extends FieldProps {
  /** Whether it is checked. */
  isSelected: boolean
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
  /** Called when the checkbox loses the focus. */
  onBlur?: () => void
  /**
   * Shows a dash instead of the check: the checkbox stands for several values, and some of them are
   * selected. The next press selects all of them. @default false
   */
  isIndeterminate?: boolean
  /** The value can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
  /** Name in the form; the server's field errors refer to this name. */
  name?: string
  /** Takes the focus when the checkbox appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A statement that the person confirms or leaves out, saved with its form. In a form, spread
 * `useForm`'s `toggle()`. For a setting that is on or off use a Switch, for several values a
 * CheckboxGroup.
 */
export function Checkbox({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(ref && { inputRef: ref })}
      className={choice}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <CheckboxButton className={target}>
        {(state) => (
          <>
            <CheckMark {...state} />
            <span>
              <LabelText label={label} hasStar={hasRequiredMark} />
            </span>
          </>
        )}
      </CheckboxButton>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}
