import { and, eq } from 'drizzle-orm'
import type { PushJob } from '../kernel/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { devices } from '../platform/database/schema.ts'
import type { Pusher } from '../platform/push/pusher.ts'

/**
 * Sends a notification, unless the member was deleted since. Removes a device that no longer has the
 * app.
 */
export const deliverPush =
  ({ db, pusher }: { readonly db: Database; readonly pusher: Pusher | undefined }) =>
  async ({ deviceId, title, body }: PushJob): Promise<void> => {
    if (!pusher) throw new Error('Push notifications are not configured')
    const [device] = await db
      .select()
      .from(devices)
      .where(and(eq(devices.id, deviceId), isOfUser(devices.userId)))
    if (!device) return
    const { token, platform } = device
    const outcome = await pusher.push({ token, platform, title, body })
    if (outcome === 'sent') return
    // Only with this token: the app may have registered a new one.
    await db.delete(devices).where(and(eq(devices.id, deviceId), eq(devices.token, token)))
  }
