import { Button } from '../../components/Button/Button'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'

interface DeleteAccountEmailProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'>
  isPending: boolean
  isWaiting: boolean
}

/** Step 1: whose account. The button waits for an address. */
export function DeleteAccountEmail({ field, isPending, isWaiting }: DeleteAccountEmailProps) {
  return (
    <>
      <TextField
        {...field}
        label="Account email"
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        isRequired
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        isDisabled={isWaiting || field.value.trim() === ''}
      >
        Get Security Key
      </Button>
    </>
  )
}
