import { memo, type Ref, useCallback, useId, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLatest } from '../../hooks/useLatest'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { useField } from '../../internal/field/useField'
import { Late } from '../../internal/late/Late'
import { latePart } from '../../internal/late/latePart'
import { PlainButton } from '../../internal/PlainButton'
import { text } from '../../text/defaults'
import { content, insideLabel, trigger } from './Select.css'
import type { SelectOption } from './selectModel'
import { useSelectTrigger } from './useSelectTrigger'

export type { SelectOption }

export interface SelectProps<Value extends string = string> extends Omit<FieldProps, 'isRequired'> {
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

/** The list, and what the keys do while it is closed: only who uses a Select needs them. */
const selectList = latePart(async () => (await import('./SelectList')).SelectList)

function View<Value extends string>({
  label,
  labelVisibility = 'shown',
  description,
  errorMessage,
  hasRequiredMark = false,
  isDisabled = false,
  options,
  value,
  name,
  placeholder = text.choose,
  onChange,
  ref,
}: SelectProps<Value>) {
  const button = useObjectRef(ref)
  const contentId = useId()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { isWanted, list, triggerProps } = useSelectTrigger(button, isOpen, setOpen)
  const isShown = labelVisibility === 'shown'
  const { frameProps, labelProps, inputProps, messagesProps } = useField({
    description,
    errorMessage,
    isDisabled,
  })
  const { id } = inputProps
  const selected = options.find((each) => each.value === value)
  const focusButton = () => {
    if (!isDisabled) button.current?.focus()
  }
  return (
    <div className={field} {...frameProps}>
      {isShown && (
        <FieldLabel
          label={label}
          hasStar={hasRequiredMark}
          id={labelProps.id}
          onPress={focusButton}
        />
      )}
      <PlainButton
        {...triggerProps}
        id={id}
        aria-describedby={inputProps['aria-describedby']}
        aria-label={isShown ? undefined : label}
        className={trigger}
        isDisabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-pressed={isOpen || undefined}
        aria-labelledby={
          // The label first where it is inside, as it is seen and said (WCAG 2.5.3).
          labelVisibility === 'inside' ? contentId : `${contentId} ${isShown ? labelProps.id : id}`
        }
        ref={button}
      >
        <span
          id={contentId}
          className={content}
          data-placeholder={selected === undefined || undefined}
        >
          {labelVisibility === 'inside' && <span className={insideLabel}>{`${label}: `}</span>}
          {selected?.label ?? placeholder}
        </span>
      </PlainButton>
      <FieldMessages {...messagesProps} />
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={isDisabled} />
      )}
      {isWanted && (
        <Late
          part={selectList}
          onClose={isOpen && (() => setOpen(false))}
          props={{
            ...list,
            id,
            listId,
            label,
            labelId: isShown ? labelProps.id : undefined,
            options,
            value,
            onChange: (chosen) => {
              const option = options.find((each) => each.value === chosen)
              if (option) onChange(option.value)
            },
            isDisabled,
            isOpen,
            onOpenChange: setOpen,
          }}
        />
      )}
    </div>
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
