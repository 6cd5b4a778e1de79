import { sendNotificationToUser } from './send.ts'

/** Push notifications to members. */
export const notificationHandlers = { sendNotificationToUser }
