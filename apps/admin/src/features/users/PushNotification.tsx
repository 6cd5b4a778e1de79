import { NotificationDialog, type NotificationDialogProps } from '@hearth/ui/domain/notification'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { useFormAction } from '../../mutations/useFormAction'
import { userMessages } from './messages'

/** The dialog of a push notification with its call. */
export function PushNotification(
  props: Pick<NotificationDialogProps, 'user' | 'onClose' | 'guard'>,
) {
  const { sendAsync, submission } = useFormAction(
    api.mutation('sendNotificationToUser'),
    userMessages.sendNotificationToUser,
  )
  return (
    <NotificationDialog
      {...props}
      saysFinal={isOffered('record')}
      onNotify={(body) => sendAsync({ body })}
      submission={submission}
    />
  )
}
