import { type CSSProperties, type Ref, type SyntheticEvent, useState } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { cell, cells, GAP, input, overlay } from './OneTimeCodeField.css'

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'hasRequiredMark'> {
  /** The text typed so far. */
  value: string
  /** Called with the new code: without spaces or dashes, never longer than `length`. */
  onChange: (value: string) => void
  /** Called on Enter, whatever the code is: the caller checks it. */
  onSubmit?: () => void
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
  description,
  errorMessage,
  value,
  onChange,
  onSubmit,
  length = 6,
  ref,
  ...rest
}: OneTimeCodeFieldProps) {
  const [selection, setSelection] = useState<Range>()
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })
  }

  return (
    <AriaTextField
      {...rest}
      className={field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
      value={value}
      onChange={(typed) => onChange(typed.replace(/[\s-]/g, '').slice(0, length))}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hasStar={false} />
      <div className={cells}>
        {Array.from({ length }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={cell({ isCurrent: isCurrent(index, length, selection) })}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
        <div className={overlay}>
          <Input
            className={input}
            style={spread(length)}
            autoCapitalize="none"
            enterKeyHint="done"
            onFocus={follow}
            onSelect={follow}
            onBlur={() => setSelection(undefined)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onSubmit?.()
            }}
            {...(ref && { ref })}
          />
        </div>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
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
