import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { v7 } from 'uuid'
import type { Database } from '../platform/database/database.ts'
import type { ProcessRole } from '../platform/database/schema/values.ts'
import { processes } from '../platform/database/schema.ts'
import { isSilent } from '../platform/database/silentProcesses.ts'
import { version } from '../version.ts'

/** Milliseconds between two heartbeats. */
const heartbeat = 20_000

/** The entry of this process in the table of running processes. */
export interface Registration {
  readonly id: string
  /** Removes the process from the table. Never fails. */
  end(): Promise<void>
}

/** Adds this process to the table of running processes, and updates its heartbeat. */
export const register = async (
  db: Database,
  roles: readonly ProcessRole[],
  log: FastifyBaseLogger,
): Promise<Registration> => {
  const id = v7()
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'Updating the table of processes failed')
  // Insert again if needed: another process removes the row after two minutes without a heartbeat.
  const beat = async (): Promise<void> => {
    await db
      .insert(processes)
      .values({ id, version, roles: [...roles] })
      .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } })
    await db.delete(processes).where(isSilent)
  }
  await beat()
  const beating = setInterval(() => void beat().catch(warn), heartbeat).unref()
  return {
    id,
    end: async () => {
      clearInterval(beating)
      await db.delete(processes).where(eq(processes.id, id)).catch(warn)
    },
  }
}
