import { type Ref, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextArea } from '../../components/TextArea/TextArea'
import { useDraftForm } from '../../form/useDraftForm'
import type { ServerFieldError } from '../../form/useForm'
import { useWait } from '../../hooks/useWait'
import { Inline } from '../../layout/Inline/Inline'
import { ChangedNote } from '../../patterns/ChangedNote/ChangedNote'
import { type FieldsInWords, useChanged } from '../../patterns/ChangedNote/useChanged'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { membershipName } from '../memberships/membershipsModel'
import { type Membership, summaryOf } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

export interface MembershipSummaryFormProps {
  /** As saved last. */
  plan: Membership
  /**
   * Saves over what the person saw. The field closes when the promise is kept, and stays as it is when it
   * is broken.
   */
  onSave: (seen: Membership, summary: string) => Promise<unknown>
  message: string | undefined
  fieldErrors: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt: Date | undefined
  guard: Ref<LeaveGuard> | undefined
  onClose: () => void
}

/** Nothing is asked of a summary (specification 5): the server's own rules land on the field. */
const schema = z.object({ summary: z.string() })

const valuesOf = (plan: Membership) => ({ summary: summaryOf(plan) })
const inWords: FieldsInWords<ReturnType<typeof valuesOf>> = {
  summary: [text.summary, ({ summary }) => summary],
}

/** Key of what is typed for a plan. */
export const summaryDraft = ({ id }: Membership): string => `summary ${id}`

/** The summary as a field, with what the server said to the last try of this editing. */
export function MembershipSummaryForm({
  plan,
  onSave,
  message,
  fieldErrors,
  retryAt,
  guard,
  onClose,
}: MembershipSummaryFormProps) {
  const wait = useWait(retryAt)
  const [isPending, setIsBusy] = useState(false)
  // Answers that were there before belong to an editing that is over.
  const [isAnswered, setIsAnswered] = useState(false)
  const form = useDraftForm({
    draft: summaryDraft(plan),
    schema,
    initial: valuesOf(plan),
    serverErrors: isAnswered ? fieldErrors : undefined,
    onSubmit: async (value) => {
      setIsBusy(true)
      try {
        await onSave(seen.current ?? plan, value.summary)
        onClose()
      } catch {
        setIsAnswered(true)
      } finally {
        setIsBusy(false)
      }
    },
  })
  const { seen, changes, takeTheirs, keepMine } = useChanged({
    draft: summaryDraft(plan),
    saved: plan,
    valuesOf,
    inWords,
    form,
  })
  const unsaved = useUnsavedChanges({
    isDirty: form.isDirty,
    guard,
    title: text.discardSummary,
    detail: membershipName(plan),
  })

  // The name and the price go along, and have no field here: what is wrong with them stands above.
  const elsewhere = fieldErrors
    ?.filter(({ field }) => field !== 'summary')
    .map((error) => `${error.field}: ${error.message}`)
    .join(', ')

  return (
    <Form
      onSubmit={form.onSubmit}
      isPending={isPending}
      wait={wait}
      errorMessage={isAnswered && !isPending ? message || elsewhere : undefined}
    >
      <DraftNote isShown={form.isRestored} />
      <ChangedNote
        changes={isPending ? [] : changes}
        onTakeTheirs={() => {
          setIsAnswered(false)
          takeTheirs()
        }}
        onKeepMine={keepMine}
      />
      <TextArea {...form.field('summary')} label={text.summary} isReadOnly={isPending} autoFocus />
      <Inline>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          isDisabled={wait > 0}
          pendingLabel={text.saving}
        >
          {text.save}
        </Button>
        <Button isDisabled={isPending} onPress={unsaved.leaving(onClose)}>
          {text.cancel}
        </Button>
      </Inline>
      {unsaved.dialog}
    </Form>
  )
}
