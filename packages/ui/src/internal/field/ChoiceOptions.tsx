import type { ComponentType, ReactNode, Ref } from 'react'
import { Text } from 'react-aria-components/Text'
import { AriaFieldLabel, AriaFieldMessages } from './AriaField'
import { choice, options as optionsStyle } from './choice.css'
import type { FieldProps } from './Field'
import { description as hintStyle } from './field.css'

/** One option of a RadioGroup or a CheckboxGroup. */
interface ChoiceOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value
  /** The visible text. */
  label: string
  /** A sentence of help under the option. */
  description?: string | undefined
  /** This option cannot be selected now. @default false */
  isDisabled?: boolean
}

/** Props of a group of options that are all visible. */
export interface ChoiceGroupProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<ChoiceOption<Value>>
  /** `horizontal` for two or three short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The option that Tab reaches first, to focus it. */
  ref?: Ref<HTMLInputElement>
}

interface OptionFieldProps {
  className: string
  value: string
  isDisabled: boolean
  inputRef?: Ref<HTMLInputElement>
  children: ReactNode
}

interface ChoiceOptionsProps
  extends Pick<
    ChoiceGroupProps,
    'label' | 'description' | 'errorMessage' | 'hasRequiredMark' | 'options' | 'orientation'
  > {
  /** The option that Tab reaches first. @default the first that is not disabled */
  reached?: ChoiceOption | undefined
  /** Gets the input of that option. */
  inputRef: Ref<HTMLInputElement> | undefined
  /** CheckboxField or RadioField. */
  field: ComponentType<OptionFieldProps>
  /** Draws the mark of an option and its label. */
  children: (label: ReactNode) => ReactNode
}

/** Inside the group of react-aria-components: its label, the options and its messages. */
export function ChoiceOptions({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  orientation = 'vertical',
  reached = options.find((each) => !each.isDisabled),
  inputRef,
  field: OptionField,
  children,
}: ChoiceOptionsProps) {
  return (
    <>
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={optionsStyle({ orientation })}>
        {options.map((each) => (
          <OptionField
            key={each.value}
            className={choice}
            value={each.value}
            isDisabled={each.isDisabled ?? false}
            {...(inputRef && each === reached && { inputRef })}
          >
            {children(<span>{each.label}</span>)}
            {each.description && (
              <Text slot="description" className={hintStyle}>
                {each.description}
              </Text>
            )}
          </OptionField>
        ))}
      </div>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
    </>
  )
}
