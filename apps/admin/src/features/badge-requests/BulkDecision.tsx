import { stale } from '@hearth/api/stale'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { BulkAction } from '../../mutations/BulkAction'
import type { Call } from '../../session/ending'
import { bulkDecisionText } from './bulkDecisionText'
import { BULK_DRAFT, type BulkDecisions } from './bulkDraft'
import { badgeRequestMessages } from './messages'
import { decisions } from './mutations'

export interface BulkDecisionProps {
  bulk: BulkDecisions
  onClose: () => void
}

/** Decides many citizenship requests: one question, one call for each. */
export function BulkDecision({ bulk, onClose }: BulkDecisionProps) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    ...api.mutation('decideBadge', false),
    meta: { call: 'read' satisfies Call },
  })
  const approved = decisions[bulk.action]
  return (
    <BulkAction
      bulk={bulk}
      question={bulkDecisionText[bulk.action](bulk.rows.length)}
      outcome={badgeRequestMessages.decideBadge}
      draftKey={BULK_DRAFT}
      send={(id) => mutateAsync({ path: { id }, body: { approved } })}
      isDone={async (id) => {
        const user = api.query('getUser', { path: { id } })
        const { data } = await client.query({ ...user, staleTime: 0, retry: false })
        return data.badgeRequestStatus === approved
      }}
      onStale={() => {
        for (const id of stale.decideBadge) void client.invalidateQueries({ queryKey: [id] })
      }}
      onClose={onClose}
    />
  )
}
