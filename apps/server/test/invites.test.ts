// Specification: 2.16, 7

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inviteStatuses } from '../src/platform/database/schema/values.ts'
import { invites, users } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(users, (shared, browser) => {
  test = shared
  admin = browser
})

/** One invitation of each status, newest first. */
const inviteAll = async (): Promise<string> => {
  const { id: inviterId } = await test.createUser({ fullName: 'Inviter' })
  await test.db.insert(invites).values(
    inviteStatuses.map((status, i) => ({
      inviterId,
      invitedTo: `${status}@example.org`,
      status,
      createdAt: new Date(Date.UTC(2026, 0, 9 - i)),
    })),
  )
  return inviterId
}

describe('active invites', () => {
  it('are the pending and approved ones, newest first', async () => {
    const inviterId = await inviteAll()
    const { data } = (await admin.get('/invite')).json()
    expect(data).toEqual([
      {
        id: expect.any(String),
        invitedTo: 'pending@example.org',
        status: 'pending',
        createdAt: '2026-01-09T00:00:00.000Z',
        invitedBy: { id: inviterId, fullName: 'Inviter' },
      },
      expect.objectContaining({ status: 'approved' }),
    ])
  })

  it('have no inviter without the record', async () => {
    const bare = await createTestApp({ env: { FEATURES: 'none' } })
    try {
      const { id: inviterId } = await bare.createUser()
      await bare.db.insert(invites).values({ inviterId, invitedTo: 'a@example.org' })
      const { id } = await bare.createUser({ role: 'admin' })
      const { data } = (await (await bare.browse(id)).get('/invite')).json()
      expect(data).toEqual([expect.not.objectContaining({ invitedBy: expect.anything() })])
    } finally {
      await bare.close()
    }
  })

  it('answer 304 until one changes or its inviter is deleted', async () => {
    const inviterId = await inviteAll()
    let etag: string | undefined
    const poll = async (): Promise<number> => {
      const response = await admin.get('/invite', { headers: { 'if-none-match': etag ?? '""' } })
      etag = response.headers.etag
      return response.statusCode
    }
    expect([await poll(), await poll()]).toEqual([200, 304])
    await test.db
      .update(invites)
      .set({ status: 'expired' })
      .where(eq(invites.invitedTo, 'pending@example.org'))
    expect([await poll(), await poll()]).toEqual([200, 304])
    await admin.call('DELETE', `/users/${inviterId}`)
    expect([await poll(), await poll()]).toEqual([200, 304])
    expect((await admin.get('/invite')).json()).toEqual({ data: [] })
  })
})

describe('the invites of one member', () => {
  it('are complete, with every status and the name of the member', async () => {
    const inviterId = await inviteAll()
    await inviteAll()
    const body = (await admin.get(`/invite/get/user-wise/${inviterId}`)).json()
    expect(body.user).toEqual({ id: inviterId, fullName: 'Inviter' })
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual(inviteStatuses)
  })

  it('are an empty list for a member without invites', async () => {
    const { id } = await test.createUser({ fullName: null })
    const body = (await admin.get(`/invite/get/user-wise/${id}`)).json()
    expect(body).toEqual({ data: [], user: { id, fullName: null } })
  })

  it('are not found for an unknown member', async () => {
    expect((await admin.get('/invite/get/user-wise/x')).statusCode).toBe(404)
  })
})
