import { type Ref, useId, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { useDraftForm } from '../../form/useDraftForm'
import { usePreservedDraft } from '../../form/useSavedDraft'
import { ChangedNote, useChanged } from '../../patterns/ChangedNote/ChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { AnnouncementFields } from './AnnouncementFields'
import { type AnnouncementDraft, announcementSchema } from './announcement.schema'
import { type Announcement, announcementInWords, startValues } from './announcementsModel'
import { announcementFormText as text } from './announcementsText'
import { draftOf, EDITED } from './useWriting'

export interface AnnouncementDialogProps {
  /** The announcement to edit; without one the dialog creates a new one. */
  edited: Announcement | undefined
  /** The same announcement as it last arrived; undefined when it was not on that page. */
  saved: Announcement | undefined
  /** Saves; see AnnouncementsScreen. */
  onSave: (draft: AnnouncementDraft, seen?: Announcement) => Promise<unknown>
  /** The outcome of the last save, of this draft or of another. */
  submission: Submission | undefined
  /** Asks before the person leaves a page with unsaved changes. */
  guard: Ref<LeaveGuard> | undefined
  onClose: () => void
}

/**
 * The dialog to create or edit an announcement. It mounts anew for each opening, and so does its
 * draft.
 */
export function AnnouncementDialog({
  edited,
  saved,
  onSave,
  submission,
  guard,
  onClose,
}: AnnouncementDialogProps) {
  const { now } = useHearth()
  const formId = useId()
  const [initial] = useState(() => startValues(edited, now()))

  const form = useDraftForm({
    schema: announcementSchema,
    initial,
    draft: draftOf(edited),
    submission,
    startsIdle: true,
    onSubmit: async (draft) => {
      await onSave(draft, seen.current)
      onClose()
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

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={close}
        title={edited ? text.editTitle : text.createTitle}
        size="wide"
        isPending={form.isPending}
        footer={
          <>
            <Button isDisabled={form.isPending} onPress={close}>
              {defaults.cancel}
            </Button>
            <Button
              variant="primary"
              {...form.submitProps}
              form={formId}
              pendingLabel={edited ? text.updating : text.creating}
            >
              {edited ? text.update : text.create}
            </Button>
          </>
        }
      >
        <Form id={formId} {...form.formProps}>
          <DraftNote isShown={form.isRestored} />
          <ChangedNote
            changes={form.isPending ? [] : changes}
            onTakeTheirs={takeTheirs}
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
