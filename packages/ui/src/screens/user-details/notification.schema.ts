import * as z from 'zod/mini'
import { userDetailsText as text } from './userDetailsText'

const trimmed = z.string().check(z.trim())

/**
 * A push notification (specification 5), under the names of the call. Its one text stands on the first
 * of the two fields that is blank.
 */
export const notificationSchema = z.object({ title: trimmed, body: trimmed }).check(
  z.refine(({ title }) => title !== '', { error: text.bothNeeded, path: ['title'] }),
  z.refine(({ title, body }) => title === '' || body !== '', {
    error: text.bothNeeded,
    path: ['body'],
  }),
)

/** What `onNotify` gets: both texts trimmed, and whom they are for. */
export type UserNotification = z.output<typeof notificationSchema> & { email: string }
