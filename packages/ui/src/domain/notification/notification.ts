export {
  type NotificationAction,
  NotificationDialog,
  type NotificationDialogProps,
} from './NotificationDialog'
export { notificationText } from './notificationText'
