import { RECORD_KINDS, type RecordKind } from '@hearth/ui/product/record/recordModel'
import { WhoWasFirst, type WhoWasFirstProps } from '@hearth/ui/product/WhoWasFirst'
import { api } from '../../api'
import { useData } from '../../queries/useData'

export interface FirstPartProps extends Pick<WhoWasFirstProps, 'otherwise'> {
  /** The member, announcement or plan that it is about. */
  subject: string
  /** @default every action */
  kind?: RecordKind | undefined
}

/** Who has decided or saved something last. It is read anew each time that somebody is told. */
export function FirstPart({ subject, kind = 'all', otherwise }: FirstPartProps) {
  const kinds = RECORD_KINDS[kind].join()
  const entries = useData({
    ...api.query('listRecord', { query: { subject, limit: 1, ...(kinds && { kinds }) } }),
    staleTime: 0,
  })
  return <WhoWasFirst entries={entries} otherwise={otherwise} />
}
