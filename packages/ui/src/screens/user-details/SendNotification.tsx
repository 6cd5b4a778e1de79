import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useSavedDraft } from '../../form/useSavedDraft'
import type { UserDetails } from '../../product/users/userDetailsModel'
import {
  type NotificationAction,
  NotificationDialog,
  notificationDraft,
} from './NotificationDialog'
import { userDetailsText as text } from './userDetailsText'

interface SendNotificationProps extends NotificationAction {
  user: UserDetails
}

/**
 * The button that opens the dialog, with an empty draft each time; with a kept draft it opens at
 * once.
 */
export function SendNotification(props: SendNotificationProps) {
  const isKept = useSavedDraft(notificationDraft(props.user)) !== undefined
  const [draft, setDraft] = useState({ number: 0, isOpen: isKept })
  return (
    <>
      <Button
        icon={<BellRing />}
        onPress={() => setDraft({ number: draft.number + 1, isOpen: true })}
      >
        {text.notify}
      </Button>
      <NotificationDialog
        {...props}
        key={draft.number}
        isOpen={draft.isOpen}
        // A dialog that the person left while it was sending must not close a later one.
        onClose={() =>
          setDraft((last) => (last.number === draft.number ? { ...last, isOpen: false } : last))
        }
      />
    </>
  )
}
