import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { PasswordField } from '../../components/PasswordField/PasswordField'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { useDraftForm } from '../../form/useDraftForm'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import type { Submission } from '../../submission'
import { loginSchema, type SignInValue } from './login.schema'
import { loginText as text } from './loginText'

export interface LoginScreenProps {
  /** Signs in. The address is trimmed and in lower case (specification 5). */
  onSignIn: (value: SignInValue) => void
  /**
   * The outcome of the last sign-in: the button shows progress, and the fields show what was
   * refused. @default idle
   */
  submission?: Submission | undefined
  /** Where 'Sign up' leads. @default '#', nowhere (specification 2.3) */
  signUpHref?: string
}

/** /login: where administrators sign in (specification 2.3). It never loses typed input. */
export function LoginScreen({ onSignIn, submission, signUpHref = '#' }: LoginScreenProps) {
  const { brand } = useHearth()
  const membersNote = useId()
  const form = useDraftForm({
    draft: 'login',
    secrets: ['password'],
    schema: loginSchema,
    initial: { email: '', password: '' },
    submission,
    onSubmit: onSignIn,
  })

  return (
    <PublicPage
      title={text.title}
      subtitle={text.subtitle(brand.communityName ?? brand.productName)}
    >
      <Form {...form.formProps}>
        <TextField
          {...form.field('email')}
          label={text.email}
          type="email"
          // Password managers look for this name (HTML, autofill).
          autoComplete="username"
          enterKeyHint="next"
          autoFocus
          isRequired
        />
        <Stack space="2">
          <PasswordField
            {...form.field('password')}
            label={text.password}
            autoComplete="current-password"
            enterKeyHint="go"
            isRequired
          />
          <Inline justify="end">
            <Link href="/forgot-password" variant="standalone">
              {text.forgot}
            </Link>
          </Inline>
        </Stack>
        <Button {...form.submitProps} variant="primary" isFullWidth>
          {text.submit}
        </Button>
      </Form>
      <Text size="small" tone="muted" align="center" id={membersNote}>
        <span>{text.noAccount}</span>{' '}
        <Link href={signUpHref} aria-describedby={membersNote}>
          {text.signUp}
        </Link>
      </Text>
    </PublicPage>
  )
}
