import type { FormEvent } from 'react'
import { Form } from '../../components/Form/Form'
import { type ServerFieldError, useForm } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
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
  /** The call of the step is under way: its button shows it and swallows presses. @default false */
  isPending?: boolean
  /** What the server said to the last try, shown above the form. */
  message?: string | undefined
  /** The server's `errors` to the last try, shown on their fields. A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

/** One draft for both steps, so that neither loses what was typed in the other. */
export function DeleteAccountForm({
  step,
  onGetKey,
  onDelete,
  onChangeEmail,
  onInvalidEmail,
  isPending = false,
  message,
  fieldErrors,
  retryAt,
}: DeleteAccountFormProps) {
  const wait = useWait(retryAt)
  const form = useForm({
    schema: deleteAccountSchema,
    initial: { email: '', securityKey: '' },
    serverErrors: fieldErrors,
    onSubmit: (value) => (step === 'email' ? onGetKey(value.email) : onDelete(value)),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!deleteAccountSchema.safeParse(form.values).success) onInvalidEmail()
    form.onSubmit(event)
  }

  // The key step has no field for the address: what is wrong with it stands above.
  const hidden = step === 'key' ? form.field('email').errorMessage : undefined

  return (
    <Form
      onSubmit={submit}
      isPending={isPending}
      errorMessage={message ?? hidden ?? form.errorElsewhere}
      wait={wait}
    >
      {step === 'email' ? (
        <DeleteAccountEmail
          field={form.field('email')}
          isPending={isPending}
          isWaiting={wait > 0}
        />
      ) : (
        <DeleteAccountKey
          field={form.field('securityKey')}
          email={form.values.email.trim().toLowerCase()}
          isPending={isPending}
          isWaiting={wait > 0}
          onChangeEmail={onChangeEmail}
        />
      )}
    </Form>
  )
}
