import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { PasswordField } from '../../components/PasswordField/PasswordField'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordRules,
} from '../../domain/password/password'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { accountText as text } from './accountText'

export interface PasswordActions {
  /** Changes the password; both as typed. Rejects when it was not changed: then the form keeps them. */
  onPasswordChange: (change: { current: string; password: string }) => Promise<unknown>
  /** The outcome of the last try. @default idle */
  passwordSubmission?: Submission | undefined
}

interface PasswordDialogProps extends PasswordActions {
  /** For password managers. */
  email: string
  onChanged: () => void
  onClose: () => void
}

const schema = textRules<NewPassword & { current: string }>({
  current: (typed) => typed === '' && text.currentRequired,
  ...newPasswordRules,
})

/** The current password and the new one, twice. */
export function PasswordDialog({
  email,
  onPasswordChange,
  passwordSubmission,
  onChanged,
  onClose,
}: PasswordDialogProps) {
  const formId = useId()
  const form = useForm({
    schema,
    initial: { current: '', password: '', confirmPassword: '' },
    submission: passwordSubmission,
    startsIdle: true,
    onSubmit: async ({ current, password }) => {
      await onPasswordChange({ current, password })
      onChanged()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.changePassword}
      isPending={form.isPending}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onClose}>
            {defaults.cancel}
          </Button>
          <Button {...form.submitProps} form={formId} variant="primary">
            {text.changePassword}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.formProps} aria-label={text.changePassword}>
        {/* Password managers look for the account beside a new password. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
        <PasswordField
          {...form.field('current')}
          label={text.currentPassword}
          autoComplete="current-password"
          enterKeyHint="next"
          isRequired
          autoFocus
        />
        <NewPasswordFields
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
        />
      </Form>
    </Dialog>
  )
}
