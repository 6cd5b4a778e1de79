import { ApiError } from '@hearth/api/error'
import type { Input } from '@hearth/api/operation'
import { useState } from 'react'
import { untilGone } from './untilGone'
import { useBusyIds, useDeed } from './useDeed'
import { useEdit, useFormDeed } from './useFormDeed'
import { useOnce } from './useOnce'

interface Announcement {
  id: string
  etag?: string | undefined
}

/** What the form holds: all that there is to edit. */
const fields = [
  'title',
  'description',
  'date',
  'isActive',
  'isPinned',
  'imageUrl',
  'publishedAt',
] as const satisfies readonly (keyof Input<'createAnnouncement'>['body'])[]

/**
 * What an administrator can do with announcements; the list and the numbers are loaded again after
 * each. The promises break when the call fails; its toast is out by then.
 */
export function useAnnouncementDeeds() {
  const create = useFormDeed('createAnnouncement')
  const update = useEdit('updateAnnouncement')
  const remove = useDeed('deleteAnnouncement')
  const toggleStatus = useDeed('toggleAnnouncementStatus')
  const togglePinned = useDeed('toggleAnnouncementPinned')
  const [lastSaved, setLastSaved] = useState<'new' | 'edited'>('new')
  const [toggleRetryAt, setToggleRetryAt] = useState<Date>()
  const once = useOnce()

  const toggle = (id: string, deed: () => Promise<unknown>) =>
    once(id, () =>
      deed().catch((error: unknown) => {
        if (error instanceof ApiError && error.retryAt) setToggleRetryAt(error.retryAt)
      }),
    )
  const save = (body: Input<'createAnnouncement'>['body'], seen?: Announcement) => {
    setLastSaved(seen ? 'edited' : 'new')
    return seen
      ? update.sendAsync({ path: { id: seen.id }, body, seen, fields })
      : create.sendAsync({ body })
  }
  return {
    save,
    /** What came of the last save, for the form. */
    saved: lastSaved === 'new' ? create.form : update.form,
    remove: ({ id }: Announcement) => untilGone(remove({ path: { id } })),
    toggleStatus: ({ id, etag }: Announcement) =>
      toggle(id, () => toggleStatus({ path: { id }, query: { etag } })),
    togglePinned: ({ id, etag }: Announcement) =>
      toggle(id, () => togglePinned({ path: { id }, query: { etag } })),
    /** Until when the server takes no other toggle. */
    toggleRetryAt,
    busyIds: useBusyIds(
      'updateAnnouncement',
      'deleteAnnouncement',
      'toggleAnnouncementStatus',
      'toggleAnnouncementPinned',
    ),
  }
}
