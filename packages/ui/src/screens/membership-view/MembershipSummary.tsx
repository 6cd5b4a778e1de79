import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useSavedDraft } from '../../form/useSavedDraft'
import { MembershipSection } from './MembershipSection'
import {
  MembershipSummaryForm,
  type MembershipSummaryFormProps,
  summaryDraft,
} from './MembershipSummaryForm'
import * as css from './MembershipView.css'
import { summaryOf } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

interface MembershipSummaryProps extends Omit<MembershipSummaryFormProps, 'onClose'> {
  /** Whether it can be edited. */
  canEdit: boolean
}

/** The summary of a plan, edited in place. The focus moves into the field and back to 'Edit'. */
export function MembershipSummary({ canEdit, ...form }: MembershipSummaryProps) {
  const isKept = useSavedDraft(summaryDraft(form.plan)) !== undefined
  const summary = summaryOf(form.plan)
  const [isEditing, setIsEditing] = useState(isKept && canEdit)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <MembershipSection
      title={text.summary}
      isTitleHidden={isEditing}
      action={
        canEdit ? (
          <Button
            ref={editButton}
            size="small"
            icon={<Pencil />}
            onPress={() => setIsEditing(true)}
          >
            <span>{text.editSummary}</span>
            <VisuallyHidden>{` ${text.summary}`}</VisuallyHidden>
          </Button>
        ) : undefined
      }
    >
      {isEditing ? (
        <MembershipSummaryForm {...form} onClose={() => setIsEditing(false)} />
      ) : summary.trim() === '' ? (
        <Text tone="faint">{text.noSummary}</Text>
      ) : (
        <p dir="auto" className={css.words}>
          {summary}
        </p>
      )}
    </MembershipSection>
  )
}
