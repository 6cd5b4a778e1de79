import { ApiError } from '@hearth/api/error'
import type { Input } from '@hearth/api/operation'
import { useState } from 'react'
import { ignoreNotFound } from './ignoreNotFound'
import { useAction, useBusyIds } from './useAction'
import { useEdit, useFormAction } from './useFormAction'
import { useSingleFlight } from './useSingleFlight'

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
export function useAnnouncementActions() {
  const create = useFormAction('createAnnouncement')
  const update = useEdit('updateAnnouncement')
  const remove = useAction('deleteAnnouncement')
  const toggleStatus = useAction('toggleAnnouncementStatus')
  const togglePinned = useAction('toggleAnnouncementPinned')
  const [toggleRetryAt, setToggleRetryAt] = useState<Date>()
  const once = useSingleFlight()

  const toggle = (id: string, action: () => Promise<unknown>) =>
    once(id, () =>
      action().catch((error: unknown) => {
        if (error instanceof ApiError && error.retryAt) setToggleRetryAt(error.retryAt)
      }),
    )
  const save = (body: Input<'createAnnouncement'>['body'], seen?: Announcement) =>
    seen
      ? update.sendAsync({ path: { id: seen.id }, body, seen, fields })
      : create.sendAsync({ body })
  return {
    save,
    /** What came of the last save, for the form. */
    submission: (create.submittedAt > update.submittedAt ? create : update).submission,
    remove: ({ id }: Announcement) => ignoreNotFound(remove({ path: { id } })),
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
