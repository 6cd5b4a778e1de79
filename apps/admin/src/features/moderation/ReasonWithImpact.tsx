import {
  MemberImpact,
  REASON_LIMIT,
  ReasonField,
  type ReasonFieldProps,
} from '@hearth/ui/domain/moderation'
import { Stack } from '@hearth/ui/layout/Stack'
import { lengthOf } from '@hearth/ui/text/lengthOf'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { useData } from '../../queries/useData'
import { usePause } from '../../search/usePause'
import { useKeepsRecord } from '../record/keepsRecord'
import type { ReasonedAction } from './moderation'

export interface ReasonWithImpactProps
  extends Omit<ReasonFieldProps, 'templates' | 'templateLines' | 'preview'> {
  action: ReasonedAction
  /** The member or the post. Of several, the first one. */
  subject: { id: string; email?: string | null | undefined }
}

/** Whether the initial templates of the action fit on one line. */
const hasFewTemplates = (action: ReasonedAction) => action !== 'ban' && action !== 'reject'

/** Bans and deletions list the posts, invites and devices that go with the member. */
const showsImpact = (action: ReasonedAction) => action === 'ban' || action === 'delete'

/**
 * The reason field in the dialog of an action, and the impact of a ban or a deletion of one member.
 * Each loads by itself and shows its own failure. If the backend turns out not to save reasons, the
 * field disappears.
 */
export function ReasonWithImpact(props: ReasonWithImpactProps) {
  const { value, onChange } = props
  const isKept = useKeepsRecord()
  const drop = useEffectEvent(() => value && onChange(undefined))
  useEffect(() => {
    if (!isKept) drop()
  }, [isKept])
  return isKept ? <Fields {...props} /> : null
}

function Fields({ action, subject, ...field }: ReasonWithImpactProps) {
  const { value } = field
  const templates = useData(api.query('listReasonTemplates'))
  const preview = usePreview(
    { action, subjectId: subject.id, reason: value?.reason.trim() ?? '' },
    value?.notify,
  )
  return (
    <Stack space="4">
      {showsImpact(action) && field.recipients !== 'members' ? <ImpactOf member={subject} /> : null}
      <ReasonField
        {...field}
        templates={mapLoadable(templates, (all) => all.filter(({ kind }) => kind === action))}
        templateLines={hasFewTemplates(action) ? 1 : 2}
        preview={preview}
      />
    </Stack>
  )
}

interface Previewed {
  action: ReasonedAction
  subjectId: string
  reason: string
}

/** The email that would be sent. Read only once the member is to be notified. */
function usePreview({ action, subjectId, reason }: Previewed, isWanted = false) {
  const settled = usePause(reason)
  const body = { action, subjectId, ...(settled && { reason: settled }) }
  return useData({
    // A POST that changes nothing: the reason is in no address (docs/record.md).
    queryKey: ['previewEmail', body],
    queryFn: ({ signal }) => api.call('previewEmail', { body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted && lengthOf(settled) <= REASON_LIMIT,
  })
}

function ImpactOf({ member }: { member: ReasonWithImpactProps['subject'] }) {
  const { id } = member
  return (
    <MemberImpact member={member} impact={useData(api.query('getUserImpact', { path: { id } }))} />
  )
}
