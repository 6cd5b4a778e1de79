import { Button } from '../../components/Button/Button'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import type { useForm } from '../../form/useForm'
import { deleteAccountText as text } from './deleteAccountText'

interface DeleteAccountEmailProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'>
  submit: ReturnType<typeof useForm>['submitProps']
}

/** Step 1: the email of the account. The button waits for an address. */
export function DeleteAccountEmail({ field, submit }: DeleteAccountEmailProps) {
  return (
    <>
      <TextField
        {...field}
        label={text.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        isRequired
      />
      <Button
        {...submit}
        variant="primary"
        isFullWidth
        isDisabled={submit.isDisabled || field.value.trim() === ''}
      >
        {text.getKey}
      </Button>
    </>
  )
}
