import type { ReactNode, Ref } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextArea } from '../../components/TextArea/TextArea'
import { membershipName } from '../../domain/plans/plans'
import { useDraftForm } from '../../form/useDraftForm'
import { Inline } from '../../layout/Inline/Inline'
import { type FieldsInWords, useChangedNote } from '../../patterns/ChangedNote/useChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { type Membership, summaryOf } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

export interface MembershipSummaryFormProps {
  /** The last saved text. */
  plan: Membership
  /**
   * Saves over the version that the person saw. The field closes when the promise resolves, and
   * stays as it is when it rejects.
   */
  onSave: (seen: Membership, summary: string) => Promise<unknown>
  /** The outcome of the last save, of this edit or of another. */
  submission: Submission | undefined
  /** See ChangedNote. */
  whoSaved: ReactNode
  guard: Ref<LeaveGuard> | undefined
  onClose: () => void
}

/** A summary has no rules here (specification 5): the server's own errors show at the field. */
const schema = z.object({ summary: z.string() })

const valuesOf = (plan: Membership) => ({ summary: summaryOf(plan) })
const inWords: FieldsInWords<ReturnType<typeof valuesOf>> = {
  summary: [text.summary, ({ summary }) => summary],
}

/** Key of the typed input for a plan. */
export const summaryDraft = ({ id }: Membership): string => `summary ${id}`

/** The summary as a field, with the server's errors from the last try of this edit. */
export function MembershipSummaryForm({
  plan,
  onSave,
  submission,
  whoSaved,
  guard,
  onClose,
}: MembershipSummaryFormProps) {
  const form = useDraftForm({
    draft: summaryDraft(plan),
    schema,
    initial: valuesOf(plan),
    submission,
    startsIdle: true,
    onSubmit: async (value) => {
      await onSave(seen.current ?? plan, value.summary)
      onClose()
    },
  })
  const { seen, note } = useChangedNote({
    draft: summaryDraft(plan),
    saved: plan,
    valuesOf,
    inWords,
    form,
    who: whoSaved,
  })
  const unsaved = useUnsavedChanges({
    isDirty: form.isDirty,
    guard,
    title: text.discardSummary,
    detail: membershipName(plan),
  })

  return (
    <Form {...form.formProps}>
      <DraftNote isShown={form.isRestored} />
      {note}
      <TextArea
        {...form.field('summary')}
        label={text.summary}
        isReadOnly={form.isPending}
        autoFocus
      />
      <Inline>
        <Button {...form.submitProps} variant="primary" pendingLabel={text.saving}>
          {text.save}
        </Button>
        <Button isDisabled={form.isPending} onPress={unsaved.leaving(onClose)}>
          {text.cancel}
        </Button>
      </Inline>
      {unsaved.dialog}
    </Form>
  )
}
