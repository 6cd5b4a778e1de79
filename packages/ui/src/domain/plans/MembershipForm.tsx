import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { useDraftForm } from '../../form/useDraftForm'
import { Grid } from '../../layout/Grid/Grid'
import { Inline } from '../../layout/Inline/Inline'
import { useChangedNote } from '../../patterns/ChangedNote/useChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { imageText, type UploadImage, useImageUpload } from '../images/images'
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

/** Props that both forms of a membership share. */
export interface MembershipFormProps {
  /**
   * Uploads the image as soon as it is chosen, and resolves to its stored path. Rejects with an
   * Error; its message is shown unchanged.
   */
  onUpload: UploadImage
  /**
   * Goes back to the list. The person was already asked about unsaved changes: skip the route's
   * blocker.
   */
  onCancel: () => void
  /** The outcome of the last save. @default idle */
  submission?: Submission | undefined
  /**
   * Asks before a person leaves unsaved changes: for the route's blocker. Skip it after a save.
   */
  guard?: Ref<LeaveGuard>
}

interface Props extends MembershipFormProps {
  kind: 'create' | 'edit'
  /** Key of the typed input. */
  draft: string
  /** The initial values, read once. */
  initial: MembershipDraft
  /**
   * The edited plan as last loaded. If it differs from the initial values, another steward has
   * saved it.
   */
  saved?: EditablePlan
  /** See ChangedNote. */
  whoSaved?: ReactNode
  features: readonly string[]
  /** Saves; an edit replaces the plan that the person saw. */
  onSave: (draft: MembershipDraft, seen: EditablePlan | undefined) => void
}

const allFields = Object.keys(membershipSchema.shape) as (keyof MembershipDraft)[]
const fieldsOfNew = allFields.filter((name) => name !== 'isActive')

const buttons = {
  create: { label: text.create, pendingLabel: text.creating },
  edit: { label: text.update, pendingLabel: text.updating },
}

/** The form of a tier with its live preview: empty, or with the saved values. */
export function MembershipForm({
  kind,
  draft,
  initial,
  saved,
  whoSaved,
  features,
  onSave,
  onUpload,
  onCancel,
  submission,
  guard,
}: Props) {
  const waitId = useId()
  const form = useDraftForm({
    draft,
    schema: membershipSchema,
    initial,
    submission,
    shown: kind === 'edit' ? allFields : fieldsOfNew,
    onSubmit: (membership) => {
      if (!isUploading) onSave(membership, seen.current)
    },
  })
  const upload = useImageUpload({
    draft: `${draft} image`,
    stored: form.values.image,
    onUpload,
    onChange: form.field('image').onChange,
  })
  const { status } = upload.state
  const isUploading = status === 'uploading'
  const hasUnsavedImage = isUploading || status === 'error'
  const { seen, note: changedNote } = useChangedNote({
    draft,
    saved,
    valuesOf: draftOf,
    inWords: membershipInWords,
    form,
    who: whoSaved,
    image: { field: 'image', isUnsaved: hasUnsavedImage, begin: upload.begin },
  })
  const { leaving, dialog } = useUnsavedChanges({
    isDirty: form.isDirty || hasUnsavedImage,
    detail: form.values.name.trim() || undefined,
    guard,
  })

  const note = priceNote(kind, form.values.price)
  const { label, pendingLabel } = buttons[kind]

  return (
    <>
      <Grid split="startWide" space="6">
        <Card>
          <Form {...form.formProps}>
            <DraftNote isShown={form.isRestored || upload.isRestored} />
            {changedNote}
            <MembershipFields
              form={form}
              upload={upload}
              priceWarning={kind === 'edit' ? note : undefined}
              hasActive={kind === 'edit'}
              isReadOnly={form.isPending}
            />
            <Inline space="3">
              <div role="status" id={waitId}>
                {isUploading && <Text tone="muted">{imageText.savesAfterUpload}</Text>}
                {status === 'error' && <Text tone="muted">{text.savesWithoutImage}</Text>}
              </div>
              <div className={css.buttons}>
                <Inline>
                  <Button onPress={leaving(onCancel)}>{text.cancel}</Button>
                  <ExplainedButton
                    {...form.submitProps}
                    variant="primary"
                    pendingLabel={pendingLabel}
                    disabledReason={isUploading ? imageText.isUploading : undefined}
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
