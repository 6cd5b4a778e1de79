import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import type { FieldProps } from '../../internal/field/Field'
import { control, field, input } from '../../internal/field/field.css'
import { OptionList, type SelectOption } from '../../internal/field/OptionList'
import { iconButton } from '../../internal/iconButton.css'
import { fold } from '../../text/fold'
import { comboBoxText as text } from './comboBoxText'

export interface ComboBoxProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<SelectOption<Value>>
  /** The selected value; `''` for none. */
  value: Value | ''
  /**
   * Called with the selected value, and with `''` when the text is cleared. It is a method, so that
   * a handler of a narrower union fits.
   */
  onChange(value: Value | ''): void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** Shown while there is no text, such as what no selection means: 'Everybody'. */
  placeholder?: string
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Any part of an option finds it, with or without accents. */
const contains = (option: string, typed: string): boolean => fold(option).includes(fold(typed))

/**
 * One of many fixed values, found by typing. Text that is not an option goes back to the selected
 * one when the field loses the focus. For up to a dozen values use a Select; for a search that the
 * server answers a SearchField.
 */
export function ComboBox<Value extends string>({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  ref,
  ...rest
}: ComboBoxProps<Value>) {
  const chosen = options.find((each) => each.value === value)
  return (
    <AriaComboBox
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
      value={chosen?.value ?? null}
      onChange={(key) => onChange(options.find((each) => each.value === key)?.value ?? '')}
      defaultFilter={contains}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={control}>
        <Input
          {...(ref && { ref })}
          className={input}
          // A placeholder uses the direction of the page.
          dir={chosen && 'auto'}
          {...(placeholder !== undefined && { placeholder })}
        />
        <Button className={iconButton()}>
          <ChevronDown />
        </Button>
      </div>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
      <OptionList options={options} emptyText={text.noneFound} />
    </AriaComboBox>
  )
}
