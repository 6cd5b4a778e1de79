import type { FastifyBaseLogger } from 'fastify'
import { createOutbox } from '../outbox.ts'
import { createFcmPusher, type ServiceAccount } from './fcmPusher.ts'
import { createOutboxPusher } from './outboxPusher.ts'
import type { Pusher } from './pusher.ts'

export interface PushSettings {
  readonly fcm: ServiceAccount | undefined
  /** Without a service, notifications may be written to the outbox. */
  readonly localOutbox: boolean
  readonly dataDir: string
}

/** The configured delivery of notifications. Undefined in production without a service. */
export const openPush = (
  { fcm, localOutbox, dataDir }: PushSettings,
  log: FastifyBaseLogger,
): Pusher | undefined => {
  if (fcm) return createFcmPusher(fcm, log)
  return localOutbox ? createOutboxPusher(createOutbox(dataDir), log) : undefined
}
