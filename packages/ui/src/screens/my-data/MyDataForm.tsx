import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextField } from '../../components/TextField/TextField'
import { useForm } from '../../form/useForm'
import { Stack } from '../../layout/Stack/Stack'
import type { Submission } from '../../submission'
import { type MyDataValue, myDataSchema } from './myData.schema'
import { myDataText as text } from './myDataText'

export interface MyDataFormProps {
  /** The email step or the key step. */
  step: 'email' | 'key'
  /** The email that is there at first. @default '' */
  email?: string
  /** Requests a key for the address; the address is trimmed and in lower case. */
  onGetKey: (email: string) => void
  /** Goes on to the key of an earlier request for the address. */
  onHaveKey: (email: string) => void
  /** Has the copy made, with the key from the email. */
  onOrder: (value: MyDataValue) => void
  /** Goes from the key back to the address; the address stays. */
  onChangeEmail: () => void
  /** The outcome of this step's call. @default idle */
  submission?: Submission | undefined
}

/** One draft for both steps, so that neither loses the input of the other. */
export function MyDataForm({
  step,
  email = '',
  onGetKey,
  onHaveKey,
  onOrder,
  onChangeEmail,
  submission,
}: MyDataFormProps) {
  // Whether the first step was submitted by the button for people who already have a key.
  const hasKey = useRef(false)
  const form = useForm({
    schema: myDataSchema,
    initial: { email, securityKey: '' },
    submission,
    shown: [step === 'email' ? 'email' : 'securityKey'],
    onSubmit: (value) => {
      if (step === 'key') return onOrder(value)
      return hasKey.current ? onHaveKey(value.email) : onGetKey(value.email)
    },
  })
  const name = step === 'email' ? 'email' : 'securityKey'
  const isEmpty = form.values[name].trim() === ''
  const submit = {
    ...form.submitProps,
    variant: 'primary' as const,
    isFullWidth: true,
    isDisabled: form.submitProps.isDisabled || isEmpty,
  }
  return (
    <Form
      {...form.formProps}
      onSubmit={(event) => {
        hasKey.current = false
        form.formProps.onSubmit(event)
      }}
    >
      {step === 'email' ? (
        <TextField
          {...form.field('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          isRequired
        />
      ) : (
        <TextField
          {...form.field('securityKey')}
          label={text.key}
          autoComplete="one-time-code"
          enterKeyHint="done"
          spellCheck={false}
          isRequired
        />
      )}
      <Stack space="2">
        <Button {...submit}>{step === 'email' ? text.getKey : text.order}</Button>
        {step === 'email' ? (
          <Button
            variant="quiet"
            isFullWidth
            isDisabled={submit.isPending || isEmpty}
            onPress={() => {
              hasKey.current = true
              form.submit()
            }}
          >
            {text.haveKey}
          </Button>
        ) : (
          <Button variant="quiet" isFullWidth isDisabled={submit.isPending} onPress={onChangeEmail}>
            {text.useAnother}
          </Button>
        )}
      </Stack>
    </Form>
  )
}
