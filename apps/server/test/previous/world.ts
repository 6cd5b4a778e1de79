import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { v7 } from 'uuid'
import { inject } from 'vitest'
import { createKeys } from '../../src/auth/keys.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { startSession } from '../../src/auth/sessions.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { devices, posts, users } from '../../src/platform/database/schema.ts'
import { openFiles } from '../../src/platform/files/openFiles.ts'
import { createLog } from '../../src/platform/log.ts'
import { freePort } from '../freePort.ts'
import { password } from '../helper.ts'
import { emailTo } from '../outbox.ts'
import { runCommand, startServer, startServerOf } from '../serverProcess.ts'
import { createTestDatabase } from '../testDatabase.ts'
import { createSide } from './side.ts'

type NewUser = Partial<typeof users.$inferInsert>

const secretKey = 'k'.repeat(32)
const keys = createKeys(secretKey)

/**
 * The previous and the new server on one database, which the new one has migrated, and what the tests
 * put into it. Both share the folder of files and emails.
 */
export const openWorld = async () => {
  const own = await createTestDatabase()
  const shared = {
    ...own.env,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: '127.0.0.1',
    MIGRATE: '0',
  }
  const database = await openDatabase(readConfig(shared), createLog('silent'))
  const { db } = database
  const files = openFiles(readConfig(shared), keys)
  const passwordHash = await hashPassword(password)
  const signer = fastify()
  await signer.register(cookie, { secret: [...keys.cookie] })
  let owner = ''

  const createUser = async (user: NewUser = {}) => {
    const id = v7()
    const [made] = await db
      .insert(users)
      .values({
        id,
        fullName: 'Rui Tavares',
        email: `${id}@example.org`,
        status: 'verified',
        isVerified: true,
        isEmailVerified: true,
        passwordHash,
        ...(user.role === 'admin' && { teamRole: 'owner' }),
        ...user,
      })
      .returning()
    if (!made) throw new Error('nothing was inserted')
    return made
  }
  /** The cookie of a new session. */
  const browse = async (userId: string): Promise<string> => {
    const token = await startSession(db, {
      userId,
      mfa: true,
      isConfirmed: true,
      now: new Date(),
    })
    return `sid=${signer.signCookie(token)}`
  }
  const startOn = async (start: typeof startServer) => {
    const port = await freePort()
    const server = start({ ...shared, PORT: String(port) })
    await server.ready()
    return { server, side: createSide(`http://127.0.0.1:${port}`, () => owner) }
  }
  const before = await startOn(startServerOf(inject('previous')))
  const after = await startOn(startServer)
  return {
    before: before.side,
    after: after.side,
    createUser,
    browse,
    /** Signs a new owner in, for the calls that name no other person. */
    signOwnerIn: async () => {
      const account = await createUser({ role: 'admin' })
      owner = await browse(account.id)
      return account
    },
    writePost: async (userId: string, title: string) => {
      const [post] = await db
        .insert(posts)
        .values({ userId, title, description: 'Only today.' })
        .returning()
      if (!post) throw new Error('nothing was inserted')
      return post.id
    },
    addDevice: (userId: string) =>
      db.insert(devices).values({ userId, token: userId, platform: 'ios' }),
    putFile: (key: string, type: string, bytes: Buffer<ArrayBuffer>) =>
      files.put(key, { type, bytes }),
    command: (...args: string[]) => runCommand(shared, args),
    /** The newest email of a kind to an address. */
    emailTo: (to: string, kind: string, count?: number) =>
      emailTo(own.env.DATA_DIR, to, kind, count),
    close: async () => {
      for (const { server } of [before, after]) {
        server.child.kill('SIGTERM')
        await server.finished
      }
      await database.close()
      await own.remove()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
