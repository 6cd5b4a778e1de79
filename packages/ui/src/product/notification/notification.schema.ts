import * as z from 'zod/mini'
import { notificationText as text } from './notificationText'

const trimmed = z.string().check(z.trim())

/**
 * A push notification (specification 5), with the names of the call. Its only error text shows at
 * the first blank field.
 */
export const notificationSchema = z.object({ title: trimmed, body: trimmed }).check(
  z.refine(({ title }) => title !== '', { error: text.bothNeeded, path: ['title'] }),
  z.refine(({ title, body }) => title === '' || body !== '', {
    error: text.bothNeeded,
    path: ['body'],
  }),
)

/** The argument of `onNotify`: both texts trimmed, and the receiver. */
export type UserNotification = z.output<typeof notificationSchema> & { email: string }
