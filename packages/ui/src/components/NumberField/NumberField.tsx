import { Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import type { FieldProps } from '../../internal/field/Field'
import { control, field, input } from '../../internal/field/field.css'
import { iconButton } from '../../internal/iconButton.css'

export interface NumberFieldProps extends FieldProps {
  /** The number; undefined for none. */
  value: number | undefined
  /**
   * Called with the number, or undefined for none, when the person leaves the field, presses Enter
   * or steps: not while a number is typed, as 1 is not yet 12.
   */
  onChange: (value: number | undefined) => void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** The smallest number; a smaller one becomes it. @default no limit */
  minValue?: number | undefined
  /** The largest number; a larger one becomes it. @default no limit */
  maxValue?: number | undefined
  /** How far the arrow keys and the buttons step; a number between two steps is rounded. @default 1 */
  step?: number
  /**
   * How the number is written, such as `{ style: 'unit', unit: 'day', unitDisplay: 'long' }`: in the
   * language of the page.
   * @default decimal
   */
  formatOptions?: Intl.NumberFormatOptions
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A number in the notation of the page: a comma for decimals in Portuguese, the digits of an Arabic
 * keyboard. For an amount that must stay as typed use a TextField, for a phone number or a code a
 * TextField too.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(minValue !== undefined && { minValue })}
      {...(maxValue !== undefined && { maxValue })}
      className={field}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      // A page that scrolls must not change a number.
      isWheelDisabled
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <Group className={control}>
        <Button slot="decrement" className={iconButton()}>
          <Minus />
        </Button>
        <Input {...(ref && { ref })} className={input} autoComplete="off" />
        <Button slot="increment" className={iconButton()}>
          <Plus />
        </Button>
      </Group>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
