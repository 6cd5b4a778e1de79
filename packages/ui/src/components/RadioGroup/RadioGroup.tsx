import type { Ref } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import { choice, options as optionsStyle, target } from '../../internal/field/choice.css'
import type { ChoiceOption } from '../../internal/field/choiceOption'
import type { FieldProps } from '../../internal/field/Field'
import { field, description as hintStyle } from '../../internal/field/field.css'
import { ring } from './RadioGroup.css'

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<ChoiceOption<Value>>
  /** The selected value; a value without an option (`''`) means that nothing is selected yet. */
  value: Value
  /**
   * Called with the selected value. It is a method, so that a handler of a narrower union fits.
   */
  onChange(value: Value): void
  /** `horizontal` for two or three short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The radio button that Tab reaches, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Exactly one of two to five values, all visible. For more values, or where space is short, use a
 * Select; for on or off a Switch.
 */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  onChange,
  orientation = 'vertical',
  ref,
  ...rest
}: RadioGroupProps<Value>) {
  const chosen = options.find((each) => each.value === value)
  const reached = chosen ?? options.find((each) => !each.isDisabled)
  return (
    <AriaRadioGroup
      {...rest}
      className={field}
      orientation={orientation}
      value={chosen?.value ?? null}
      onChange={(key) => {
        const next = options.find((each) => each.value === key)
        if (next) onChange(next.value)
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={optionsStyle({ orientation })}>
        {options.map((each) => (
          <RadioField
            key={each.value}
            className={choice}
            value={each.value}
            isDisabled={each.isDisabled ?? false}
            {...(ref && each === reached && { inputRef: ref })}
          >
            <RadioButton className={target}>
              <span className={ring} />
              <span>{each.label}</span>
            </RadioButton>
            {each.description && (
              <Text slot="description" className={hintStyle}>
                {each.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
