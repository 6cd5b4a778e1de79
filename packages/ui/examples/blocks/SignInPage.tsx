'use client'

import { Button } from '@hearth/ui/components/Button'
import { Form } from '@hearth/ui/components/Form'
import { Link } from '@hearth/ui/components/Link'
import { PasswordField } from '@hearth/ui/components/PasswordField'
import { TextField } from '@hearth/ui/components/TextField'
import { isEmail, textRules } from '@hearth/ui/form/textRules'
import { useForm } from '@hearth/ui/form/useForm'
import { PublicPage } from '@hearth/ui/shell/PublicPage'
import type { Submission } from '@hearth/ui/submission'

export interface Credentials {
  email: string
  password: string
}

const schema = textRules<Credentials>({
  email: (typed) => !isEmail(typed.trim()) && 'Enter a valid email address',
  password: (typed) => !typed && 'Enter your password',
})

export interface SignInPageProps {
  /** The outcome of the last try: the button shows progress, and the form why it was refused. */
  submission: Submission
  onSignIn: (credentials: Credentials) => void
  /** Where people ask for a new password. */
  forgotHref: string
}

/** The page outside the shell where people sign in. */
export function SignInPage({ submission, onSignIn, forgotHref }: SignInPageProps) {
  const form = useForm({
    schema,
    initial: { email: '', password: '' },
    submission,
    onSubmit: onSignIn,
  })
  return (
    <PublicPage title="Sign in" subtitle="With the address that you were invited at.">
      <Form {...form.formProps}>
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          isRequired
        />
        <Button {...form.submitProps} variant="primary" isFullWidth>
          Sign in
        </Button>
      </Form>
      <Link href={forgotHref} variant="standalone">
        Forgot your password?
      </Link>
    </PublicPage>
  )
}
