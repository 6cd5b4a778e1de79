import { useState } from 'react'
import { useSavedDraft } from '../../form/useSavedDraft'
import type { Announcement } from './announcementsModel'

/** Key of the announcement itself, beside its draft: it may be on another page later. */
export const EDITED = 'announcement edited'

/** Key of a draft: of the edited announcement, or of a new one. */
export const draftOf = (edited: Announcement | undefined): string =>
  `announcement ${edited ? edited.id : 'new'}`

/**
 * The announcement that is being written; undefined for none. If one was being written when the
 * session ended, it opens again. An edit opens as soon as the rows are there, with their current
 * values.
 */
export function useWriting(rows: readonly Announcement[] | undefined) {
  const wasNew = useSavedDraft(draftOf(undefined)) !== undefined
  const [writing, setWriting] = useState<{ edited: Announcement | undefined } | undefined>(
    wasNew ? { edited: undefined } : undefined,
  )
  const [waiting, setWaiting] = useState(useSavedDraft<Announcement>(EDITED))
  if (waiting && rows) {
    setWaiting(undefined)
    if (!writing) setWriting({ edited: rows.find(({ id }) => id === waiting.id) ?? waiting })
  }
  return [writing, setWriting] as const
}
