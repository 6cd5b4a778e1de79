import { Form } from '../../components/Form/Form'
import { useForm } from '../../form/useForm'
import type { Submission } from '../../submission'
import { DeleteAccountEmail } from './DeleteAccountEmail'
import { DeleteAccountKey } from './DeleteAccountKey'
import { type DeleteAccountValue, deleteAccountSchema } from './deleteAccount.schema'

export interface DeleteAccountFormProps {
  /** The email step, or the key step. */
  step: 'email' | 'key'
  /** Asks for a key to be sent to the address, which comes trimmed and in lower case. */
  onGetKey: (email: string) => void
  /** Deletes the account for good, by the key from the email. */
  onDelete: (value: DeleteAccountValue) => void
  /** From the key back to the address, which is kept. */
  onChangeEmail: () => void
  /** The address is none: time for the toast of specification 5. The field says it as well. */
  onInvalidEmail: () => void
  /** What became of the call of this step. @default idle */
  submission?: Submission | undefined
}

/** One draft for both steps, so that neither loses what was typed in the other. */
export function DeleteAccountForm({
  step,
  onGetKey,
  onDelete,
  onChangeEmail,
  onInvalidEmail,
  submission,
}: DeleteAccountFormProps) {
  const form = useForm({
    schema: deleteAccountSchema,
    initial: { email: '', securityKey: '' },
    submission,
    shown: [step === 'email' ? 'email' : 'securityKey'],
    onSubmit: (value) => (step === 'email' ? onGetKey(value.email) : onDelete(value)),
    onInvalid: onInvalidEmail,
  })

  return (
    <Form {...form.formProps}>
      {step === 'email' ? (
        <DeleteAccountEmail field={form.field('email')} submit={form.submitProps} />
      ) : (
        <DeleteAccountKey
          field={form.field('securityKey')}
          email={form.values.email.trim().toLowerCase()}
          submit={form.submitProps}
          onChangeEmail={onChangeEmail}
        />
      )}
    </Form>
  )
}
