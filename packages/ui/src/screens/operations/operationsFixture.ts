import type { Operations } from './operationsModel'

const idle = { waiting: 0, retrying: 0, running: 0, failed: 0, oldest: null }

/** A deployment of three processes without problems, for stories. */
export const operations: Operations = {
  measuredAt: '2026-06-15T09:30:00Z',
  database: 'PostgreSQL 17.2',
  processes: [
    { version: '0.1.0', roles: ['web'], seenAt: '2026-06-15T09:29:50Z' },
    { version: '0.1.0', roles: ['web'], seenAt: '2026-06-15T09:29:45Z' },
    { version: '0.1.0', roles: ['jobs', 'clock'], seenAt: '2026-06-15T09:29:55Z' },
  ],
  queues: [
    { ...idle, name: 'email', waiting: 2, running: 1, oldest: '2026-06-15T09:29:58Z' },
    { ...idle, name: 'push' },
    { ...idle, name: 'removeFiles' },
    { ...idle, name: 'hashDocument' },
    { ...idle, name: 'certificate' },
    { ...idle, name: 'liftBan' },
    { ...idle, name: 'ownData' },
  ],
  record: {
    unsealed: 1,
    oldestUnsealed: '2026-06-15T09:29:57Z',
    verifiedAt: '2026-06-15T03:00:10Z',
    isIntact: true,
  },
  backup: { lastAt: '2026-06-15T02:00:00Z' },
  drill: { lastAt: '2026-06-15T03:10:00Z', hasPassed: true },
  disk: { size: 107_374_182_400, free: 64_424_509_440 },
}

/** The same deployment with problems in many lines. */
export const badDay: Operations = {
  ...operations,
  processes: [
    { version: '0.1.0', roles: ['web'], seenAt: '2026-06-15T09:27:00Z' },
    { version: '0.2.0', roles: ['web', 'jobs'], seenAt: '2026-06-15T09:29:45Z' },
  ],
  queues: operations.queues.map((queue) => {
    if (queue.name === 'email') return { ...queue, failed: 3, oldest: '2026-06-15T06:10:00Z' }
    if (queue.name === 'push') return { ...queue, retrying: 1240, oldest: '2026-06-15T09:02:00Z' }
    if (queue.name === 'certificate')
      return { ...queue, waiting: 5, oldest: '2026-06-15T09:10:00Z' }
    return queue
  }),
  record: {
    unsealed: 4,
    oldestUnsealed: '2026-06-15T09:12:00Z',
    verifiedAt: '2026-06-15T03:00:10Z',
    isIntact: false,
  },
  backup: { lastAt: '2026-06-13T02:00:00Z' },
  drill: { lastAt: '2026-06-13T03:10:00Z', hasPassed: false },
  disk: { size: 107_374_182_400, free: 3_221_225_472 },
}

/** A new deployment without backups. */
export const firstDay: Operations = {
  ...operations,
  processes: [
    { version: '0.1.0', roles: ['web', 'jobs', 'clock'], seenAt: '2026-06-15T09:29:50Z' },
  ],
  record: { unsealed: 0, oldestUnsealed: null, verifiedAt: null, isIntact: null },
  backup: { lastAt: null },
  drill: { lastAt: null, hasPassed: null },
  disk: null,
}
