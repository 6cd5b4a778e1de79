import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import type { Loadable } from '../../loadable'
import { useHearth } from '../../provider/HearthProvider'
import { entryHref, entrySentence } from '../record/entrySentence'
import type { RecordEntry } from '../record/recordModel'
import { recordText as text } from '../record/recordText'

export interface WhoWasFirstProps {
  /** The newest entries of the record about it; the first one is said. */
  entries: Loadable<readonly RecordEntry[]>
  /** What stands there until it is known, or if nobody knows. @default nothing */
  otherwise?: ReactNode
}

/**
 * Says in a notice who has decided or saved something first, and when. The link opens a new tab:
 * what is typed stays, and so does the place in a list.
 */
export function WhoWasFirst({ entries, otherwise }: WhoWasFirstProps) {
  const now = useHearth().now()
  const [entry] = entries.status === 'ready' ? entries.data : []
  if (entry === undefined || entry.undo?.state === 'done') return otherwise
  return (
    <>
      {entrySentence(entry, now)}.{' '}
      <Link href={entryHref(entry)} target="_blank">
        {text.seeRecordInTab}
      </Link>
    </>
  )
}
