import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { CheckMark } from '../../internal/field/CheckMark'
import { type ChoiceGroupProps, ChoiceOptions } from '../../internal/field/ChoiceOptions'
import { target } from '../../internal/field/choice.css'
import { field } from '../../internal/field/field.css'

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The selected values. */
  value: readonly Value[]
  /**
   * Called with the selected values, in the order of the options. Declared as a method, so that it
   * accepts a handler of a narrower union.
   */
  onChange(value: readonly Value[]): void
  /** Called when the group loses the focus. */
  onBlur?: () => void
  /** The values can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A choice of any number of values, all visible. To choose exactly one, use a RadioGroup; for a long
 * list, use a MultiSelect.
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
      <ChoiceOptions
        {...{ label, description, errorMessage, hasRequiredMark, options, orientation }}
        inputRef={ref}
        field={CheckboxField}
      >
        {(name) => (
          <CheckboxButton className={target}>
            {(state) => (
              <>
                <CheckMark {...state} />
                {name}
              </>
            )}
          </CheckboxButton>
        )}
      </ChoiceOptions>
    </AriaCheckboxGroup>
  )
}
