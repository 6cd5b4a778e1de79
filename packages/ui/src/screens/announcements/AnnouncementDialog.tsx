import { type FormEvent, type Ref, useId, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { type ServerFieldError, useForm } from '../../form/useForm'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import { text as defaults } from '../../text/defaults'
import { AnnouncementFields } from './AnnouncementFields'
import { type AnnouncementDraft, announcementSchema } from './announcement.schema'
import { type Announcement, startValues } from './announcementsModel'
import { announcementFormText as text } from './announcementsText'

export interface AnnouncementDialogProps {
  /** The one that is edited; without one a new one is written. */
  edited: Announcement | undefined
  /** Saves; see AnnouncementsScreen. */
  onSave: (draft: AnnouncementDraft, id?: string) => Promise<unknown>
  /** What the server said to the last save, shown above the fields. */
  message: string | undefined
  /** The server's `errors` to the last save, shown on their fields. */
  fieldErrors: readonly ServerFieldError[] | undefined
  /** Asks before a page with unsaved changes is left. */
  guard: Ref<LeaveGuard> | undefined
  onClose: () => void
}

const advanced = ['date', 'imageUrl', 'publishedAt']
const none: readonly ServerFieldError[] = []

/** Where an announcement is written or edited. It is made anew for each opening, and so is its draft. */
export function AnnouncementDialog({
  edited,
  onSave,
  message,
  fieldErrors = none,
  guard,
  onClose,
}: AnnouncementDialogProps) {
  const { now } = useHearth()
  const formId = useId()
  const [initial] = useState(() => startValues(edited, now()))
  const [isAdvancedOpen, setAdvancedOpen] = useState(
    initial.imageUrl !== '' || initial.publishedAt !== '',
  )
  const [save, setSave] = useState<'none' | 'pending' | 'refused'>('none')
  const isBusy = save === 'pending'
  // What the server said before this dialog opened is about another draft.
  const answer = save === 'refused' ? fieldErrors : none

  const form = useForm({
    schema: announcementSchema,
    initial,
    serverErrors: answer,
    onSubmit: async (draft) => {
      setSave('pending')
      try {
        await onSave(draft, edited?.id)
        onClose()
      } catch {
        // The caller says why; nothing typed is lost.
        setSave('refused')
      }
    },
  })
  const { leaving, dialog } = useUnsavedChanges({ isDirty: form.isDirty, guard })
  const close = leaving(onClose)

  // Before useForm puts the focus on the wrong field: one that is hidden cannot take it.
  useLayoutEffect(() => {
    if (answer.some(({ field }) => advanced.includes(field))) setAdvancedOpen(true)
  }, [answer])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const issues = announcementSchema.safeParse(form.values).error?.issues ?? []
    if (issues.some(({ path }) => advanced.includes(String(path[0])))) {
      flushSync(() => setAdvancedOpen(true))
    }
    form.onSubmit(event)
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={edited ? text.editTitle : text.createTitle}
        size="wide"
        isBusy={isBusy}
        footer={
          <>
            <Button isDisabled={isBusy} onPress={close}>
              {defaults.cancel}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isBusy={isBusy}
              busyLabel={edited ? text.updating : text.creating}
            >
              {edited ? text.update : text.create}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          onSubmit={submit}
          isBusy={isBusy}
          error={save === 'refused' ? (message ?? form.errorElsewhere) : undefined}
        >
          <AnnouncementFields
            title={form.field('title')}
            description={form.field('description')}
            isActive={form.field('isActive')}
            isPinned={form.field('isPinned')}
            date={form.field('date')}
            imageUrl={form.field('imageUrl')}
            publishedAt={form.field('publishedAt')}
            isAdvancedOpen={isAdvancedOpen}
            onAdvancedOpenChange={setAdvancedOpen}
          />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
