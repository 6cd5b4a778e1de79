// Specification: 2.3, 2.4, 4

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthHandlers } from '../src/auth/handlers.ts'
import { issueToken } from '../src/auth/oneTimeTokens.ts'
import { createPasswords, type Passwords } from '../src/auth/passwords.ts'
import { endAllSessions, endSessions } from '../src/auth/sessions.ts'
import { createDocumentLinks } from '../src/documents/stored/links.ts'
import { sessions, users } from '../src/platform/database/schema.ts'
import { createResourceHandlers } from '../src/process/resources.ts'
import { cookieOf, createTestApp, password, type TestApp, testKeys } from './helper.ts'

/** Compares passwords like the server, then waits, as on a slow machine. */
let judged = Promise.withResolvers<void>()
let goOn = Promise.withResolvers<void>()
let isHeld = false

let test: TestApp
beforeAll(async () => {
  const real = await createPasswords()
  const passwords: Passwords = {
    ...real,
    matches: async (...given) => {
      const match = await real.matches(...given)
      judged.resolve()
      if (isHeld) await goOn.promise
      return match
    },
  }
  const auth = createAuthHandlers({ keys: testKeys, passwords })
  const resources = createResourceHandlers(createDocumentLinks(testKeys.documents), testKeys)
  test = await createTestApp({ handlers: { ...auth, ...resources } })
})
afterAll(() => test.close())

const signIn = (email: string) => test.anonymous().post('/auth/signin', { email, password })

/** Signs in with the right password, and runs a change after the check but before the session. */
const signInMeanwhile = async (email: string, change: () => Promise<unknown>) => {
  judged = Promise.withResolvers()
  goOn = Promise.withResolvers()
  isHeld = true
  const signedIn = signIn(email)
  await judged.promise
  await change()
  isHeld = false
  goOn.resolve()
  return signedIn
}

const set = (id: string, change: Partial<typeof users.$inferInsert>) =>
  test.db.update(users).set(change).where(eq(users.id, id))

const changes = {
  'a reset of the password': async (user: { id: string; email: string }) => {
    const token = await test.db.transaction((tx) => issueToken(tx, 'reset', user, test.clock.now()))
    const body = { token, password: 'battery staple 7' }
    expect((await test.anonymous().post('/auth/reset-password', body)).statusCode).toBe(200)
  },
  'a ban': async ({ id }) => {
    const admin = await test.browseAsAdmin()
    expect((await admin.get(`/users/ban/${id}`)).statusCode).toBe(200)
  },
  'a ban that was lifted': async ({ id }) => {
    const admin = await test.browseAsAdmin()
    expect((await admin.get(`/users/ban/${id}`)).statusCode).toBe(200)
    expect((await admin.get(`/users/un-ban/${id}`)).statusCode).toBe(200)
  },
  'a deletion': async ({ id }) => {
    const admin = await test.browseAsAdmin()
    expect((await admin.call('DELETE', `/users/${id}`)).statusCode).toBe(200)
  },
  'the end of its sessions': ({ id }) => test.db.transaction((tx) => endSessions(tx, id)),
  'the end of all sessions': () => test.db.transaction((tx) => endAllSessions(tx)),
  'an address that is not verified any more': ({ id }) => set(id, { isEmailVerified: false }),
} satisfies Record<string, (user: { id: string; email: string }) => Promise<unknown>>

describe('a sign-in that began before', () => {
  it.each(Object.entries(changes))('%s starts no session', async (_name, change) => {
    const user = await test.createUser()
    const response = await signInMeanwhile(user.email, () => change(user))
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      message: 'Invalid email or password',
      code: 'badCredentials',
    })
    expect(cookieOf(response)).toBe('')
    await set(user.id, { isBanned: false })
    expect(await test.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  })

  it('a change of another account does not prevent it', async () => {
    const user = await test.createUser()
    const other = await test.createUser()
    const response = await signInMeanwhile(user.email, () => changes['a ban'](other))
    expect(response.statusCode).toBe(200)
  })

  it('a change of role gives no session with the old role', async () => {
    const user = await test.createUser({ role: 'member' })
    const signedIn = await signInMeanwhile(user.email, () =>
      set(user.id, { role: 'admin', teamRole: 'owner' }),
    )
    const browser = test.anonymous(cookieOf(signedIn))
    expect((await browser.get('/users')).json().message).toBe('Two-factor authentication required')
  })
})
