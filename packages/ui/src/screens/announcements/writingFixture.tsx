import { useState } from 'react'
import {
  AnnouncementComposer,
  type AnnouncementComposerProps,
} from '../../domain/announcements/announcements'
import { AnnouncementsScreen, type AnnouncementsScreenProps } from './AnnouncementsScreen'

export interface WritingScreenProps
  extends Omit<AnnouncementsScreenProps, 'writing'>,
    Pick<AnnouncementComposerProps, 'onSave' | 'submission' | 'onUpload'> {
  /** The initial value: an id, 'new' or ''. @default '' */
  compose?: string
  /** Called when the composer is likely to be opened. */
  onIntent: () => void
}

/** The screen with its composer, and with an address in between. */
export function WritingScreen({
  compose = '',
  onSave,
  submission,
  onUpload,
  onIntent,
  ...screen
}: WritingScreenProps) {
  const [id, setId] = useState(compose)
  return (
    <AnnouncementsScreen
      {...screen}
      writing={{
        id,
        onChange: setId,
        onIntent,
        render: (controls) => (
          <AnnouncementComposer
            {...controls}
            onSave={onSave}
            submission={submission}
            onUpload={onUpload}
          />
        ),
      }}
    />
  )
}
