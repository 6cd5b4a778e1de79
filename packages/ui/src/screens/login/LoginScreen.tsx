import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { PasswordField } from '../../components/PasswordField/PasswordField'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { type ServerFieldError, useForm } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { loginSchema, type SignInValue } from './login.schema'

export interface LoginScreenProps {
  /** Signs in. The address comes trimmed and in lower case (specification 5). */
  onSignIn: (value: SignInValue) => void
  /** The sign-in is under way: the button shows it and swallows presses. @default false */
  isPending?: boolean
  /** What the server said to the last try, shown above the form. */
  message?: string | undefined
  /** The server's `errors` to the last try, shown on their fields. A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
  /** Where 'Sign up' leads. @default '#', nowhere (specification 2.3) */
  signUpHref?: string
}

/** /login: where an administrator starts (specification 2.3). Nothing typed is ever lost. */
export function LoginScreen({
  onSignIn,
  isPending = false,
  message,
  fieldErrors,
  retryAt,
  signUpHref = '#',
}: LoginScreenProps) {
  const { brand } = useHearth()
  const membersNote = useId()
  const wait = useWait(retryAt)
  const form = useForm({
    schema: loginSchema,
    initial: { email: '', password: '' },
    serverErrors: fieldErrors,
    onSubmit: onSignIn,
  })

  return (
    <PublicPage
      title="Login"
      subtitle={`For administrators of ${brand.communityName ?? brand.productName}. Members use the mobile app.`}
    >
      <Form
        onSubmit={form.onSubmit}
        isPending={isPending}
        errorMessage={message ?? form.errorElsewhere}
        wait={wait}
      >
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          isRequired
        />
        <Stack space="2">
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            enterKeyHint="go"
            isRequired
          />
          <Inline justify="end">
            <Link href="/forgot-password" variant="standalone">
              Forgot your password?
            </Link>
          </Inline>
        </Stack>
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          isPending={isPending}
          isDisabled={wait > 0}
        >
          Login
        </Button>
      </Form>
      <Text size="small" tone="muted" align="center" id={membersNote}>
        No account yet?{' '}
        <Link href={signUpHref} aria-describedby={membersNote}>
          Sign up
        </Link>
      </Text>
    </PublicPage>
  )
}
