import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import type { useForm } from '../../form/useForm'
import { Sentence } from '../../internal/Sentence'
import { Stack } from '../../layout/Stack/Stack'
import { deleteAccountText as text } from './deleteAccountText'

interface DeleteAccountKeyProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'>
  /** The email of the account, as it is sent. */
  email: string
  submit: ReturnType<typeof useForm>['submitProps']
  onChangeEmail: () => void
}

/**
 * Step 2: the key from the email. The sentence above the button names the account that will be
 * deleted, and is the description of the button.
 */
export function DeleteAccountKey({ field, email, submit, onChangeEmail }: DeleteAccountKeyProps) {
  const warning = useId()
  return (
    <>
      <TextField
        {...field}
        label={text.key}
        autoComplete="one-time-code"
        enterKeyHint="done"
        spellCheck={false}
        isRequired
      />
      <Stack space="3">
        <Text id={warning}>
          {email ? (
            <Sentence words={text.warning}>
              <bdi translate="no">{email}</bdi>
            </Sentence>
          ) : (
            text.warningWithoutEmail
          )}
        </Text>
        <Stack space="2">
          <Button
            {...submit}
            variant="critical"
            isFullWidth
            isDisabled={submit.isDisabled || field.value.trim() === ''}
            aria-describedby={warning}
          >
            {text.verifyKey}
          </Button>
          <Button variant="quiet" isFullWidth isDisabled={submit.isPending} onPress={onChangeEmail}>
            {text.useAnother}
          </Button>
        </Stack>
      </Stack>
    </>
  )
}
