import { Pencil, Pin, Power, Trash2 } from 'lucide-react'
import {
  type Announcement,
  announcementsText as text,
} from '../../domain/announcements/announcements'
import type { RowAction } from '../../patterns/List/List'

/** The actions on an announcement, each called without a question. */
export interface AnnouncementActions {
  onToggleStatus: (announcement: Announcement) => void
  onTogglePinned: (announcement: Announcement) => void
  onEdit: (announcement: Announcement) => void
  onDelete: (announcement: Announcement) => void
  /** Why the toggles are not available now; undefined while they are. */
  toggleDisabledReason: string | undefined
}

/**
 * The four actions of a row: two toggles that show the state of the announcement, edit and
 * delete.
 */
export const announcementActions = (
  announcement: Announcement,
  { onToggleStatus, onTogglePinned, onEdit, onDelete, toggleDisabledReason }: AnnouncementActions,
): readonly RowAction[] => [
  {
    id: 'status',
    label: announcement.isActive ? text.deactivate : text.activate,
    icon: <Power />,
    display: 'power',
    toggle: { label: text.isActive, isOn: announcement.isActive },
    disabledReason: toggleDisabledReason,
    onPress: () => onToggleStatus(announcement),
  },
  {
    id: 'pinned',
    label: announcement.isPinned ? text.unpin : text.pin,
    icon: <Pin fill={announcement.isPinned ? 'currentColor' : 'none'} />,
    display: announcement.isPinned ? 'pinned' : 'pin',
    toggle: { label: text.isPinned, isOn: announcement.isPinned },
    disabledReason: toggleDisabledReason,
    onPress: () => onTogglePinned(announcement),
  },
  {
    id: 'edit',
    label: text.edit,
    icon: <Pencil />,
    display: 'label',
    onPress: () => onEdit(announcement),
  },
  {
    id: 'delete',
    label: text.delete,
    icon: <Trash2 />,
    tone: 'critical',
    onPress: () => onDelete(announcement),
  },
]
