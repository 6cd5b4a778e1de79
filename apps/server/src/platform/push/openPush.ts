import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { createOutbox } from '../outbox.ts'
import { createFcmPusher } from './fcmPusher.ts'
import { createOutboxPusher } from './outboxPusher.ts'
import type { Pusher } from './pusher.ts'

/** The configured way for notifications; undefined when there is none: production without one. */
export const openPush = (config: Config, log: FastifyBaseLogger): Pusher | undefined => {
  if (config.fcm) return createFcmPusher(config.fcm, log)
  return config.localOutbox ? createOutboxPusher(createOutbox(config.dataDir), log) : undefined
}
