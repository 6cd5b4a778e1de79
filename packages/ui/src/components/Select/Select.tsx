import { Check, ChevronDown } from 'lucide-react'
import { memo, type Ref, useCallback, useId } from 'react'
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import { useLatest } from '../../hooks/useLatest'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { text } from '../../text/defaults'
import {
  content,
  insideLabel,
  list,
  option,
  popover,
  trigger,
  value as valueStyle,
} from './Select.css'

export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value
  /** The visible text; typing its first letters finds it. */
  label: string
}

export interface SelectProps<Value extends string = string> extends FieldProps {
  /** The options, in this order. Values are unique. */
  options: readonly SelectOption<Value>[]
  /** The selected value; a value without an option (`''`) means that nothing is selected yet. */
  value: Value
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string
  /**
   * Called with the selected value. It is a method, so that a handler of a narrower union fits.
   */
  onChange(value: Value): void
  /**
   * `inside` puts the label before the value, in one line with other filters. `hidden` keeps it for
   * screen readers only, where the context makes it plain.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'inside' | 'hidden'
  /** Name in its form. */
  name?: string
  /** The button that opens the list, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * One of a few fixed values. Arrow keys, Home, End and typing the first letters choose; Escape
 * closes. For actions use a Menu; for two values a Switch or a RadioGroup is faster to read.
 */
export function Select<Value extends string>({ onChange, ...props }: SelectProps<Value>) {
  const latest = useLatest(onChange)
  const choose = useCallback((value: Value) => latest.current(value), [latest])
  return <SteadySelect {...props} onChange={choose} />
}

function View<Value extends string>({
  label,
  labelVisibility = 'shown',
  description,
  errorMessage,
  hasRequiredMark = false,
  options,
  value,
  placeholder = text.choose,
  onChange,
  ref,
  ...rest
}: SelectProps<Value>) {
  const contentId = useId()
  return (
    <AriaSelect
      {...rest}
      {...(labelVisibility !== 'shown' && { 'aria-label': label })}
      className={field}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        const chosen = options.find((each) => each.value === key)
        if (chosen) onChange(chosen.value)
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      {labelVisibility === 'shown' && <FieldLabel label={label} hasStar={hasRequiredMark} />}
      <Button
        className={trigger}
        // The label first, as it is seen and said (WCAG 2.5.3).
        {...(labelVisibility === 'inside' && { 'aria-labelledby': contentId })}
        {...(ref && { ref })}
      >
        <span id={contentId} className={content}>
          {labelVisibility === 'inside' && <span className={insideLabel}>{`${label}: `}</span>}
          <SelectValue className={valueStyle}>
            {({ defaultChildren, isPlaceholder, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
        </span>
        <ChevronDown />
      </Button>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={popover} offset={4}>
        <ListBox className={list} items={options.map((each) => ({ ...each, id: each.value }))}>
          {(each) => (
            <ListBoxItem className={option} textValue={each.label}>
              {({ isSelected }) => (
                <>
                  {each.label}
                  {isSelected && <Check />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/**
 * A list has up to three selects, and each takes as long as three of its rows: it renders again
 * only when it would look different.
 */
const SteadySelect = memo(View, ({ options, ...props }, { options: before, ...last }) => {
  const keys = Object.keys({ ...props, ...last }) as (keyof typeof props)[]
  return (
    keys.every((key) => props[key] === last[key]) &&
    options.length === before.length &&
    options.every(({ value, label }, at) => {
      const other = before[at]
      return value === other?.value && label === other.label
    })
  )
}) as typeof View
