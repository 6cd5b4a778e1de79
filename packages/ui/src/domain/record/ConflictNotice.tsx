import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import { ownElement } from '../../internal/ownElement'
import type { Loadable } from '../../loadable'
import { useHearth } from '../../provider/HearthProvider'
import { entryHref, entrySentence } from './entrySentence'
import type { RecordEntry } from './recordModel'
import { recordText as text } from './recordText'

export interface ConflictNoticeProps {
  /** The newest entries of the record about the same subject; the first one shows. */
  entries: Loadable<readonly RecordEntry[]>
  /** Shows until the entry is loaded, or if there is none. @default nothing */
  otherwise?: ReactNode
}

/**
 * Names the author and the time of a decision or an edit that came first, for a notice. The link
 * opens a new tab, so that typed text and the position in a list stay.
 */
export function ConflictNotice({ entries, otherwise }: ConflictNoticeProps) {
  const now = useHearth().now()
  const [entry] = entries.status === 'ready' ? entries.data : []
  if (entry === undefined || entry.undo?.state === 'done') return ownElement(otherwise)
  return (
    <>
      <span>{`${entrySentence(entry, now)}.`}</span>{' '}
      <Link href={entryHref(entry)} target="_blank">
        {text.seeRecordInTab}
      </Link>
    </>
  )
}
