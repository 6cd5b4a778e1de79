import type { BulkQuestion } from '@hearth/ui/patterns/BulkDialog'

const requests = (of: number) =>
  of === 1 ? 'this citizenship request' : `these ${of} citizenship requests`

/** The questions about many requests, in the words of the question about one. */
export const bulkDecisionText = {
  approve: (of: number): BulkQuestion => ({
    title: 'Approve Badges',
    description: `Are you sure you want to approve ${requests(of)}?`,
    confirmLabel: 'Approve',
  }),
  reject: (of: number): BulkQuestion => ({
    title: 'Reject Badges',
    description: `Are you sure you want to reject ${requests(of)}?`,
    confirmLabel: 'Reject',
    tone: 'critical',
  }),
} as const
