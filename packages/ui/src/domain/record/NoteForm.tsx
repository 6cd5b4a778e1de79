import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextArea } from '../../components/TextArea/TextArea'
import { textRules } from '../../form/textRules'
import { useDraftForm } from '../../form/useDraftForm'
import { Inline } from '../../layout/Inline/Inline'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { lengthOf } from '../../text/lengthOf'
import { noteLength } from '../../text/limits.gen'
import { memberNotesText as text } from './memberNotesText'

/** The count of characters shows from this length on. */
const NEAR_LIMIT = 0.9 * noteLength

const rules = textRules<{ text: string }>(
  { text: (note) => (note === '' ? text.missing : lengthOf(note) > noteLength && text.tooLong) },
  (values) => ({ text: values.text.trim() }),
)

interface NoteFormProps {
  /** Key of the draft, and of its record. */
  draft: string
  label: string
  description?: string
  /** The text of a note that is edited. @default a new note */
  initial?: string
  submitLabel: string
  submission: Submission | undefined
  /** Rejects when the note was not saved: then the form keeps it. */
  onSave: (text: string) => Promise<unknown>
  /** Called by Cancel, after the question whether to discard. @default there is nothing to close */
  onClose?: () => void
  guard: Ref<LeaveGuard> | undefined
}

/** The form of one note. It keeps its text until the note is saved. */
export function NoteForm({
  draft,
  label,
  description,
  initial = '',
  submitLabel,
  submission,
  onSave,
  onClose,
  guard,
}: NoteFormProps): ReactNode {
  const form = useDraftForm({
    schema: rules,
    initial: { text: initial },
    draft,
    submission,
    startsIdle: true,
    onSubmit: async ({ text: note }) => {
      await onSave(note)
      form.begin({ text: initial })
    },
  })
  const { leaving, dialog } = useUnsavedChanges({ isDirty: form.isDirty, guard, ...text.discard })
  const isLong = lengthOf(form.values.text) >= NEAR_LIMIT
  return (
    <>
      <Form {...form.formProps} aria-label={submitLabel}>
        <DraftNote isShown={form.isRestored} />
        <TextArea
          {...form.field('text')}
          label={label}
          isReadOnly={form.isPending}
          {...(description !== undefined && { description })}
          rows={2}
          autoFocus={onClose !== undefined}
          {...(isLong && { characterLimit: noteLength })}
        />
        <Inline justify="end">
          {onClose === undefined ? null : (
            <Button isDisabled={form.isPending} onPress={leaving(onClose)}>
              {defaults.cancel}
            </Button>
          )}
          <Button {...form.submitProps}>{submitLabel}</Button>
        </Inline>
      </Form>
      {dialog}
    </>
  )
}
