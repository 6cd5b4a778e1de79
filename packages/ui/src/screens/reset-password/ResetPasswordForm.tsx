import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { PasswordField } from '../../components/PasswordField/PasswordField'
import { Text } from '../../components/Text/Text'
import { type ServerFieldError, useForm } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import { PASSWORD_LENGTH, resetPasswordSchema } from './resetPassword.schema'

export interface ResetPasswordFormProps {
  /** Sets the new password, as typed: 8 to 20 characters, twice alike. */
  onReset: (password: string) => void
  /** The password is being set: the button shows it and swallows presses. @default false */
  isPending?: boolean
  /** What the server said to the last try, shown above the form. */
  message?: string | undefined
  /** The server's `errors` to the last try, shown on their fields. A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

/** The new password, twice. A link that was refused leads to a new one. */
export function ResetPasswordForm({
  onReset,
  isPending = false,
  message,
  fieldErrors,
  retryAt,
}: ResetPasswordFormProps) {
  const wait = useWait(retryAt)
  const form = useForm({
    schema: resetPasswordSchema,
    initial: { password: '', confirmPassword: '' },
    serverErrors: fieldErrors,
    onSubmit: ({ password }) => onReset(password),
  })

  return (
    <Stack space="5">
      <Form
        onSubmit={form.onSubmit}
        isPending={isPending}
        errorMessage={message ?? form.errorElsewhere}
        wait={wait}
      >
        <PasswordField
          {...form.field('password')}
          label="New password"
          description={`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`}
          autoComplete="new-password"
          enterKeyHint="next"
          isRequired
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          enterKeyHint="go"
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          isPending={isPending}
          isDisabled={wait > 0}
        >
          Reset Password
        </Button>
      </Form>
      {message && (
        <Text size="small" tone="muted" align="center">
          Link expired? <Link href="/forgot-password">Request a new reset link</Link>
        </Text>
      )}
    </Stack>
  )
}
