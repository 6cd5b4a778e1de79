import {
  AnnouncementComposer,
  type AnnouncementComposerProps,
} from '@hearth/ui/domain/announcements'
import { conflictNotice } from '../record/recordSlots'
import { useUpload } from '../uploads/useUpload'
import { useAnnouncement } from './useAnnouncement'

/** The composer with its announcement, from any page of the list, and its uploads. */
export function Composer(props: Omit<AnnouncementComposerProps, 'onUpload' | 'whoSaved'>) {
  const announcement = useAnnouncement(props.id, props.announcement)
  return (
    <AnnouncementComposer
      {...props}
      announcement={announcement}
      whoSaved={props.id && conflictNotice(props.id)?.()}
      onUpload={useUpload()}
    />
  )
}
