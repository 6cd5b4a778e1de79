import { type FormEvent, type Ref, useId, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { useDraftForm } from '../../form/useDraftForm'
import type { ServerFieldError } from '../../form/useForm'
import { usePreservedDraft } from '../../form/useSavedDraft'
import { useWait } from '../../hooks/useWait'
import { ChangedNote } from '../../patterns/ChangedNote/ChangedNote'
import { useChanged } from '../../patterns/ChangedNote/useChanged'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import { text as defaults } from '../../text/defaults'
import { AnnouncementFields } from './AnnouncementFields'
import { type AnnouncementDraft, announcementSchema } from './announcement.schema'
import { type Announcement, announcementInWords, startValues } from './announcementsModel'
import { announcementFormText as text } from './announcementsText'
import { draftOf, EDITED } from './useWriting'

export interface AnnouncementDialogProps {
  /** The one that is edited; without one a new one is written. */
  edited: Announcement | undefined
  /** The same as it came last; undefined when it is not on the page that came. */
  saved: Announcement | undefined
  /** Saves; see AnnouncementsScreen. */
  onSave: (draft: AnnouncementDraft, seen?: Announcement) => Promise<unknown>
  /** What the server said to the last save, shown above the fields. */
  message: string | undefined
  /** The server's `errors` to the last save, shown on their fields. */
  fieldErrors: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other save: the button waits, and a countdown shows. */
  retryAt: Date | undefined
  /** Asks before a page with unsaved changes is left. */
  guard: Ref<LeaveGuard> | undefined
  onClose: () => void
}

const advanced = ['date', 'imageUrl', 'publishedAt']
const none: readonly ServerFieldError[] = []

/** Where an announcement is written or edited. It is made anew for each opening, and so is its draft. */
export function AnnouncementDialog({
  edited,
  saved,
  onSave,
  message,
  fieldErrors = none,
  retryAt,
  guard,
  onClose,
}: AnnouncementDialogProps) {
  const { now } = useHearth()
  const formId = useId()
  const wait = useWait(retryAt)
  const [initial] = useState(() => startValues(edited, now()))
  const [save, setSave] = useState<'none' | 'pending' | 'refused'>('none')
  const isPending = save === 'pending'
  // What the server said before this dialog opened is about another draft.
  const answer = save === 'refused' ? fieldErrors : none

  const form = useDraftForm({
    schema: announcementSchema,
    initial,
    draft: draftOf(edited),
    serverErrors: answer,
    onSubmit: async (draft) => {
      setSave('pending')
      try {
        await onSave(draft, seen.current)
        onClose()
      } catch {
        // The caller says why; nothing typed is lost.
        setSave('refused')
      }
    },
  })
  const { seen, changes, takeTheirs, keepMine } = useChanged({
    draft: draftOf(edited),
    saved: edited && (saved ?? edited),
    valuesOf: (announcement) => startValues(announcement, now()),
    inWords: announcementInWords,
    form,
  })
  usePreservedDraft(EDITED, form.isDirty ? edited : undefined)
  const [isAdvancedOpen, setAdvancedOpen] = useState(
    form.values.imageUrl !== '' || form.values.publishedAt !== '',
  )
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
        onOpenChange={close}
        title={edited ? text.editTitle : text.createTitle}
        size="wide"
        isPending={isPending}
        footer={
          <>
            <Button isDisabled={isPending} onPress={close}>
              {defaults.cancel}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={isPending}
              isDisabled={wait > 0}
              pendingLabel={edited ? text.updating : text.creating}
            >
              {edited ? text.update : text.create}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          onSubmit={submit}
          isPending={isPending}
          wait={wait}
          errorMessage={save === 'refused' ? (message ?? form.errorElsewhere) : undefined}
        >
          <DraftNote isShown={form.isRestored} />
          <ChangedNote
            changes={isPending ? [] : changes}
            onTakeTheirs={() => {
              setSave('none')
              takeTheirs()
            }}
            onKeepMine={keepMine}
          />
          <AnnouncementFields
            title={form.field('title')}
            description={form.field('description')}
            isActive={form.toggle('isActive')}
            isPinned={form.toggle('isPinned')}
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
