import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup'
import { type ChoiceGroupProps, ChoiceOptions } from '../../internal/field/ChoiceOptions'
import { target } from '../../internal/field/choice.css'
import { field } from '../../internal/field/field.css'
import { ring } from './RadioGroup.css'

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The selected value; a value without an option (`''`) means that nothing is selected yet. */
  value: Value
  /**
   * Called with the selected value. It is a method, so that a handler of a narrower union fits.
   */
  onChange(value: Value): void
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
      <ChoiceOptions
        {...{ label, description, errorMessage, hasRequiredMark, options, orientation }}
        reached={chosen}
        inputRef={ref}
        field={RadioField}
      >
        {(name) => (
          <RadioButton className={target}>
            <span className={ring} />
            {name}
          </RadioButton>
        )}
      </ChoiceOptions>
    </AriaRadioGroup>
  )
}
