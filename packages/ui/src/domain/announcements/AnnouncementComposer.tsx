import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Disclosure } from '../../components/Disclosure/Disclosure'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { Form } from '../../components/Form/Form'
import { Heading } from '../../components/Heading/Heading'
import { Sheet } from '../../components/Sheet/Sheet'
import { Text } from '../../components/Text/Text'
import { useDraftForm } from '../../form/useDraftForm'
import { useSavedDraft } from '../../form/useSavedDraft'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { useChangedNote } from '../../patterns/ChangedNote/useChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { ErrorState } from '../../patterns/ErrorState/ErrorState'
import { LoadingState } from '../../patterns/LoadingState/LoadingState'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { media } from '../../theme/media'
import type { UploadImage } from '../images/images'
import { imageText } from '../images/images'
import * as css from './AnnouncementComposer.css'
import { AnnouncementFields } from './AnnouncementFields'
import { AnnouncementPreview } from './AnnouncementPreview'
import { type AnnouncementDraft, announcementSchema } from './announcement.schema'
import type { Announcement } from './announcementsModel'
import { announcementInWords, draftOf, startValues } from './composerModel'
import { composerText as text } from './composerText'
import { useAnnouncementImage } from './useAnnouncementImage'

/** The part of the props that the list of announcements knows. */
export interface ComposerControls {
  /** Id of the edited announcement; undefined for a new one. */
  id: string | undefined
  /** The edited announcement as it last arrived; its data is undefined if there is none. */
  announcement: Loadable<Announcement | undefined>
  /** Closes the composer. The person was already asked: skip the route's blocker. */
  onClose: () => void
  /** Asks before the person leaves a page with unsaved changes. */
  guard?: Ref<LeaveGuard> | undefined
}

export interface AnnouncementComposerProps extends ComposerControls {
  /**
   * Creates an announcement, or replaces the one that the person saw. The composer waits while
   * the promise is pending, closes when it resolves, and keeps all input when it rejects. If
   * somebody else has saved the announcement in the meantime, reject and show theirs in
   * `announcement`: the composer compares the two and asks.
   */
  onSave: (draft: AnnouncementDraft, seen?: Announcement) => Promise<unknown>
  /** The outcome of the last save, of this draft or of another. @default idle */
  submission?: Submission | undefined
  /** Says who has saved the announcement last, beside their version. @default it is unknown */
  whoSaved?: ReactNode
  /** Uploads an image as soon as it is chosen, and resolves to its stored path. */
  onUpload: UploadImage
}

/**
 * Where an announcement is written: the form, and beside it what members will see. It mounts anew
 * for each announcement, and so does its draft.
 */
export function AnnouncementComposer(props: AnnouncementComposerProps) {
  const { id, announcement, onClose } = props
  const kept = useSavedDraft<Announcement>(`${draftOf(id)} seen`)
  const [edited, setEdited] = useState<Announcement>()
  const isNew = id === undefined
  if (!isNew && !edited && announcement.status !== 'loading') {
    const first = (announcement.status === 'ready' && announcement.data) || kept
    if (first) setEdited(first)
  }
  if (isNew || edited) return <Composer {...props} edited={edited} />
  return (
    <Sheet isOpen onOpenChange={onClose} title={text.editTitle} size="extraWide">
      {announcement.status === 'loading' && (
        <LoadingState shape="form" onCancel={announcement.onCancel} />
      )}
      {announcement.status === 'failed' && (
        <ErrorState message={text.failed} onRetry={announcement.onRetry} />
      )}
      {announcement.status === 'ready' && (
        <EmptyState title={text.notFound} description={text.notFoundDescription} />
      )}
    </Sheet>
  )
}

interface Props extends AnnouncementComposerProps {
  /** The edited announcement as it was at first. */
  edited: Announcement | undefined
}

function Composer({
  id,
  edited,
  announcement,
  onSave,
  submission,
  whoSaved,
  onUpload,
  guard,
  onClose,
}: Props) {
  const { now } = useHearth()
  const formId = useId()
  const waitId = useId()
  const headingId = useId()
  const isWide = useMediaQuery(media.desktop)
  const isShown = useIsShown()
  const [initial] = useState(() => startValues(edited, now()))
  const draft = draftOf(id)
  const saved = (announcement.status === 'ready' && announcement.data) || undefined

  const form = useDraftForm({
    schema: announcementSchema,
    initial,
    draft,
    submission,
    startsIdle: true,
    onSubmit: async (announced) => {
      if (image.isUploading || !(await image.accepts())) return
      // The person may have left during a slow check or save.
      if (!isShown.current) return
      await onSave(announced, seen.current)
      if (isShown.current) onClose()
    },
  })
  const { values } = form
  const image = useAnnouncementImage({
    draft,
    field: form.field('imageUrl'),
    saved: initial.imageUrl,
    onUpload,
  })
  const isPending = form.isPending || image.isChecking
  const hasUnsavedImage = image.isUploading || image.hasFailed
  const { seen, note } = useChangedNote({
    draft,
    saved: edited && (saved ?? edited),
    valuesOf: (theirs) => startValues(theirs, now()),
    inWords: announcementInWords,
    form,
    who: whoSaved,
    isPending,
    image: { field: 'imageUrl', isUnsaved: hasUnsavedImage, begin: image.begin },
  })
  const { leaving, dialog } = useUnsavedChanges({
    isDirty: form.isDirty || hasUnsavedImage,
    guard,
  })
  const close = leaving(onClose)

  const preview = (
    <AnnouncementPreview
      title={values.title}
      description={values.description}
      date={values.date}
      isPinned={values.isPinned}
      image={image.src}
      hiddenHost={image.hiddenHost}
      onShowImage={image.show}
    />
  )

  return (
    <>
      <Sheet
        isOpen
        onOpenChange={close}
        title={edited ? text.editTitle : text.createTitle}
        size="extraWide"
        isPending={form.isPending}
        footer={
          <>
            <div role="status" id={waitId} className={css.wait}>
              {image.isUploading && <Text tone="muted">{imageText.savesAfterUpload}</Text>}
              {image.hasFailed && <Text tone="muted">{text.savesWithoutImage}</Text>}
            </div>
            <Button isDisabled={form.isPending} onPress={close}>
              {defaults.cancel}
            </Button>
            <ExplainedButton
              variant="primary"
              {...form.submitProps}
              isPending={isPending}
              form={formId}
              pendingLabel={
                image.isChecking ? text.checking : edited ? text.updating : text.creating
              }
              disabledReason={image.isUploading ? imageText.isUploading : undefined}
              aria-describedby={waitId}
            >
              {edited ? text.update : text.create}
            </ExplainedButton>
          </>
        }
      >
        <div className={css.columns}>
          <Form id={formId} {...form.formProps}>
            <DraftNote isShown={form.isRestored || image.upload.isRestored} />
            {note}
            <AnnouncementFields
              title={form.field('title')}
              description={form.field('description')}
              image={image.fieldProps}
              publishedAt={form.field('publishedAt')}
              isActive={form.toggle('isActive')}
              isPinned={form.toggle('isPinned')}
              date={form.field('date')}
              isReadOnly={isPending}
            />
          </Form>
          {isWide ? (
            <section aria-labelledby={headingId} className={css.aside}>
              <Stack space="3">
                <Heading level={3} size="section" id={headingId}>
                  {text.preview}
                </Heading>
                {preview}
              </Stack>
            </section>
          ) : (
            <Disclosure title={text.preview}>{preview}</Disclosure>
          )}
        </div>
      </Sheet>
      {dialog}
    </>
  )
}

/** Whether the component is still there, for code after an `await`. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
