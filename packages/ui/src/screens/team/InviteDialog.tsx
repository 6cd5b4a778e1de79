import type { Ref } from 'react'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import type { TeamRole } from '../../domain/team/team'
import { isEmail, textRules } from '../../form/textRules'
import { useDraftDialog } from '../../patterns/DraftDialog/useDraftDialog'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { RoleField } from './RoleField'
import { teamScreenText as text } from './teamScreenText'

/** Who is invited, as what. */
export interface Invite {
  email: string
  role: TeamRole
}

export interface InviteDialogProps {
  /**
   * Sends the invitation. The dialog is busy while the promise is pending, closes when it resolves,
   * and keeps all input when it rejects.
   */
  onInvite: (invite: Invite) => Promise<unknown>
  /** The outcome of the last invitation. @default idle */
  submission?: Submission | undefined
  /** Asks before the person leaves the page with an unsent invitation. */
  guard?: Ref<LeaveGuard> | undefined
  onClose: () => void
}

interface Values {
  email: string
  role: TeamRole | ''
}

const schema = textRules<Values>(
  {
    email: (email) => (email === '' ? text.emailRequired : !isEmail(email) && text.emailInvalid),
    role: (role) => role === '' && text.roleRequired,
  },
  (values) => ({ ...values, email: values.email.trim() }),
)

/** Names of the form's draft: what was typed is back after the person has signed in again. */
const INVITE_DRAFT = 'team invitation'

/** Invites a person by email, with a role. Render it while it is open. */
export function InviteDialog({ onInvite, submission, guard, onClose }: InviteDialogProps) {
  const { form, formProps, dialogProps, question } = useDraftDialog({
    schema,
    initial: { email: '', role: '' } satisfies Values as Values,
    draft: INVITE_DRAFT,
    submission,
    startsIdle: true,
    onSend: ({ email, role }) => (role === '' ? undefined : onInvite({ email, role })),
    onClose,
    guard,
    discard: text.discardInvitation,
    submitLabel: text.sendInvitation,
    pendingLabel: text.sending,
  })
  return (
    <>
      <Dialog {...dialogProps} title={text.inviteTitle}>
        <Form {...formProps}>
          <DraftNote isShown={form.isRestored} message={text.draftIsBack} />
          <Text tone="muted">{text.inviteDetail}</Text>
          <TextField
            {...form.field('email')}
            label={text.email}
            type="email"
            autoComplete="off"
            isReadOnly={form.isPending}
            isRequired
            autoFocus
          />
          <RoleField {...form.field('role')} />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
