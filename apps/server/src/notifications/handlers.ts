import { sendNotificationToUser } from './send.ts'

export const notificationHandlers = { sendNotificationToUser }
