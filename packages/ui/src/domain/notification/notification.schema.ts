import * as z from 'zod/mini'
import { lengthOf } from '../../text/lengthOf'
import { pushBodyLength, pushTitleLength } from '../../text/limits.gen'
import { notificationText as text } from './notificationText'

/**
 * The services of the phones take 4 KB with everything around the texts. An emoji is four bytes, so
 * a text within the limits of the contract may still be too long.
 */
const PUSH_BYTES = 4000

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const trimmed = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => lengthOf(typed) <= limit, { error: text.tooLong }),
  )

/**
 * A push notification (specification 5), with the names of the call. A blank field is reported once,
 * at the first one.
 */
export const notificationSchema = z
  .object({ title: trimmed(pushTitleLength), body: trimmed(pushBodyLength) })
  .check(
    z.refine(({ title }) => title !== '', { error: text.bothNeeded, path: ['title'] }),
    z.refine(({ title, body }) => title === '' || body !== '', {
      error: text.bothNeeded,
      path: ['body'],
    }),
    z.refine(({ title, body }) => bytesOf(title + body) <= PUSH_BYTES, {
      error: text.tooLong,
      path: ['body'],
    }),
  )

/** The argument of `onNotify`: both texts trimmed, and the receiver. */
export type UserNotification = z.output<typeof notificationSchema> & { email: string }
