// Specification: 2.15, 7

import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../src/platform/database/schema.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(users, (shared, browser) => {
  test = shared
  admin = browser
})

const list = async (query = '') => (await admin.get(`/users${query}`)).json()
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ fullName }: { fullName: string }) => fullName)

describe('the list of members', () => {
  it('leaves out administrators and deleted accounts, in the rows and in the total', async () => {
    await test.createUser({ fullName: 'Member' })
    await test.createUser({ fullName: 'Second administrator', role: 'admin' })
    await test.createUser({ fullName: 'Deleted', deletedAt: new Date() })
    const { data, pagination } = await list()
    expect(data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Member'])
    expect(pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1 })
  })

  it('contains only what the contract names [ASVS 8.2.3]', async () => {
    await test.createUser({ passport: 'documents/1.pdf' })
    const { data } = await list()
    expect(Object.keys(data[0]).sort()).toEqual([
      'badgeFileName',
      'badgeRequestStatus',
      'bannedUntil',
      'country',
      'dateOfBirth',
      'devicesCount',
      'email',
      'fullName',
      'id',
      'is2FAEnabled',
      'isBanned',
      'isEmailVerified',
      'isVerified',
      // A property of the feature sort.
      'joinedAt',
      // A property of the record.
      'noteCount',
      'passport',
      'phone',
      'profilePic',
      'role',
      'status',
    ])
    expect(data[0].passport).not.toContain('documents/1')
  })

  it.each(['', '&search=sousa'])(
    'is newest first, without duplicates if many joined at once: %s',
    async (more) => {
      const createdAt = new Date('2026-01-01')
      for (let i = 0; i < 23; i += 1) await test.createUser({ createdAt })
      await test.createUser({ fullName: 'Newest Sousa', createdAt: new Date('2026-02-01') })
      const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}${more}`)))
      const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id))
      expect(pages[0].data[0].fullName).toBe('Newest Sousa')
      expect(ids).toEqual([ids[0], ...ids.slice(1).sort().reverse()])
      expect(new Set(ids).size).toBe(24)
    },
  )

  it('has the right total on a page past the end', async () => {
    for (let i = 0; i < 12; i += 1) await test.createUser()
    const past = { page: 99, limit: 5, total: 12, totalPages: 3 }
    expect(await list('?page=99&limit=5')).toEqual({ data: [], pagination: past })
    expect(await list('?page=99&limit=5&search=sousa')).toEqual({ data: [], pagination: past })
  })

  it('shows a ban instead of the status below it', async () => {
    await test.createUser({ isBanned: true })
    const { data } = await list()
    expect(data[0]).toMatchObject({ status: 'banned', isBanned: true, isVerified: true })
  })

  it('is empty without members', async () => {
    expect(await list()).toEqual({
      data: [],
      pagination: { page: 1, limit: 10, total: 0, totalPages: 0 },
    })
  })
})

describe('its filters', () => {
  beforeEach(async () => {
    const pending = { isVerified: false, status: 'pending_verification' as const }
    const asking = { badgeRequestStatus: 1, badgeRequestedAt: new Date() }
    await test.createUser({ fullName: 'verified' })
    await test.createUser({ fullName: 'verified banned', isBanned: true })
    await test.createUser({ fullName: 'pending asking', ...pending, ...asking })
    await test.createUser({ fullName: 'pending banned', ...pending, isBanned: true })
    await test.createUser({ fullName: 'verified approved', badgeRequestStatus: 2 })
  })

  it.each([
    ['?isVerified=1', ['verified', 'verified approved', 'verified banned']],
    ['?isVerified=0', ['pending asking', 'pending banned']],
    ['?isBanned=true', ['pending banned', 'verified banned']],
    ['?badgeRequestStatus=0', ['pending banned', 'verified', 'verified banned']],
    ['?badgeRequestStatus=1', ['pending asking']],
    ['?badgeRequestStatus=2', ['verified approved']],
    ['?isVerified=0&isBanned=true', ['pending banned']],
    ['?isVerified=1&search=BANN', ['verified banned']],
    ['?isVerified=0&badgeRequestStatus=2', []],
  ])('%s', async (query, expected) => {
    expect((await names(query)).sort()).toEqual(expected)
    expect((await list(query)).pagination.total).toBe(expected.length)
  })

  it.each(['?isVerified=2', '?isBanned=false', '?badgeRequestStatus=3', '?page=0', '?limit=101'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/users${query}`)).statusCode).toBe(400)
    },
  )
})

describe('a repeated request', () => {
  const ask = (etag?: string) =>
    admin.get('/users', etag ? { headers: { 'if-none-match': etag } } : {})

  it('answers 304 until a member changes', async () => {
    const user = await test.createUser()
    const { etag } = (await ask()).headers
    expect((await ask(etag)).statusCode).toBe(304)
    await admin.get(`/users/ban/${user.id}`)
    const changed = await ask(etag)
    expect(changed.statusCode).toBe(200)
    expect(changed.json().data[0].isBanned).toBe(true)
  })

  it('answers 200 before the links in the answer expire', async () => {
    await test.createUser({ passport: 'documents/1.pdf' })
    const first = await ask()
    test.clock.advance(5 * 60_000)
    const second = await ask(first.headers.etag)
    expect(second.statusCode).toBe(200)
    expect(second.json().data[0].passport).not.toBe(first.json().data[0].passport)
  })

  it('counts again after every change', async () => {
    const user = await test.createUser()
    expect((await list('?isBanned=true')).pagination.total).toBe(0)
    await admin.get(`/users/ban/${user.id}`)
    expect((await list('?isBanned=true')).pagination.total).toBe(1)
    await admin.get(`/users/un-ban/${user.id}`)
    expect((await list('?isBanned=true')).pagination.total).toBe(0)
  })
})
