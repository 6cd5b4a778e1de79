// Specification: 2.13, 7

import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { auditEntries, posts, users } from '../src/platform/database/schema.ts'
import { type Browser, readEntries, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
let userId: string
shareEmptiedTestApp(users, async (shared, browser) => {
  test = shared
  admin = browser
  userId = (await test.createUser({ fullName: 'Author', email: 'author@example.org' })).id
})

const write = async (title: string, createdAt = new Date()): Promise<string> => {
  const id = v7()
  await test.db
    .insert(posts)
    .values({ id, userId, title, description: `<b>${title}</b>`, createdAt })
  return id
}
const titles = async (): Promise<string[]> =>
  (await admin.get('/posts')).json().data.map(({ title }: { title: string }) => title)

describe('posts', () => {
  it('are listed with their authors, newest first', async () => {
    await write('Old', new Date('2026-01-01'))
    await write('New', new Date('2026-01-02'))
    const { data } = (await admin.get('/posts')).json()
    expect(data).toEqual([
      {
        id: expect.any(String),
        title: 'New',
        description: '<b>New</b>',
        createdAt: '2026-01-02T00:00:00.000Z',
        user: {
          id: expect.any(String),
          fullName: 'Author',
          email: 'author@example.org',
          profilePic: null,
        },
      },
      expect.objectContaining({ title: 'Old' }),
    ])
  })

  it('answer 304 until a post or an author changes', async () => {
    const id = await write('Post')
    let etag: string | undefined
    const poll = async (): Promise<number> => {
      const response = await admin.get('/posts', { headers: { 'if-none-match': etag ?? '""' } })
      etag = response.headers.etag
      return response.statusCode
    }
    expect([await poll(), await poll()]).toEqual([200, 304])
    await write('Another')
    expect([await poll(), await poll()]).toEqual([200, 304])
    await test.db.update(users).set({ fullName: 'Renamed' }).where(eq(users.id, userId))
    expect([await poll(), await poll()]).toEqual([200, 304])
    await admin.call('DELETE', `/posts/${id}`)
    expect([await poll(), await poll()]).toEqual([200, 304])
    await test.db.delete(posts)
    expect([await poll(), await poll()]).toEqual([200, 304])
  })
})

describe('deleting a post', () => {
  it('removes it from the list and is recorded', async () => {
    const id = await write('Bad')
    await write('Good')
    const response = await admin.call('DELETE', `/posts/${id}`)
    expect(response.json()).toEqual({ message: 'Post deleted successfully' })
    expect(await titles()).toEqual(['Good'])
    const record = await readEntries(test, eq(auditEntries.subjectId, id))
    expect(record).toMatchObject([
      { action: 'post.delete', actorId: admin.userId, before: { title: 'Bad', userId } },
    ])
    expect((await admin.call('DELETE', `/posts/${id}`)).statusCode).toBe(404)
  })

  it('happens once for two callers at the same time', async () => {
    const id = await write('Bad')
    const responses = await Promise.all([1, 2].map(() => admin.call('DELETE', `/posts/${id}`)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  it('is refused for a post of a deleted author', async () => {
    const id = await write('Gone')
    await admin.call('DELETE', `/users/${userId}`)
    const preview = { action: 'deletePost', subjectId: id }
    for (const response of [
      await admin.call('DELETE', `/posts/${id}`),
      await admin.post(`/posts/${id}/remove`, { notify: true }),
      await admin.post('/emails/preview', preview),
    ]) {
      expect(response.json()).toEqual({ message: 'Post not found', code: 'notFound' })
    }
  })

  it('is refused when it cannot be recorded', async () => {
    const id = await write('Stays')
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action not like 'post.%') not valid`,
    )
    try {
      expect((await admin.call('DELETE', `/posts/${id}`)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect(await titles()).toEqual(['Stays'])
  })

  it.each(['01932c07-8a51-7c44-9f0e-3b1d6a2f5e10', 'x'])(
    'does not find the post %s',
    async (id) => {
      const response = await admin.call('DELETE', `/posts/${id}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Post not found', code: 'notFound' })
    },
  )
})
