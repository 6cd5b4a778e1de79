import { ApiError } from '@hearth/api/error'
import type { Input } from '@hearth/api/operation'
import { useState } from 'react'
import { ignoreNotFound } from '../../mutations/ignoreNotFound'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useEdit } from '../../mutations/useEdit'
import { useFormAction } from '../../mutations/useFormAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { announcementMessages } from './messages'

interface Announcement {
  id: string
  etag?: string | undefined
}

/** The fields of the form: everything that can be edited. */
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
 * What an administrator can do with announcements. The list and the numbers are loaded again
 * after each action. The promises reject when the call fails; its toast has shown by then.
 */
export function useAnnouncementActions() {
  const create = useFormAction('createAnnouncement', announcementMessages.createAnnouncement)
  const update = useEdit('updateAnnouncement', announcementMessages.updateAnnouncement)
  const remove = useAction('deleteAnnouncement', announcementMessages.deleteAnnouncement)
  const toggleStatus = useAction(
    'toggleAnnouncementStatus',
    announcementMessages.toggleAnnouncementStatus,
  )
  const togglePinned = useAction(
    'toggleAnnouncementPinned',
    announcementMessages.toggleAnnouncementPinned,
  )
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
    /** The outcome of the last save, for the form. */
    submission: (create.submittedAt > update.submittedAt ? create : update).submission,
    remove: ({ id }: Announcement) => ignoreNotFound(remove({ path: { id } })),
    toggleStatus: ({ id, etag }: Announcement) =>
      toggle(id, () => toggleStatus({ path: { id }, query: { etag } })),
    togglePinned: ({ id, etag }: Announcement) =>
      toggle(id, () => togglePinned({ path: { id }, query: { etag } })),
    /** The time until which the server accepts no other toggle. */
    toggleRetryAt,
    busyIds: useBusyIds(
      'updateAnnouncement',
      'deleteAnnouncement',
      'toggleAnnouncementStatus',
      'toggleAnnouncementPinned',
    ),
  }
}
