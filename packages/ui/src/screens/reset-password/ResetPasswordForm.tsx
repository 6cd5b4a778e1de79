import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { NewPasswordFields } from '../../domain/password/password'
import { useForm } from '../../form/useForm'
import { Stack } from '../../layout/Stack/Stack'
import type { Submission } from '../../submission'
import { resetPasswordSchema } from './resetPassword.schema'
import { resetPasswordText as text } from './resetPasswordText'

export interface ResetPasswordFormProps {
  /** Sets the new password as typed: 8 to 20 characters, twice the same. */
  onReset: (password: string) => void
  /** The outcome of the last try. @default idle */
  submission?: Submission | undefined
}

/** The new password, twice. A refused link leads to a new one. */
export function ResetPasswordForm({ onReset, submission }: ResetPasswordFormProps) {
  const form = useForm({
    schema: resetPasswordSchema,
    initial: { password: '', confirmPassword: '' },
    submission,
    onSubmit: ({ password }) => onReset(password),
  })

  return (
    <Stack space="5">
      <Form {...form.formProps}>
        {/* Password managers look for the account beside a new password; the link has none. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
        <NewPasswordFields
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
        />
        <Button {...form.submitProps} variant="primary" isFullWidth>
          {text.submit}
        </Button>
      </Form>
      {form.refusal?.message && (
        <Text size="small" tone="muted" align="center">
          <span>{text.expired}</span> <Link href="/forgot-password">{text.requestAnother}</Link>
        </Text>
      )}
    </Stack>
  )
}
