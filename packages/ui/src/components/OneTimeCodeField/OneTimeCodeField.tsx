import { type CSSProperties, type Ref, type SyntheticEvent, useState } from 'react'
import { isComposing } from '../../hooks/isComposing'
import { useComposedText } from '../../hooks/useComposedText'
import { Field, type FieldProps } from '../../internal/field/Field'
import { useField } from '../../internal/field/useField'
import { latinDigits } from '../../text/numbers'
import { cell, cells, GAP, input, overlay } from './OneTimeCodeField.css'

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'hasRequiredMark'> {
  /** The text typed so far. */
  value: string
  /**
   * Called with the new code: without spaces or dashes, its digits as 0 to 9, never longer than
   * `length`.
   */
  onChange: (value: string) => void
  /** Called on Enter, also with an incomplete code: the caller checks it. */
  onSubmit?: () => void
  /**
   * Called with the code when its last character is typed. A pasted or filled-in code waits for the
   * person, because a password manager may fill in one that has just expired.
   */
  onComplete?: (code: string) => void
  /** Characters in a code. @default 6 */
  length?: number
  /** Name in its form. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

interface Range {
  start: number
  end: number
}

/**
 * A code from an authenticator app or a message. One real input lies over drawn cells, so that
 * paste ('123 456' too), autofill, undo and screen readers work as in any other field.
 */
export function OneTimeCodeField({
  label,
  value,
  onChange,
  onSubmit,
  onComplete,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  length = 6,
  name,
  autoFocus = false,
  ref,
}: OneTimeCodeFieldProps) {
  const { inputProps, ...parts } = useField({
    description,
    errorMessage,
    isRequired,
    isDisabled,
    autoFocus,
    ref,
  })
  const typing = useComposedText(value, (text) => {
    const next = latinDigits(text.replace(/[\s-]/g, '')).slice(0, length)
    onChange(next)
    if (value.length === length - 1 && next.length === length) onComplete?.(next)
  })
  const [selection, setSelection] = useState<Range>()
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })
  }

  return (
    <Field label={label} hasStar={false} parts={parts}>
      <div className={cells}>
        {Array.from({ length }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={cell({ isCurrent: isCurrent(index, length, withinText(selection, value)) })}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
        <div className={overlay}>
          <input
            {...inputProps}
            className={input}
            style={spread(length)}
            type="text"
            {...typing.inputProps}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            enterKeyHint="done"
            spellCheck={false}
            onFocus={follow}
            onSelect={follow}
            onBlur={() => setSelection(undefined)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
              event.preventDefault()
              onSubmit?.()
            }}
          />
        </div>
      </div>
    </Field>
  )
}

/** When the owner empties the field, the caret moves without an event. */
function withinText(selection: Range | undefined, { length }: string): Range | undefined {
  if (!selection) return undefined
  return { start: Math.min(selection.start, length), end: Math.min(selection.end, length) }
}

/**
 * Whether the caret is in a cell, or the selection covers it; past the end the last cell counts.
 */
function isCurrent(index: number, length: number, selection: Range | undefined): boolean {
  if (!selection) return false
  const { start, end } = selection
  if (start !== end) return index >= start && index < end
  return index === Math.min(start, length - 1)
}

/**
 * Aligns each character of the input with its cell, so that a press puts the caret in the right
 * place.
 */
function spread(length: number): CSSProperties {
  const pitch = `(100cqi + ${GAP}) / ${length}`
  const start = `(${pitch} - ${GAP} - 1ch) / 2`
  return {
    letterSpacing: `calc(${pitch} - 1ch)`,
    paddingInlineStart: `calc(${start})`,
    // As wide as its text, so that the text never scrolls away from the cells.
    inlineSize: `calc(${start} + 100cqi + ${GAP} + 1px)`,
  }
}
