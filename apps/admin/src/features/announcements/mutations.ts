import { ApiError } from '@hearth/api/error'
import type { Input } from '@hearth/api/operation'
import { useState } from 'react'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { usePendingChanges } from '../../mutations/pendingChanges'
import { showCreated } from '../../mutations/showCreated'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useEdit } from '../../mutations/useEdit'
import { useFormAction } from '../../mutations/useFormAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { recordedToasts } from '../record/recordSlots'
import { undoable } from '../record/undoable'
import { announcementMessages } from './messages'

interface Announcement {
  id: string
  title: string
  isActive: boolean
  isPinned: boolean
  etag?: string | undefined
}

type Toggle = { isActive: boolean } | { isPinned: boolean }

/** The input of both toggles, with the change that the list shows at once. */
type ToggleVariables = Input<'toggleAnnouncementStatus'> &
  Input<'toggleAnnouncementPinned'> & { change: Toggle; name: string }

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
  const create = useFormAction(
    api.mutation('createAnnouncement'),
    announcementMessages.createAnnouncement,
  )
  const update = useEdit('updateAnnouncement', announcementMessages.updateAnnouncement, undoable)
  const remove = useAction(
    api.mutation('deleteAnnouncement'),
    announcementMessages.deleteAnnouncement,
    recordedToasts,
  )
  const toggleStatus = useAction(
    api.mutation('toggleAnnouncementStatus'),
    announcementMessages.toggleAnnouncementStatus,
    recordedToasts,
  )
  const togglePinned = useAction(
    api.mutation('toggleAnnouncementPinned'),
    announcementMessages.toggleAnnouncementPinned,
    recordedToasts,
  )
  const [toggleRetryAt, setToggleRetryAt] = useState<Date>()
  const once = useSingleFlight()

  const toggle = (
    send: (variables: ToggleVariables) => Promise<unknown>,
    { id, title: name, etag }: Announcement,
    change: Toggle,
  ) =>
    once(id, () =>
      send({ path: { id }, query: { etag }, change, name }).catch((error: unknown) => {
        if (error instanceof ApiError && error.retryAt) setToggleRetryAt(error.retryAt)
      }),
    )
  const save = (
    body: Input<'createAnnouncement'>['body'],
    seen?: Pick<Announcement, 'id' | 'etag'>,
  ) =>
    seen
      ? update.sendAsync({ path: { id: seen.id }, body, seen, fields })
      : create.sendAsync({ body }).then(showCreated)
  return {
    save,
    /** The outcome of the last save, for the form. */
    submission: (create.submittedAt > update.submittedAt ? create : update).submission,
    remove: ({ id, title: name }: Pick<Announcement, 'id' | 'title'>) => {
      const change = { path: { id }, name }
      return ignoreSettled(remove(change))
    },
    toggleStatus: (announcement: Announcement) =>
      toggle(toggleStatus, announcement, { isActive: !announcement.isActive }),
    togglePinned: (announcement: Announcement) =>
      toggle(togglePinned, announcement, { isPinned: !announcement.isPinned }),
    /** Toggles without an answer yet, by the id of their announcement. */
    pending: usePendingChanges<Toggle>('toggleAnnouncementStatus', 'toggleAnnouncementPinned'),
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
