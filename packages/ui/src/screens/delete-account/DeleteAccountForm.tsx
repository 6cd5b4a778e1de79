import { useRef } from 'react'
import { Form } from '../../components/Form/Form'
import { useDraftForm } from '../../form/useDraftForm'
import type { Submission } from '../../submission'
import { DeleteAccountEmail } from './DeleteAccountEmail'
import { DeleteAccountKey } from './DeleteAccountKey'
import { type DeleteAccountValue, deleteAccountSchema } from './deleteAccount.schema'

export interface DeleteAccountFormProps {
  /** The email step or the key step. */
  step: 'email' | 'key'
  /** The email that is there at first. @default '' */
  email?: string
  /** Requests a key for the address; the address is trimmed and in lower case. */
  onGetKey: (email: string) => void
  /** Goes on to the key of an earlier request for the address. */
  onHaveKey: (email: string) => void
  /** Deletes the account for good, with the key from the email. */
  onDelete: (value: DeleteAccountValue) => void
  /** Goes from the key back to the address; the address stays. */
  onChangeEmail: () => void
  /**
   * Called for an invalid address, to show the toast of specification 5. The field shows it as
   * well.
   */
  onInvalidEmail: () => void
  /** The outcome of this step's call. @default idle */
  submission?: Submission | undefined
}

/** One draft for both steps, so that neither loses the input of the other. */
export function DeleteAccountForm({
  step,
  email = '',
  onGetKey,
  onHaveKey,
  onDelete,
  onChangeEmail,
  onInvalidEmail,
  submission,
}: DeleteAccountFormProps) {
  // Whether the first step was submitted by the button for people who already have a key.
  const hasKey = useRef(false)
  const form = useDraftForm({
    draft: 'delete account',
    secrets: ['securityKey'],
    schema: deleteAccountSchema,
    initial: { email, securityKey: '' },
    submission,
    shown: [step === 'email' ? 'email' : 'securityKey'],
    onSubmit: (value) => {
      if (step === 'key') return onDelete(value)
      return hasKey.current ? onHaveKey(value.email) : onGetKey(value.email)
    },
    onInvalid: onInvalidEmail,
  })

  return (
    <Form
      {...form.formProps}
      onSubmit={(event) => {
        hasKey.current = false
        form.formProps.onSubmit(event)
      }}
    >
      {step === 'email' ? (
        <DeleteAccountEmail
          field={form.field('email')}
          submit={form.submitProps}
          onHaveKey={() => {
            hasKey.current = true
            form.submit()
          }}
        />
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
