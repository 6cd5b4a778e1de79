import { and, desc, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { findAccountByEmail } from '../auth/accounts.ts'
import type { Keys } from '../auth/keys.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { SeedListener } from '../auth/setUpTotp.ts'
import type { Config } from '../config/config.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { sealEntries } from '../record/chain/sealEntries.ts'
import { createHeadStore, type HeadStore } from '../record/chain/storedHead.ts'
import { verifyRecord } from '../record/chain/verifyRecord.ts'
import { demoAdmin, preserveDemoSeeds, readDemoPassword } from './demoAccount.ts'
import { seedDemo } from './seed.ts'

export { withDemoDocuments } from './demoDocument.ts'
export { mountPortraits } from './portraits.ts'

interface Options {
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** The number of members of a new demo. */
  readonly users?: number | undefined
}

/** The sign-in of the demo. */
interface Demo {
  readonly email: string
  readonly password: string
  /** Stores the administrator's seeds, so that `demo:code` can print codes. */
  readonly onSeed: SeedListener
}

/** Sends the verification email to the newest unverified member, as a registration would. */
const queueVerification = async ({ db }: OpenDatabase, jobs: JobQueue): Promise<void> => {
  const [member] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isEmailVerified, false), eq(users.isBanned, false)))
    .orderBy(desc(users.createdAt))
    .limit(1)
  if (!member) return
  const job = { template: 'verify', ...member, request: { id: 'demo', ip: 'local' } } as const
  await db.transaction((tx) => jobs.add(tx, 'email', job))
}

/** Seals the record of the demo. It is about earlier days, so all of its seals are late. */
const sealDemo = async (
  database: OpenDatabase,
  keys: Keys,
  heads: HeadStore,
  now: Date,
): Promise<void> => {
  await sealEntries(database, keys.chain, heads, now)
  const { head, links, names } = await verifyRecord(database, keys, heads, now)
  await heads.write({ head, links, accepted: names })
}

/** Fills an empty demo. */
export const prepareDemo = async (
  { config, log, users: wanted }: Options,
  database: OpenDatabase,
  jobs: JobQueue,
  keys: Keys,
): Promise<Demo> => {
  const { db } = database
  const password = await readDemoPassword(config.dataDir)
  const [existing] = await db.select({ id: users.id }).from(users).limit(1)
  if (existing) {
    if (wanted !== undefined) log.warn('--users was ignored: the demo has its members already')
  } else {
    const admin = { ...demoAdmin, passwordHash: await hashPassword(password) }
    const now = new Date()
    await seedDemo(db, keys, { users: wanted, now, admin })
    await sealDemo(database, keys, createHeadStore(config.dataDir), now)
    await queueVerification(database, jobs)
  }
  const account = await findAccountByEmail(db, demoAdmin.email)
  const onSeed = preserveDemoSeeds(config.dataDir, account?.id ?? '')
  return { email: demoAdmin.email, password, onSeed }
}
