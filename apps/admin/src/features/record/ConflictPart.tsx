import {
  ConflictNotice,
  type ConflictNoticeProps,
  RECORD_KINDS,
  type RecordKind,
} from '@hearth/ui/product/record'
import { api } from '../../api'
import { useData } from '../../queries/useData'

export interface ConflictPartProps extends Pick<ConflictNoticeProps, 'otherwise'> {
  /** The member, announcement or plan that it is about. */
  subject: string
  /** @default every action */
  kind?: RecordKind | undefined
}

/** The newest decision or edit of a record. Every notice reads it again, so that it is current. */
export function ConflictPart({ subject, kind = 'all', otherwise }: ConflictPartProps) {
  const kinds = RECORD_KINDS[kind].join()
  const entries = useData({
    ...api.query('listRecord', { query: { subject, limit: 1, ...(kinds && { kinds }) } }),
    staleTime: 0,
  })
  return <ConflictNotice entries={entries} otherwise={otherwise} />
}
