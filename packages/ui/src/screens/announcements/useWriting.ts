import { useState } from 'react'
import { useSavedDraft } from '../../form/useSavedDraft'
import type { Announcement } from './announcementsModel'

/** Key of the announcement itself, beside its draft: it may stand on another page by then. */
export const EDITED = 'announcement edited'

/** Key of a draft: of the one that is edited, or of a new one. */
export const draftOf = (edited: Announcement | undefined): string =>
  `announcement ${edited ? edited.id : 'new'}`

/**
 * Which announcement is being written; undefined for none. What was being written when the session ended
 * is again: an edit as soon as the rows are there, with what they say by then.
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
