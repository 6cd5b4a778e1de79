import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { control, field } from '../../internal/field/field.css'
import { iconButton } from '../../internal/iconButton.css'
import { digits } from './NumberField.css'

export interface NumberFieldProps extends FieldProps {
  /** `undefined` while the field is empty; NaN counts as empty too. */
  value: number | undefined
  /**
   * Called with the new number, or `undefined` when it was emptied: on Enter, when the focus leaves
   * the field and on every step. Not on every key: half a number is none.
   */
  onChange: (value: number | undefined) => void
  /** Called when the focus leaves the field. */
  onBlur?: () => void
  /** Name in the form it stands in; the server's field errors carry it. */
  name?: string
  /** Where stepping down ends. A smaller number can be typed: the form's schema judges it. From 0 on no minus can be typed. */
  min?: number
  /** Where stepping up ends. A larger number can be typed: the form's schema judges it. */
  max?: number
  /** What one step adds or takes: 0.01 for a price. @default 1 */
  step?: number
  /** How the number is written, and rounded, when the field is left: currency, unit, digits. @default as the locale writes numbers */
  formatOptions?: Intl.NumberFormatOptions
  /** Whether buttons to step stand at its end. Not worth it where nobody steps, as with a price. @default true */
  hasSteppers?: boolean
  /** An example, never the label. */
  placeholder?: string
  /** The value can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to give it the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A quantity. Arrow keys and buttons step it; the wheel never changes it. Typed text is kept as
 * typed until the field is left, then written as the locale writes numbers. What is no quantity (a
 * code, a phone number, a price to be sent to the letter) is a TextField with an `inputMode`.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  value = Number.NaN,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  hasSteppers = true,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
      value={value}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      step={step}
      commitBehavior="validate"
      isWheelDisabled
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hasStar={hasRequiredMark} />
      <Group className={control}>
        <Input
          className={digits}
          {...(min !== undefined && min >= 0 && { inputMode: 'decimal' })}
          {...(placeholder && { placeholder })}
          {...(ref && { ref })}
        />
        {hasSteppers && !rest.isReadOnly && (
          <>
            <Stepper slot="decrement" icon={<Minus />} />
            <Stepper slot="increment" icon={<Plus />} />
          </>
        )}
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}

function Stepper({ slot, icon }: { slot: 'increment' | 'decrement'; icon: ReactNode }) {
  return (
    <Button
      slot={slot}
      className={({ isDisabled }) => iconButton({ isUnavailable: isDisabled || undefined })}
    >
      {icon}
    </Button>
  )
}
