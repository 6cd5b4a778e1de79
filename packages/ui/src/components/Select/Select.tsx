import { ChevronDown } from 'lucide-react'
import { memo, type Ref, useId } from 'react'
import {
  Button,
  Select as RacSelect,
  type SelectProps as RacSelectProps,
  SelectValue,
} from 'react-aria-components/Select'
import { useStableCallback } from '../../hooks/useStableCallback'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import type { FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { OptionList, type SelectOption } from '../../internal/field/OptionList'
import { content, trigger, value as valueStyle } from '../../internal/field/selectTrigger.css'
import { text } from '../../text/defaults'
import { insideLabel } from './Select.css'

export type { SelectOption }

export interface SelectProps<Value extends string = string>
  extends Omit<FieldProps, 'isRequired'>,
    Pick<
      RacSelectProps<SelectOption>,
      'id' | 'name' | 'form' | 'autoFocus' | 'slot' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
    > {
  /** The options, in this order. Values are unique. */
  options: ReadonlyArray<SelectOption<Value>>
  /** The selected value; a value without an option (`''`) means that nothing is selected yet. */
  value?: Value
  /** The initial value of an uncontrolled Select. @default none */
  defaultValue?: Value
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string
  /**
   * Called with the selected value. It is a method, so that a handler of a narrower union fits.
   */
  onChange(value: Value): void
  /**
   * `inside` puts the label before the value, in one line with other filters. `hidden` keeps it for
   * screen readers only, where the context makes it obvious. @default 'shown'
   */
  labelVisibility?: 'shown' | 'inside' | 'hidden'
  /** Without a frame, as the head of a list has one. @default false */
  isQuiet?: boolean
  /** The button that opens the list, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * One of a few fixed values. Arrow keys, Home, End and typing the first letters choose; Escape
 * closes. For actions use a Menu; for two values a Switch or a RadioGroup is faster to read.
 */
export function Select<Value extends string>({ onChange, options, ...props }: SelectProps<Value>) {
  const choose = useStableCallback((value: string) => {
    const option = options.find((one) => one.value === value)
    if (option) onChange(option.value)
  })
  return <MemoSelect {...props} options={options} onChange={choose} />
}

function ShownSelect({
  label,
  labelVisibility = 'shown',
  isQuiet = false,
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  placeholder = text.choose,
  onChange,
  ref,
  ...props
}: SelectProps) {
  const contentId = useId()
  const isShown = labelVisibility === 'shown'
  return (
    <RacSelect
      {...props}
      {...(!isShown && { 'aria-label': label })}
      className={field}
      placeholder={placeholder}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      onChange={(key) => onChange(String(key))}
    >
      {isShown && <AriaFieldLabel label={label} hasStar={hasRequiredMark} />}
      <Button
        {...(ref && { ref })}
        className={trigger}
        {...(isQuiet && { 'data-quiet': true })}
        {...(labelVisibility === 'inside' && {
          // The label first, in its visual order (WCAG 2.5.3).
          render: (button) => <button {...button} aria-labelledby={contentId} />,
        })}
      >
        <span id={contentId} className={content}>
          {labelVisibility === 'inside' && <span className={insideLabel}>{`${label}: `}</span>}
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
    </RacSelect>
  )
}

const sameSelect = (
  { options: before, ...a }: SelectProps,
  { options: after, ...b }: SelectProps,
): boolean =>
  before.length === after.length &&
  before.every(({ value, label }, at) => value === after[at]?.value && label === after[at].label) &&
  Object.entries({ ...a, ...b }).every(
    ([key, value]) =>
      Object.is(value, a[key as keyof typeof a]) && Object.is(value, b[key as keyof typeof b]),
  )

/** A page has up to three, and rendering each takes as long as three rows of a table. */
const MemoSelect = memo(ShownSelect, sameSelect)
