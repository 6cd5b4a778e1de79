import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useSavedDraft } from '../../form/useSavedDraft'
import {
  type NotificationAction,
  NotificationDialog,
  notificationDraft,
} from './NotificationDialog'
import type { UserDetails } from './userDetailsModel'
import { userDetailsText as text } from './userDetailsText'

interface SendNotificationProps extends NotificationAction {
  user: UserDetails
}

/** The button that opens the dialog, with an empty draft each time; with a kept one it is open at once. */
export function SendNotification(props: SendNotificationProps) {
  const isKept = useSavedDraft(notificationDraft(props.user)) !== undefined
  const [draft, setDraft] = useState({ number: 0, isOpen: isKept })
  return (
    <>
      <Button
        variant="primary"
        icon={<BellRing />}
        onPress={() => setDraft({ number: draft.number + 1, isOpen: true })}
      >
        {text.notify}
      </Button>
      <NotificationDialog
        {...props}
        key={draft.number}
        isOpen={draft.isOpen}
        // One that was left while it was sent closes no later one.
        onClose={() =>
          setDraft((last) => (last.number === draft.number ? { ...last, isOpen: false } : last))
        }
      />
    </>
  )
}
