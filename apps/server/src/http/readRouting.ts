import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { isUnavailable } from '../platform/database/failure.ts'
import { longestLag, type Replica } from '../platform/database/replica.ts'

/** Chooses the database of each call that changes nothing. */
export interface ReadRouting {
  /** Makes the browser read from the primary until every replica in use has its change. */
  noteChange(reply: FastifyReply): void
  /**
   * Reads from the replica, or from the primary: without a replica, after a change, while the replica lags,
   * and once more when the replica fails.
   */
  read<T>(request: FastifyRequest, work: (db: Database) => Promise<T>): Promise<T>
}

/** Reads always from one database. */
export const createReadRouting = (db: Database): ReadRouting => ({
  noteChange: () => undefined,
  read: (_request, work) => work(db),
})

/**
 * Reads from a replica where it can.
 * @param primary its connections for reads
 * @param publicUrl decides the name of the cookie that marks a recent change
 */
export const createReplicaRouting = (
  primary: Database,
  replica: Pick<Replica, 'db' | 'isFresh' | 'distrust'>,
  publicUrl: string,
): ReadRouting => {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}changed`
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    noteChange: (reply) =>
      void reply.setCookie(name, '1', { ...attributes, maxAge: longestLag / 1000 }),
    read: async (request, work) => {
      if (request.cookies[name] !== undefined || !replica.isFresh()) return work(primary)
      try {
        return await work(replica.db)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        request.log.warn({ err: error }, 'The replica failed, so the primary answers')
        replica.distrust()
        return work(primary)
      }
    },
  }
}
