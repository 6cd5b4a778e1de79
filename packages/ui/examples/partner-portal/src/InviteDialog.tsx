import { Dialog } from '@hearth/ui/components/Dialog'
import { Form } from '@hearth/ui/components/Form'
import { TextField } from '@hearth/ui/components/TextField'
import { isEmail, textRules } from '@hearth/ui/form/textRules'
import { useDraftDialog } from '@hearth/ui/patterns/DraftDialog/useDraftDialog'

const schema = textRules({
  email: (typed) => !isEmail(typed) && 'Informe um e-mail válido',
})

interface InviteDialogProps {
  /** The dialog closes when the promise resolves, and keeps what was typed when it rejects. */
  onInvite: (partner: { email: string }) => Promise<unknown>
  onClose: () => void
}

/** Render it while it is open: each opening is a new draft. */
export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const { form, formProps, dialogProps, question } = useDraftDialog({
    schema,
    initial: { email: '' },
    draft: 'invitation',
    onSend: onInvite,
    onClose,
    discard: { title: 'Descartar o convite?', description: 'Ele não foi enviado.' },
    submitLabel: 'Convidar',
    pendingLabel: 'Convidando...',
  })
  return (
    <>
      <Dialog {...dialogProps} title="Convidar parceiro">
        <Form {...formProps}>
          <TextField {...form.field('email')} label="E-mail" type="email" isRequired autoFocus />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
