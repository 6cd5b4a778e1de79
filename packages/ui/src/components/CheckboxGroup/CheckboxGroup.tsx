import type { Ref } from 'react'
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import { CheckMark } from '../../internal/field/CheckMark'
import { choice, options as optionsStyle, target } from '../../internal/field/choice.css'
import type { ChoiceOption } from '../../internal/field/choiceOption'
import type { FieldProps } from '../../internal/field/Field'
import { field, description as hintStyle } from '../../internal/field/field.css'

export interface CheckboxGroupProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<ChoiceOption<Value>>
  /** The selected values. */
  value: readonly Value[]
  /**
   * Called with the selected values, in the order of the options. It is a method, so that a handler
   * of a narrower union fits.
   */
  onChange(value: readonly Value[]): void
  /** Called when the group loses the focus. */
  onBlur?: () => void
  /** `horizontal` for short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** The values can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The first checkbox that Tab reaches, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Any number of a few values, all visible. For exactly one of them use a RadioGroup, for a long
 * list a MultiSelect.
 */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  onChange,
  onBlur,
  orientation = 'vertical',
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  const reached = options.find((each) => !each.isDisabled)
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
      value={[...value]}
      onChange={(keys) =>
        onChange(options.map((each) => each.value).filter((each) => keys.includes(each)))
      }
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={optionsStyle({ orientation })}>
        {options.map((each) => (
          <CheckboxField
            key={each.value}
            className={choice}
            value={each.value}
            isDisabled={each.isDisabled ?? false}
            {...(ref && each === reached && { inputRef: ref })}
          >
            <CheckboxButton className={target}>
              {(state) => (
                <>
                  <CheckMark {...state} />
                  <span>{each.label}</span>
                </>
              )}
            </CheckboxButton>
            {each.description && (
              <Text slot="description" className={hintStyle}>
                {each.description}
              </Text>
            )}
          </CheckboxField>
        ))}
      </div>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
