import {
  PasswordField,
  type PasswordFieldProps,
} from '../../components/PasswordField/PasswordField'
import { passwordMaxLength, passwordMinLength } from '../../text/limits.gen'
import { passwordText as text } from './passwordText'

/** What `field()` of useForm returns. */
type Field = Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'errorMessage' | 'ref'>

interface NewPasswordFieldsProps {
  password: Field
  confirmPassword: Field
  /** @default 'New password' */
  label?: string
}

/** A new password, twice. */
export function NewPasswordFields({
  password,
  confirmPassword,
  label = text.newPassword,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        description={text.lengthRule(passwordMinLength, passwordMaxLength)}
        autoComplete="new-password"
        enterKeyHint="next"
        isRequired
      />
      <PasswordField
        {...confirmPassword}
        label={text.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        isRequired
      />
    </>
  )
}
