import { type Ref, useId, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { useDraftForm } from '../../form/useDraftForm'
import type { ServerFieldError } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
import { Grid } from '../../layout/Grid/Grid'
import { Inline } from '../../layout/Inline/Inline'
import { ChangedNote } from '../../patterns/ChangedNote/ChangedNote'
import { useChanged } from '../../patterns/ChangedNote/useChanged'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { MembershipFields } from './MembershipFields'
import * as css from './MembershipForm.css'
import { MembershipPreview } from './MembershipPreview'
import {
  draftOf,
  type EditablePlan,
  type MembershipDraft,
  membershipInWords,
  membershipSchema,
} from './membershipModel'
import { membershipText as text } from './membershipText'
import { priceNote } from './priceNote'
import { type UploadImage, useImageUpload } from './useImageUpload'

/** What both forms of a membership take from outside. */
export interface MembershipFormProps {
  /**
   * Uploads the image as soon as it is chosen, and resolves to its stored path. Rejects with an Error
   * whose message is shown as it stands.
   */
  onUpload: UploadImage
  /** Back to the list. Whoever has unsaved changes was asked already: go past the route's blocker. */
  onCancel: () => void
  /** The save is under way: the button shows it and swallows presses. @default false */
  isPending?: boolean
  /** What the server said to the last try, shown above the form. */
  message?: string | undefined
  /** The server's `errors` to the last try, shown on their fields. A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
  /** Asks before a person leaves unsaved changes: for the route's blocker. Go past it after a save. */
  guard?: Ref<LeaveGuard>
}

interface Props extends MembershipFormProps {
  kind: 'create' | 'edit'
  /** Key of what is typed. */
  draft: string
  /** What it begins with, read once. */
  initial: MembershipDraft
  /** The plan that is edited, as it came last: one that differs was saved by somebody else. */
  saved?: EditablePlan
  features: readonly string[]
  /** Saves; an edit replaces the plan that the person saw. */
  onSave: (draft: MembershipDraft, seen: EditablePlan | undefined) => void
}

const buttons = {
  create: { label: text.create, pendingLabel: text.creating },
  edit: { label: text.update, pendingLabel: text.updating },
}

/** The one form of a tier, with its live preview: empty, or with what is saved. */
export function MembershipForm({
  kind,
  draft,
  initial,
  saved,
  features,
  onSave,
  onUpload,
  onCancel,
  isPending = false,
  message,
  fieldErrors,
  retryAt,
  guard,
}: Props) {
  const wait = useWait(retryAt)
  // The person has settled what the last answer was about.
  const [isAnswerOver, setAnswerOver] = useState(false)
  const waitId = useId()
  const form = useDraftForm({
    draft,
    schema: membershipSchema,
    initial,
    serverErrors: fieldErrors,
    onSubmit: (membership) => {
      if (isUploading) return
      setAnswerOver(false)
      onSave(membership, seen.current)
    },
  })
  const upload = useImageUpload({
    draft: `${draft} image`,
    stored: form.values.image,
    onUpload,
    onChange: form.field('image').onChange,
  })
  const { seen, changes, takeTheirs, keepMine } = useChanged({
    draft,
    saved,
    valuesOf: draftOf,
    inWords: membershipInWords,
    form,
  })
  const { status } = upload.state
  const isUploading = status === 'uploading'
  const { leaving, dialog } = useUnsavedChanges({
    isDirty: form.isDirty || isUploading || status === 'error',
    detail: form.values.name.trim() || undefined,
    guard,
  })

  const note = priceNote(kind, form.values.price)
  const { label, pendingLabel } = buttons[kind]

  return (
    <>
      <Grid split="startWide" space="6">
        <Card>
          <Form
            onSubmit={form.onSubmit}
            isPending={isPending}
            wait={wait}
            errorMessage={
              isAnswerOver ? undefined : (message ?? errorsElsewhere(kind, fieldErrors))
            }
          >
            <DraftNote isShown={form.isRestored || upload.isRestored} />
            <ChangedNote
              changes={isPending ? [] : changes}
              onTakeTheirs={() => {
                setAnswerOver(true)
                upload.begin(saved?.image ?? '')
                takeTheirs()
              }}
              onKeepMine={keepMine}
            />
            <MembershipFields
              form={form}
              upload={upload}
              priceWarning={kind === 'edit' ? note : undefined}
              hasActive={kind === 'edit'}
            />
            <Inline space="3">
              <div role="status" id={waitId}>
                {isUploading && <Text tone="muted">{text.savesAfterUpload}</Text>}
                {status === 'error' && <Text tone="muted">{text.savesWithoutImage}</Text>}
              </div>
              <div className={css.buttons}>
                <Inline>
                  <Button onPress={leaving(onCancel)}>{text.cancel}</Button>
                  <ExplainedButton
                    type="submit"
                    variant="primary"
                    isPending={isPending}
                    isDisabled={wait > 0}
                    pendingLabel={pendingLabel}
                    disabledReason={isUploading ? text.uploadRuns : undefined}
                    aria-describedby={waitId}
                  >
                    {label}
                  </ExplainedButton>
                </Inline>
              </div>
            </Inline>
          </Form>
        </Card>
        <div className={css.preview}>
          <MembershipPreview
            draft={form.values}
            features={features}
            upload={upload.state}
            priceNote={note}
            isZeroWithout={kind === 'edit'}
          />
        </div>
      </Grid>
      {dialog}
    </>
  )
}

/** What the server says of fields that do not stand here: it must not be lost. */
function errorsElsewhere(kind: Props['kind'], errors: MembershipFormProps['fieldErrors'] = []) {
  const isHere = (field: string) =>
    field in membershipSchema.shape && (kind === 'edit' || field !== 'isActive')
  const messages = errors.filter(({ field }) => !isHere(field)).map(({ message }) => message)
  return messages.join(' ') || undefined
}
