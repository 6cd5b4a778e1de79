import { Button } from '../../components/Button/Button'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'

interface DeleteAccountEmailProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'ref'>
  isBusy: boolean
  isWaiting: boolean
}

/** Step 1: whose account. The button waits for an address. */
export function DeleteAccountEmail({ field, isBusy, isWaiting }: DeleteAccountEmailProps) {
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
        isBusy={isBusy}
        isDisabled={isWaiting || field.value.trim() === ''}
      >
        Get Security Key
      </Button>
    </>
  )
}
