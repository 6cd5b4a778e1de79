import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { TextField } from '../../components/TextField/TextField'
import { useDraftDialog } from './useDraftDialog'

interface InviteProps {
  /** Sends the invitation. */
  onInvite: (invitation: { email: string }) => Promise<unknown>
}

interface InviteDialogProps extends InviteProps {
  onClose: () => void
}

function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const { form, formProps, dialogProps, question } = useDraftDialog({
    schema: z.object({ email: z.string().min(1, 'Email is required') }),
    initial: { email: '' },
    draft: 'invitation',
    onSend: onInvite,
    onClose,
    discard: { title: 'Discard this invitation?', description: "It hasn't been sent." },
    submitLabel: 'Invite',
    pendingLabel: 'Inviting...',
  })
  return (
    <>
      <Dialog {...dialogProps} title="Invite a partner">
        <Form {...formProps}>
          <TextField
            {...form.field('email')}
            label="Email"
            isReadOnly={form.isPending}
            isRequired
            autoFocus
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

/** A button that opens a dialog with a form. */
export function Invite({ onInvite }: InviteProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Invite</Button>
      {isOpen && <InviteDialog onInvite={onInvite} onClose={() => setOpen(false)} />}
    </>
  )
}
