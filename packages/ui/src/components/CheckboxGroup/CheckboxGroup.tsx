import type { Ref } from 'react'
import { CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup, Text } from 'react-aria-components/CheckboxGroup'
import { CheckboxMark } from '../../internal/field/CheckboxMark'
import { choice, options as optionsStyle } from '../../internal/field/choice.css'
import type { ChoiceOption } from '../../internal/field/choiceOption'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { field, description as hintStyle } from '../../internal/field/field.css'

export interface CheckboxGroupProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: readonly ChoiceOption<Value>[]
  /** The selected values. */
  value: readonly Value[]
  /**
   * Called with all selected values, in the order of the options. It is a method, so that a
   * handler of a narrower union fits.
   */
  onChange(value: Value[]): void
  /** `horizontal` for two or three short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** It can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The first checkbox, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Any number of a few fixed values. For exactly one use a RadioGroup, for a single yes or no a
 * Checkbox.
 */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  onChange,
  orientation,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  const first = options.find((each) => !each.isDisabled)
  return (
    <AriaCheckboxGroup
      {...rest}
      className={field}
      value={[...value]}
      onChange={(chosen) =>
        onChange(options.map((each) => each.value).filter((each) => chosen.includes(each)))
      }
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={optionsStyle({ orientation })}>
        {options.map((each) => (
          <CheckboxField
            key={each.value}
            className={choice}
            value={each.value}
            isDisabled={each.isDisabled ?? false}
            {...(ref && each === first && { inputRef: ref })}
          >
            <CheckboxMark>{each.label}</CheckboxMark>
            {each.description && (
              <Text slot="description" className={hintStyle}>
                {each.description}
              </Text>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
