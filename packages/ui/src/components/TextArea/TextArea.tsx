import { type Ref, useId } from 'react'
import { TextField as AriaTextField, TextArea as Input } from 'react-aria-components/TextField'
import { CharacterCount } from '../../internal/field/CharacterCount'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { text } from '../../text/defaults'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
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
  /**
   * Number of characters after which the browser accepts no more. It cuts pasted text: prefer
   * `characterLimit`.
   */
  maxLength?: number
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
  description,
  errorMessage,
  hasRequiredMark = false,
  rows = 4,
  maxRows = 12,
  characterLimit,
  placeholder,
  spellCheck = true,
  ref,
  ...rest
}: TextAreaProps) {
  const limitId = useId()
  return (
    <AriaTextField
      {...rest}
      className={field}
      spellCheck={spellCheck ? 'true' : 'false'}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(characterLimit !== undefined && { 'aria-describedby': limitId })}
    >
      <FieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={frame}>
        <Input
          className={area}
          rows={rows}
          {...(placeholder && { placeholder })}
          {...(ref && { ref })}
        />
        <div
          className={mirror}
          aria-hidden="true"
          style={{ minBlockSize: `${rows}lh`, maxBlockSize: `${Math.max(rows, maxRows)}lh` }}
        >
          {`${rest.value || placeholder || ''}\n`}
        </div>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
      {characterLimit !== undefined && (
        <>
          <CharacterCount count={rest.value.length} limit={characterLimit} />
          <VisuallyHidden id={limitId}>{text.characterLimit(characterLimit)}</VisuallyHidden>
        </>
      )}
    </AriaTextField>
  )
}
