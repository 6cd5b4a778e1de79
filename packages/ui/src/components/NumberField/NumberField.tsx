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
   * Called with the new number, or `undefined` when the field was cleared: on Enter, on every
   * step, and when the field loses the focus. Not on every key, as half a number is no number.
   */
  onChange: (value: number | undefined) => void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /**
   * The smallest number that stepping reaches. A smaller one can be typed: the form's schema
   * checks it. From 0 on, no minus sign can be typed.
   */
  min?: number
  /**
   * The largest number that stepping reaches. A larger one can be typed: the form's schema checks
   * it.
   */
  max?: number
  /** The size of one step: 0.01 for a price. @default 1 */
  step?: number
  /**
   * How the number is formatted and rounded when the field loses the focus: currency, unit,
   * digits. @default as the locale writes numbers
   */
  formatOptions?: Intl.NumberFormatOptions
  /**
   * Whether step buttons show at its end. Omit them where nobody steps, as with a price.
   * @default true
   */
  hasSteppers?: boolean
  /** An example, never the label. */
  placeholder?: string
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A quantity. Arrow keys and buttons step it; the wheel never changes it. The text stays as typed
 * until the field loses the focus, and is then formatted for the locale. For text that is not a
 * quantity (a code, a phone number, a price that is sent exactly as typed) use a TextField with
 * an `inputMode`.
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
