import {
  ConflictNotice,
  type ConflictNoticeProps,
  RECORD_KINDS,
  type RecordKind,
} from '@hearth/ui/domain/record'
import { api } from '../../api'
import { useData } from '../../queries/useData'

export interface RecordConflictProps extends Pick<ConflictNoticeProps, 'otherwise'> {
  /** Id of the member, announcement or plan. */
  subject: string
  /** @default every action */
  kind?: RecordKind | undefined
}

/**
 * The newest decision about, or edit of, a record. Every notice reads it again, because it may have
 * changed.
 */
export function RecordConflict({ subject, kind = 'all', otherwise }: RecordConflictProps) {
  const kinds = RECORD_KINDS[kind].join()
  const entries = useData({
    ...api.query('listRecord', { query: { subject, limit: 1, ...(kinds && { kinds }) } }),
    staleTime: 0,
  })
  return <ConflictNotice entries={entries} otherwise={otherwise} />
}
