import { and, eq, inArray } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { JobQueue, PushJob } from '../kernel/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { devices } from '../platform/database/schema.ts'
import { PermanentError } from '../platform/jobs/queue.ts'
import type { Pusher } from '../platform/push/pusher.ts'

interface Use {
  readonly db: Database
  readonly jobs: JobQueue
  readonly pusher: Pusher | undefined
}

/** Notifications that are sent at the same time: enough for a job to finish within its two minutes. */
const inFlight = 100

/** Seconds until a job tries the unreached devices again. */
const retryDelay = 5

/**
 * Sends a notification to devices, unless their member was deleted since. Removes those that no longer
 * have the app. Devices that cannot be reached at present become a job of their own. If no device can
 * be reached, the push service is down: the job fails and the queue retries it, later each time.
 */
export const deliverPush =
  ({ db, jobs, pusher }: Use) =>
  async ({ id, deviceIds, title, body }: PushJob): Promise<void> => {
    if (!pusher) throw new Error('Push notifications are not configured')
    const found = await db
      .select()
      .from(devices)
      .where(and(inArray(devices.id, [...deviceIds]), isOfUser(devices.userId)))
    const unreached: string[] = []
    const errors: unknown[] = []
    const send = async ({ id: deviceId, token, platform }: (typeof found)[number]) => {
      try {
        const outcome = await pusher.push({ id, token, platform, title, body })
        if (outcome === 'sent') return
        // Compare the token: the app may have registered another token since.
        await db.delete(devices).where(and(eq(devices.id, deviceId), eq(devices.token, token)))
      } catch (error) {
        errors.push(error)
        if (!(error instanceof PermanentError)) unreached.push(deviceId)
      }
    }
    await pLimit(inFlight).map(found, send)
    if (unreached.length > 0 && unreached.length < deviceIds.length) {
      const rest = { id, deviceIds: unreached, title, body }
      await db.transaction((tx) => jobs.add(tx, 'push', rest, retryDelay))
    }
    const isDown = unreached.length > 0 && unreached.length === deviceIds.length
    const refusal = errors.find((error) => isDown || error instanceof PermanentError)
    if (refusal) throw refusal
  }
