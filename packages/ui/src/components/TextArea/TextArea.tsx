import { type Ref, useId } from 'react'
import { CharacterCount } from '../../internal/field/CharacterCount'
import { Field, type FieldProps } from '../../internal/field/Field'
import { useField } from '../../internal/field/useField'
import { area, frame, mirror } from './TextArea.css'

export interface TextAreaProps extends FieldProps {
  /** The text in the field. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** Minimum number of lines. @default 4 */
  rows?: number
  /**
   * Maximum number of lines to which it grows with its text; beyond that it scrolls. @default 12
   */
  maxRows?: number
  /**
   * Character limit of the text, counted under the field. Longer text can be typed and pasted, so
   * that nothing is cut off unnoticed: the form's schema reports that it is too long.
   */
  characterLimit?: number
  /** An example, never the label. */
  placeholder?: string
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Whether the browser marks misspelt words. @default true */
  spellCheck?: boolean
  /** The textarea element, to focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of several lines. The field grows with its text. For one line use TextField. */
export function TextArea({
  label,
  value,
  onChange,
  onBlur,
  description,
  errorMessage,
  isRequired = false,
  hasRequiredMark = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  name,
  rows = 4,
  maxRows = 12,
  characterLimit,
  placeholder,
  spellCheck = true,
  ref,
}: TextAreaProps) {
  const limitId = useId()
  const { inputProps, ...parts } = useField({
    description,
    errorMessage,
    isRequired,
    isDisabled,
    isReadOnly,
    autoFocus,
    describedBy: characterLimit === undefined ? undefined : limitId,
    ref,
  })
  return (
    <Field
      label={label}
      hasStar={hasRequiredMark}
      parts={parts}
      footer={
        characterLimit !== undefined && (
          <CharacterCount id={limitId} value={value} limit={characterLimit} />
        )
      }
    >
      <div className={frame}>
        <textarea
          {...inputProps}
          className={area}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          name={name}
          rows={rows}
          placeholder={placeholder}
          spellCheck={spellCheck}
        />
        <div
          className={mirror}
          aria-hidden="true"
          style={{ minBlockSize: `${rows}lh`, maxBlockSize: `${Math.max(rows, maxRows)}lh` }}
        >
          {`${value || placeholder || ''}\n`}
        </div>
      </div>
    </Field>
  )
}
