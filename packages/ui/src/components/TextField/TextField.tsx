import { type Ref, useId } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import { CharacterCount } from '../../internal/field/CharacterCount'
import { FieldLabel, FieldMessages, type FieldProps } from '../../internal/field/Field'
import { control, field, input } from '../../internal/field/field.css'
import { text } from '../../text/defaults'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface TextFieldProps extends FieldProps {
  /** The text in the field. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /**
   * Called with 1 on ArrowUp and -1 on ArrowDown, to step a number that stays as typed.
   * @default the arrow keys move the caret
   */
  onStep?: (direction: 1 | -1) => void
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** What the browser and a phone's keyboard expect. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Tells password managers and phones what belongs in the field (WCAG 1.3.5). */
  autoComplete?: string
  /** Which keyboard a phone shows. @default by type */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none'
  /** The label of a phone's Enter key. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  /**
   * A sign in front of the text, such as a currency. Screen readers skip it: the label or the
   * description says the same.
   */
  sign?: string
  /** An example, never the label. */
  placeholder?: string
  /**
   * Character limit of the text, counted under the field. Longer text can be typed and pasted, so
   * that nothing is cut off unnoticed: the form's schema reports that it is too long.
   */
  characterLimit?: number
  /** The largest number of characters that can be typed. */
  maxLength?: number
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Whether the browser marks misspelt words. @default true for `text`, else false */
  spellCheck?: boolean
  /** Id of a nearby text that explains its value. */
  'aria-describedby'?: string
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text with its label, help and error. For a password use PasswordField, for a search
 * SearchField.
 */
export function TextField({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  type = 'text',
  characterLimit,
  sign,
  placeholder,
  enterKeyHint,
  spellCheck = type === 'text',
  onStep,
  ref,
  ...rest
}: TextFieldProps) {
  const limitId = useId()
  const describedBy = [rest['aria-describedby'], characterLimit !== undefined && limitId]
    .filter(Boolean)
    .join(' ')
  return (
    <AriaTextField
      {...rest}
      {...(onStep && { onKeyDown: stepping(onStep) })}
      className={field}
      type={type}
      spellCheck={spellCheck ? 'true' : 'false'}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel label={label} hasStar={hasRequiredMark} />
      <div className={control} {...(sign && { 'data-sign': sign })}>
        <Input
          className={input}
          {...(placeholder && { placeholder })}
          {...(enterKeyHint && { enterKeyHint })}
          {...(type !== 'text' && { autoCapitalize: 'none' })}
          {...(ref && { ref })}
        />
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

const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

const stepping =
  (onStep: (direction: 1 | -1) => void): NonNullable<AriaTextFieldProps['onKeyDown']> =>
  (event) => {
    const direction = directions[event.key]
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      // A keyboard shortcut of the page, or the Escape of a dialog.
      event.continuePropagation()
      return
    }
    event.preventDefault()
    onStep(direction)
  }
