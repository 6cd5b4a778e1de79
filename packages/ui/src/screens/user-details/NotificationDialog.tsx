import { type Ref, useId, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { TextArea } from '../../components/TextArea/TextArea'
import { TextField } from '../../components/TextField/TextField'
import { useDraftForm } from '../../form/useDraftForm'
import type { ServerFieldError } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { text as defaults } from '../../text/defaults'
import { personName, plainText } from '../../text/people'
import { notificationSchema, type UserNotification } from './notification.schema'
import type { UserDetails } from './userDetailsModel'
import { userDetailsText as text } from './userDetailsText'

/** What the server said to a notification that it did not send. */
export interface NotifyFailure {
  /** Shown above the fields. */
  message?: string | undefined
  /** The server's `errors`, shown on their fields (`title` and `body`). A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other one: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

export interface NotificationAction {
  /**
   * Sends a notification, both texts trimmed. The dialog is busy while the promise is pending, closes
   * when it is kept, and stays with everything typed when it is broken; the caller says why in a toast.
   */
  onNotify: (notification: UserNotification) => Promise<unknown>
  /** Why the last try failed; it shows in the dialog, which forgets it when it is opened anew. */
  notifyFailure?: NotifyFailure | undefined
  /** Asks before the page is left while the dialog holds something typed: for the route's blocker. */
  guard?: Ref<LeaveGuard> | undefined
}

interface NotificationDialogProps extends NotificationAction {
  user: UserDetails
  isOpen: boolean
  onClose: () => void
}

/** Title and message for the devices of one user (specification 2.17). Key it by opening: each is a new draft. */
export function NotificationDialog({
  user,
  isOpen,
  onClose,
  onNotify,
  notifyFailure,
  guard,
}: NotificationDialogProps) {
  const formId = useId()
  const wait = useWait(notifyFailure?.retryAt)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<'noEmail' | 'failed'>()
  const failure = problem === 'failed' ? notifyFailure : undefined
  const email = plainText(user.email) === '' ? undefined : user.email?.trim()

  const form = useDraftForm({
    schema: notificationSchema,
    initial: { title: '', body: '' },
    draft: isOpen ? notificationDraft(user) : undefined,
    serverErrors: failure?.fieldErrors,
    onSubmit: async (texts) => {
      if (email === undefined) return setProblem('noEmail')
      setProblem(undefined)
      setIsSending(true)
      try {
        await onNotify({ email, ...texts })
        onClose()
      } catch {
        setProblem('failed')
      } finally {
        setIsSending(false)
      }
    },
  })
  const { leaving, dialog: question } = useUnsavedChanges({
    isDirty: isOpen && form.isDirty,
    guard,
    ...text.discard,
  })
  const close = leaving(onClose)

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={text.notify}
        isPending={isSending}
        footer={
          <>
            <Button isDisabled={isSending} onPress={close}>
              {defaults.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isSending}
              isDisabled={wait > 0}
              pendingLabel={text.sending}
            >
              {text.send}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          onSubmit={form.onSubmit}
          isPending={isSending}
          wait={wait}
          errorMessage={
            problem === 'noEmail' ? text.noEmail : (failure?.message ?? form.errorElsewhere)
          }
        >
          <DraftNote isShown={form.isRestored} message={text.draftIsBack} />
          <Text tone="muted">
            {text.to} <bdi>{personName(user)}</bdi>
          </Text>
          {email === undefined && problem === undefined ? (
            <Notice tone="caution">{text.noEmail}</Notice>
          ) : null}
          {hasDevices(user) ? null : <Notice tone="caution">{text.noDevices}</Notice>}
          <TextField
            {...form.field('title')}
            label={text.notificationTitle}
            enterKeyHint="next"
            isRequired
            autoFocus
          />
          <TextArea {...form.field('body')} label={text.notificationBody} isRequired />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

/** Key of what is typed to one user. */
export const notificationDraft = ({ id }: UserDetails): string => `notification ${id}`

/** Whether a notification would reach anything. */
export const hasDevices = ({ devicesCount }: UserDetails): boolean => (devicesCount ?? 0) > 0
