import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from '../../internal/field/Field'
import { FieldButton } from '../../internal/field/FieldButton'
import { control, input } from '../../internal/field/field.css'
import { useField } from '../../internal/field/useField'
import { text } from '../../text/defaults'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { code } from './PasswordField.css'

export interface PasswordFieldProps extends FieldProps {
  /** The text in the field. */
  value: string
  /** Called with the new text on every change. */
  onChange?: (value: string) => void
  /** Whether a password manager should fill in a password, suggest a new one, or do nothing. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** The label of a phone's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'send'
  /**
   * A secret that people read or copy, in a typeface that distinguishes 0 from O. @default false
   */
  isReadOnly?: boolean
  /** Labels and announcements of the show button, if the secret is not a password. */
  toggleText?: { show: string; hide: string; shown: string; hidden: string }
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

const passwordText = {
  show: text.showPassword,
  hide: text.hidePassword,
  shown: text.passwordShown,
  hidden: text.passwordHidden,
}

/**
 * A secret with a button that shows and hides it; the change is announced. Submitting the form
 * hides it again, so that the browser never stores it as ordinary text. Pasting is always allowed.
 */
export function PasswordField({
  label,
  value,
  onChange,
  description,
  errorMessage,
  isRequired = false,
  hasRequiredMark = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  autoComplete,
  enterKeyHint,
  toggleText = passwordText,
  autoFocus = false,
  ref,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { inputProps, ...parts } = useField({
    description,
    errorMessage,
    isRequired,
    isDisabled,
    isReadOnly,
    autoFocus,
    ref,
  })

  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field label={label} hasStar={hasRequiredMark} parts={parts}>
      <div className={control} ref={frame}>
        <input
          {...inputProps}
          className={isReadOnly ? `${input} ${code}` : input}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          enterKeyHint={enterKeyHint}
          spellCheck={false}
        />
        <FieldButton
          label={isShown ? toggleText.hide : toggleText.show}
          icon={isShown ? <EyeOff /> : <Eye />}
          isDisabled={isDisabled}
          onPress={() => {
            setShown(!isShown)
            setAnnounced(true)
          }}
        />
        <span role="status">
          {isAnnounced && (
            <VisuallyHidden>{isShown ? toggleText.shown : toggleText.hidden}</VisuallyHidden>
          )}
        </span>
      </div>
    </Field>
  )
}
