import * as z from 'zod/mini'
import { lengthOf } from '../../text/lengthOf'
import { notificationText as text } from './notificationText'

/** The longest texts, in characters, as the contract has them. */
export const PUSH_LIMITS = { title: 100, body: 1000 } as const

/**
 * The services of the phones take 4 KB with everything around the texts. An emoji is four bytes, so
 * a text within the limits above may still be too long.
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
  .object({ title: trimmed(PUSH_LIMITS.title), body: trimmed(PUSH_LIMITS.body) })
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
