import { Eye, EyeOff, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import type { RowAction } from '../../patterns/DataTable/tableModel'
import type { Announcement } from './announcementsModel'
import { announcementsText as text } from './announcementsText'

/** What can be done with an announcement, each called without a question. */
export interface AnnouncementActions {
  onToggleStatus: (announcement: Announcement) => void
  onTogglePinned: (announcement: Announcement) => void
  onEdit: (announcement: Announcement) => void
  onDelete: (announcement: Announcement) => void
  /** Why neither can be toggled now; undefined while they can. */
  toggleDisabledReason: string | undefined
}

/** The four actions of a row. One id for both ways of a toggle, so that focus stays on its button. */
export const announcementActions = (
  announcement: Announcement,
  { onToggleStatus, onTogglePinned, onEdit, onDelete, toggleDisabledReason }: AnnouncementActions,
): readonly RowAction[] => [
  {
    id: 'status',
    ...(announcement.isActive
      ? { label: text.deactivate, icon: <EyeOff /> }
      : { label: text.activate, icon: <Eye /> }),
    disabledReason: toggleDisabledReason,
    onPress: () => onToggleStatus(announcement),
  },
  {
    id: 'pinned',
    ...(announcement.isPinned
      ? { label: text.unpin, icon: <PinOff /> }
      : { label: text.pin, icon: <Pin /> }),
    disabledReason: toggleDisabledReason,
    onPress: () => onTogglePinned(announcement),
  },
  { id: 'edit', label: text.edit, icon: <Pencil />, onPress: () => onEdit(announcement) },
  {
    id: 'delete',
    label: text.delete,
    icon: <Trash2 />,
    tone: 'critical',
    onPress: () => onDelete(announcement),
  },
]
