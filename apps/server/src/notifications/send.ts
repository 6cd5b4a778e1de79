import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { findAccountByEmail } from '../auth/accounts.ts'
import { answerOnce } from '../idempotency/idempotency.ts'
import { audit } from '../kernel/audit.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { hasPermission } from '../kernel/permissions.ts'
import { devices } from '../platform/database/schema.ts'
import { shortHash } from '../record/recordView.ts'
import { noSuchUser } from '../users/member.ts'

const fillIn = (field: 'title' | 'body') =>
  fieldErrors({ field, message: 'Please fill in both title and message' })

/** Devices per job. A job for each device would fill the queue's tables. */
const devicesPerJob = 500

/** Firebase accepts 4,096 bytes, including the other fields. An emoji takes four. */
const maxBytes = 4000

/**
 * Records an address without an account. A caller who may not read members gets the same answer as for
 * a member's address: otherwise the call would tell who is a member.
 * @throws AppError notFound for a caller who may read members
 */
const refuseUnknown = async (ctx: Context, email: string): Promise<void> => {
  await audit(ctx.db, ctx, { action: 'push.refuse', after: { address: shortHash(email) } })
  if (hasPermission(ctx.actor.teamRole, 'members.read')) throw noSuchUser()
}

/** Sends a push notification to the devices of one member (specification 2.17). */
export const sendNotificationToUser: Handler<'sendNotificationToUser'> = ({ body: given }, ctx) => {
  const prepare = async () => {
    await ctx.limit('push', ctx.actor.userId)
    const title = given.title.trim()
    const body = given.body.trim()
    if (!title) throw fillIn('title')
    if (!body) throw fillIn('body')
    if (Buffer.byteLength(title + body) > maxBytes) {
      throw fieldErrors({ field: 'body', message: 'Too long for a push notification' })
    }
    if (!ctx.config.fcm && !ctx.config.localOutbox) {
      const message = "Push notifications aren't configured on this server"
      throw new AppError('unprocessable', { message })
    }
    const account = await findAccountByEmail(ctx.db, given.email.trim())
    if (!account) await refuseUnknown(ctx, given.email)
    return { title, body, account }
  }
  return answerOnce(ctx, prepare, async (tx, { title, body, account }) => {
    const sent = { message: 'Push notification sent successfully!' }
    if (!account) return sent
    const registered = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.userId, account.id))
    const id = v7()
    for (let at = 0; at < registered.length; at += devicesPerJob) {
      const deviceIds = registered.slice(at, at + devicesPerJob).map((device) => device.id)
      await ctx.jobs.add(tx, 'push', { id, deviceIds, title, body })
    }
    // The text is private, so the entry only has the number of devices.
    await audit(tx, ctx, {
      action: 'push.send',
      subject: account.id,
      after: { devices: registered.length },
    })
    return sent
  })
}
