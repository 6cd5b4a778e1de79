import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { TextField } from '../../components/TextField/TextField'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { lengthOf } from '../../text/lengthOf'
import { passkeyNameLength } from '../../text/limits.gen'
import { accountText as text } from './accountText'

interface PasskeyNameDialogProps {
  title: string
  submitLabel: string
  initial: string
  submission?: Submission | undefined
  /** Rejects when it fails: the dialog stays, with the name. */
  onSubmit: (name: string) => Promise<unknown>
  onClose: () => void
}

const schema = textRules<{ name: string }>(
  {
    name: (name) =>
      name === ''
        ? text.passkeyNameRequired
        : lengthOf(name) > passkeyNameLength && text.passkeyNameTooLong,
  },
  ({ name }) => ({ name: name.trim() }),
)

/** Names a passkey: a new one before the browser makes it, or one that exists. */
export function PasskeyNameDialog({
  title,
  submitLabel,
  initial,
  submission,
  onSubmit,
  onClose,
}: PasskeyNameDialogProps) {
  const formId = useId()
  const form = useForm({
    schema,
    initial: { name: initial },
    submission,
    startsIdle: true,
    onSubmit: async ({ name }) => {
      await onSubmit(name)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isPending={form.isPending}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onClose}>
            {defaults.cancel}
          </Button>
          <Button {...form.submitProps} form={formId} variant="primary">
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={text.passkeyName}
          description={text.passkeyNameDescription}
          autoComplete="off"
          isReadOnly={form.isPending}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
