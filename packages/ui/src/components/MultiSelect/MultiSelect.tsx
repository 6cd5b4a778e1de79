import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import type { FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { OptionList, type SelectOption } from '../../internal/field/OptionList'
import { content, trigger, value as valueStyle } from '../../internal/field/selectTrigger.css'
import { text } from '../../text/defaults'

export interface MultiSelectProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<SelectOption<Value>>
  /** The selected values. */
  value: readonly Value[]
  /**
   * Called with the selected values, in the order of the options. It is a method, so that a handler
   * of a narrower union fits.
   */
  onChange(value: readonly Value[]): void
  /** Called when the field and its list lose the focus. */
  onBlur?: () => void
  /** Shown while nothing is selected, such as what that means: 'Everything'. @default 'Choose' */
  placeholder?: string
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The button that opens the list, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Any number of fixed values, in a list that stays open until it is closed. Where space is short the
 * selected ones are cut: show them in a TagGroup too, where each can be removed. For a few values
 * that are worth reading use a CheckboxGroup.
 */
export function MultiSelect<Value extends string>({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  onChange,
  onBlur,
  placeholder = text.choose,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  return (
    <AriaSelect
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
      selectionMode="multiple"
      placeholder={placeholder}
      value={[...value]}
      onChange={(keys) =>
        onChange(options.map((each) => each.value).filter((each) => keys.includes(each)))
      }
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <Button {...(ref && { ref })} className={trigger}>
        <span className={content}>
          <SelectValue className={valueStyle}>
            {({ selectedText, isPlaceholder }) => (
              <span>{isPlaceholder ? placeholder : selectedText}</span>
            )}
          </SelectValue>
        </span>
        <ChevronDown />
      </Button>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
      <OptionList options={options} />
    </AriaSelect>
  )
}
