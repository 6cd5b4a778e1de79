import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { PasswordField } from '../../components/PasswordField/PasswordField'
import { Text } from '../../components/Text/Text'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordRules,
} from '../../domain/password/password'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Section } from '../../patterns/Sections/Sections'
import type { Submission } from '../../submission'
import * as css from './AccountScreen.css'
import { accountText as text } from './accountText'

export interface PasswordActions {
  /** Changes the password; both as typed. Rejects when it was not changed: then the form keeps them. */
  onPasswordChange: (change: { current: string; password: string }) => Promise<unknown>
  /** The outcome of the last try. @default idle */
  passwordSubmission?: Submission | undefined
}

interface PasswordSectionProps extends PasswordActions {
  /** For password managers. */
  email: string
}

const schema = textRules<NewPassword & { current: string }>({
  current: (typed) => typed === '' && text.currentRequired,
  ...newPasswordRules,
})

const empty = { current: '', password: '', confirmPassword: '' }

/** Changes the password. */
export function PasswordSection({
  email,
  onPasswordChange,
  passwordSubmission,
}: PasswordSectionProps) {
  const [hasChanged, setHasChanged] = useState(false)
  const form = useForm({
    schema,
    initial: empty,
    submission: passwordSubmission,
    onSubmit: async ({ current, password }) => {
      await onPasswordChange({ current, password })
      form.begin(empty)
      setHasChanged(true)
    },
  })
  return (
    <Section title={text.password}>
      <div className={css.form}>
        <Stack space="4">
          {hasChanged && !form.isDirty && <Notice tone="positive">{text.passwordChanged}</Notice>}
          <Form {...form.formProps} aria-label={text.changePassword}>
            {/* Password managers look for the account beside a new password. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              hidden
              readOnly
              value={email}
            />
            <PasswordField
              {...form.field('current')}
              label={text.currentPassword}
              autoComplete="current-password"
              enterKeyHint="next"
              isRequired
            />
            <NewPasswordFields
              password={form.field('password')}
              confirmPassword={form.field('confirmPassword')}
            />
            <Text size="small" tone="muted">
              {text.othersEnd}
            </Text>
            <Inline>
              <Button {...form.submitProps}>{text.changePassword}</Button>
            </Inline>
          </Form>
        </Stack>
      </div>
    </Section>
  )
}
