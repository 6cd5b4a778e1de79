import { type Ref, useState } from 'react'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { TextArea } from '../../components/TextArea/TextArea'
import { TextField } from '../../components/TextField/TextField'
import { useDraftDialog } from '../../patterns/DraftDialog/useDraftDialog'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { pushBodyLength, pushTitleLength } from '../../text/limits.gen'
import { personName, plainText } from '../../text/people'
import type { UserDetails } from '../members/members'
import { hasDevices } from '../members/members'
import { notificationSchema, type UserNotification } from './notification.schema'
import { notificationText as text } from './notificationText'

export interface NotificationAction {
  /**
   * Sends a notification; both texts are trimmed. The dialog is busy while the promise is
   * pending, closes when it resolves, and keeps all input when it rejects; the caller says why in
   * a toast.
   */
  onNotify: (notification: UserNotification) => Promise<unknown>
  /**
   * The outcome of the last notification; a newly opened dialog does not show it. @default idle
   */
  submission?: Submission | undefined
  /**
   * Asks before the person leaves the page with unsent input in the dialog: for the route's
   * blocker.
   */
  guard?: Ref<LeaveGuard> | undefined
}

export interface NotificationDialogProps extends NotificationAction {
  user: UserDetails
  /** Other actions can be undone: the dialog says that this one cannot. @default false */
  saysFinal?: boolean
  /** Called once it is sent, and by Cancel and Escape; a draft has been asked about. */
  onClose: () => void
}

/**
 * Title and message for the devices of one user (specification 2.17). Render it while it is open:
 * each opening is a new draft.
 */
export function NotificationDialog({
  user,
  saysFinal = false,
  onClose,
  onNotify,
  submission,
  guard,
}: NotificationDialogProps) {
  const [isRefused, setRefused] = useState(false)
  const email = plainText(user.email) === '' ? undefined : user.email?.trim()

  const { form, formProps, dialogProps, question } = useDraftDialog({
    schema: notificationSchema,
    initial: { title: '', body: '' },
    draft: `notification ${user.id}`,
    submission,
    startsIdle: true,
    onSend: (texts) => {
      if (email !== undefined) return onNotify({ email, ...texts })
      setRefused(true)
      return undefined
    },
    onClose,
    guard,
    discard: text.discard,
    submitLabel: text.send,
    pendingLabel: text.sending,
  })

  return (
    <>
      <Dialog {...dialogProps} title={text.notify}>
        <Form {...formProps} {...(isRefused && { errorMessage: text.noEmail })}>
          <DraftNote isShown={form.isRestored} message={text.draftIsBack} />
          <Text tone="muted">
            <span>{text.to}</span> <bdi translate="no">{personName(user)}</bdi>
          </Text>
          {email === undefined && !isRefused ? (
            <Notice tone="caution">{text.noEmail}</Notice>
          ) : null}
          {hasDevices(user) ? null : <Notice tone="caution">{text.nothingArrives}</Notice>}
          <TextField
            {...form.field('title')}
            label={text.title}
            characterLimit={pushTitleLength}
            isReadOnly={form.isPending}
            enterKeyHint="next"
            isRequired
            autoFocus
          />
          <TextArea
            {...form.field('body')}
            label={text.body}
            characterLimit={pushBodyLength}
            isReadOnly={form.isPending}
            isRequired
          />
          {saysFinal ? (
            <Text size="small" tone="muted">
              {text.isFinal}
            </Text>
          ) : null}
        </Form>
      </Dialog>
      {question}
    </>
  )
}
