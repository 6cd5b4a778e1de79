import { Button } from '../../components/Button/Button'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import type { useForm } from '../../form/useForm'
import { Stack } from '../../layout/Stack/Stack'
import { deleteAccountText as text } from './deleteAccountText'

interface DeleteAccountEmailProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'>
  submit: ReturnType<typeof useForm>['submitProps']
  onHaveKey: () => void
}

/** Step 1: the email of the account. The buttons wait for an address. */
export function DeleteAccountEmail({ field, submit, onHaveKey }: DeleteAccountEmailProps) {
  const isEmpty = field.value.trim() === ''
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
      <Stack space="2">
        <Button {...submit} variant="primary" isFullWidth isDisabled={submit.isDisabled || isEmpty}>
          {text.getKey}
        </Button>
        <Button
          variant="quiet"
          isFullWidth
          isDisabled={submit.isPending || isEmpty}
          onPress={onHaveKey}
        >
          {text.haveKey}
        </Button>
      </Stack>
    </>
  )
}
