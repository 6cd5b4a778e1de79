import { type KeyboardEvent, type Ref, useId } from 'react'
import { useComposedText } from '../../hooks/useComposedText'
import { CharacterCount } from '../../internal/field/CharacterCount'
import { Field, type FieldProps } from '../../internal/field/Field'
import { control, input } from '../../internal/field/field.css'
import { useField } from '../../internal/field/useField'

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
   * description must include it.
   */
  sign?: string
  /** An example, never the label. */
  placeholder?: string
  /**
   * Character limit of the text, counted under the field. Longer text can be typed and pasted, so
   * that nothing is cut off unnoticed: the form's schema reports that it is too long.
   */
  characterLimit?: number
  /**
   * The longest code or number that can be typed. The browser counts UTF-16 units, most emoji as
   * two, and truncates pasted text: for words use `characterLimit`.
   */
  maxLength?: number
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Whether the browser marks misspelt words. @default true for `text`, else false */
  spellCheck?: boolean
  /** Id of a nearby text that explains the value. */
  'aria-describedby'?: string
  /** Id of the input, for a link to it. `data-*` go to the input too. @default generated */
  id?: string
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text with its label, help and error. For a password use PasswordField, for a search
 * SearchField.
 */
export function TextField({
  label,
  value,
  onChange,
  onBlur,
  onStep,
  description,
  errorMessage,
  isRequired = false,
  hasRequiredMark = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  name,
  type = 'text',
  autoComplete,
  inputMode,
  enterKeyHint,
  sign,
  placeholder,
  characterLimit,
  maxLength,
  spellCheck = type === 'text',
  'aria-describedby': describedBy,
  id,
  ref,
  ...rest
}: TextFieldProps) {
  const limitId = useId()
  const typing = useComposedText(value, onChange)
  const { inputProps, ...parts } = useField({
    description,
    errorMessage,
    isRequired,
    isDisabled,
    isReadOnly,
    autoFocus,
    describedBy: [describedBy, characterLimit !== undefined && limitId].filter(Boolean).join(' '),
    id,
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
      <div className={control} data-sign={sign || undefined}>
        <input
          {...rest}
          {...inputProps}
          className={input}
          type={type}
          // A placeholder uses the language of the page.
          dir={value === '' ? undefined : type === 'text' ? 'auto' : 'ltr'}
          // Phone keyboards compose every word, so only numbers wait for the end of a composition.
          {...(inputMode === 'decimal'
            ? typing.inputProps
            : { value, onChange: ({ currentTarget }) => onChange(currentTarget.value) })}
          onBlur={onBlur}
          onKeyDown={onStep && !isReadOnly ? stepping(onStep) : undefined}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          inputMode={inputMode}
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={spellCheck}
        />
      </div>
    </Field>
  )
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

const stepping = (onStep: (direction: 1 | -1) => void) => (event: KeyboardEvent) => {
  const direction = directions[event.key]
  // With a modifier, the key is a shortcut of the page.
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  // Prevent moving the caret, and stop the key for surrounding elements with arrow keys.
  event.preventDefault()
  event.stopPropagation()
  onStep(direction)
}
