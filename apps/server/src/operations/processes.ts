import type { Executor } from '../platform/database/database.ts'
import { processes } from '../platform/database/schema.ts'

/** The processes of the server, the oldest first. A killed process stays listed for two minutes. */
export const readProcesses = (db: Executor) =>
  db
    .select({
      version: processes.version,
      roles: processes.roles,
      startedAt: processes.startedAt,
      seenAt: processes.seenAt,
    })
    .from(processes)
    .orderBy(processes.startedAt)
