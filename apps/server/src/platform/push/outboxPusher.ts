import type { FastifyBaseLogger } from 'fastify'
import type { Outbox } from '../outbox.ts'
import type { Pusher } from './pusher.ts'

/** The default: writes each notification to a file of the outbox. */
export const createOutboxPusher = (outbox: Outbox, log: FastifyBaseLogger): Pusher => ({
  push: async (notification) => {
    const file = await outbox.lay('push', 'json', `${JSON.stringify(notification, null, 2)}\n`)
    log.info({ platform: notification.platform, file }, 'A notification was written to the outbox')
    return 'sent'
  },
})
