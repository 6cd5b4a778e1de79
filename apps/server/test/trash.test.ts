import { eq, getTableName, isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TrashKind } from '../src/kernel/auditActions.ts'
import type { JobQueue } from '../src/kernel/jobs.ts'
import type { Subject } from '../src/kernel/subject.ts'
import {
  announcements,
  auditEntries,
  membershipPlans,
  posts,
  users,
} from '../src/platform/database/schema.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { subjects } from '../src/process/resources.ts'
import { removeMember } from '../src/users/remove.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

const day = 86_400_000

interface Trashed {
  readonly id: string
  readonly kind: string
  readonly name: string | null
  readonly entryId: string
}

const read = async (query = ''): Promise<{ data: Trashed[]; next: string | null }> =>
  (await admin.get(`/trash${query}`)).json()

const addPost = async (title: string) => {
  const author = await test.createUser()
  const [post] = await test.db
    .insert(posts)
    .values({ userId: author.id, title, description: 'Text' })
    .returning()
  return post?.id ?? ''
}

interface Deletion {
  add(name: string): Promise<string>
  remove(id: string): ReturnType<Browser['post']>
}

/** For each kind with a trash, how to create and delete a record. A new kind needs one to compile. */
const kinds: Readonly<Record<TrashKind, Deletion>> = {
  member: {
    add: async (name: string) => (await test.createUser({ fullName: name })).id,
    remove: (id: string) => admin.post(`/users/${id}/remove`, { reason: 'Asked us' }),
  },
  post: {
    add: addPost,
    remove: (id: string) => admin.post(`/posts/${id}/remove`, { reason: 'Asked us' }),
  },
  announcement: {
    add: async (title: string) => {
      const body = {
        title,
        description: 'Text',
        date: '2026-01-01T00:00:00Z',
        isActive: true,
        isPinned: false,
      }
      return (await admin.post('/announcements', body)).json().data.id
    },
    remove: (id: string) => admin.call('DELETE', `/announcements/${id}`),
  },
  plan: {
    add: async (name: string) => {
      const body = {
        name,
        price: 1,
        period: 'month',
        description: '',
        isActive: true,
        features: [],
      }
      return (await admin.post('/membership-plan/create', body)).json().data.id
    },
    remove: (id: string) => admin.call('DELETE', `/membership-plan/delete/${id}`),
  },
}

it.each(Object.entries(kinds))('has a deleted %s until it is restored', async (kind, row) => {
  const id = await row.add('Name')
  expect(await read()).toEqual({ data: [], next: null })
  await row.remove(id)
  const { data } = await read()
  const now = test.clock.now()
  expect(data).toEqual([
    {
      id,
      kind,
      name: 'Name',
      deletedAt: now.toISOString(),
      goneAt: new Date(now.getTime() + 30 * day).toISOString(),
      by: { id: admin.userId, name: 'Ana Sousa' },
      reason: kind === 'member' || kind === 'post' ? 'Asked us' : null,
      entryId: expect.any(String),
      obstacle: null,
    },
  ])
  expect((await read(`?kind=${kind}`)).data).toHaveLength(1)
  const other = kind === 'member' ? 'post' : 'member'
  expect((await read(`?kind=${other}`)).data).toHaveLength(0)
  await admin.post(`/record/${data[0]?.entryId}/undo`)
  expect((await read()).data).toEqual([])
  await row.remove(id)
  expect((await read()).data).toHaveLength(1)
  test.clock.advance(30 * day + 1)
  admin = await test.browse(admin.userId)
  expect((await read()).data).toEqual([])
})

/** Tables whose rows with `deleted_at` have no trash, each with its reason. */
const withoutTrash: Readonly<Record<string, string>> = {}

it('can list, restore and remove the rows of every table with `deleted_at`', async () => {
  const { rows } = await test.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'deleted_at'`)
  const found = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(withoutTrash, name))
  const known: string[] = Object.values<Subject>(subjects).flatMap(({ trash }) =>
    trash ? getTableName(trash.table) : [],
  )
  expect(found.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !found.includes(name))).toEqual([])
})

it.each(Object.entries(kinds))('keeps a deleted %s for 30 days', async (kind, row) => {
  const { table } = subjects[kind as TrashKind].trash
  const id = await row.add('Name')
  await row.remove(id)
  const deletedAt = test.clock.now().getTime()
  const isThere = async (days: number) => {
    await purgeDeleted(test.db, test.outgoing.jobs, new Date(deletedAt + days * day))
    return (await test.db.$count(table, eq(table.id, id))) === 1
  }
  expect([await isThere(29), await isThere(31)]).toEqual([true, false])
})

it('loses all expired rows in one sweep, a thousand at a time', async () => {
  const { jobs } = test.outgoing
  const deletedAt = test.clock.now()
  const later = new Date(deletedAt.getTime() + 30 * day + 1)
  await purgeDeleted(test.db, jobs, later)
  const author = await test.createUser()
  const fill = <Row>(row: (n: number) => Row) => Array.from({ length: 1500 }, (_, n) => row(n))
  const news = { title: 'Old', description: '', date: deletedAt, deletedAt }
  await test.db.insert(announcements).values(fill(() => news))
  const plan = { name: 'Old', price: 1, period: 'month' as const, deletedAt }
  await test.db.insert(membershipPlans).values(fill(() => plan))
  const post = { userId: author.id, title: 'Old', description: '', deletedAt }
  await test.db.insert(posts).values(fill(() => post))
  await test.db.insert(users).values(
    fill((n) => ({
      email: `${n}@example.com`,
      passport: `documents/${n}.pdf`,
      deletedAt,
    })),
  )
  const left = () =>
    Promise.all(
      [announcements, membershipPlans, posts, users].map((table) =>
        test.db.$count(table, isNotNull(table.deletedAt)),
      ),
    )
  // Each job removes fifty files, so the first thousand members need twenty.
  let added = 0
  const failing: JobQueue = {
    ...jobs,
    add: async (...job) => {
      added += 1
      if (added > 20) throw new Error('no more')
      await jobs.add(...job)
    },
  }
  await expect(purgeDeleted(test.db, failing, later)).rejects.toThrow('no more')
  expect(await left()).toEqual([0, 0, 0, 500])
  await purgeDeleted(test.db, jobs, later)
  expect(await left()).toEqual([0, 0, 0, 0])
})

it('has a whole page of what can be restored, and no page after it', async () => {
  const remove = async (name: string) => {
    test.clock.advance(1000)
    const { data } = (await kinds.member.remove(await kinds.member.add(name))).json()
    return data.id as string
  }
  await remove('Gone')
  test.clock.advance(30 * day)
  admin = await test.browse(admin.userId)
  await remove('Kept')
  for (const name of ['Restored', 'Restored too']) {
    await admin.post(`/record/${await remove(name)}/undo`)
  }
  const { data, next } = await read('?limit=1')
  expect([data.map(({ name }) => name), next]).toEqual([['Kept'], null])
})

it('contains records that no other call returns', async () => {
  const lists = {
    announcement: ['/announcements', '/announcements/stats/overview'],
    plan: ['/membership-plan/get-all', '/membership-plan/get-active'],
  }
  for (const [kind, paths] of Object.entries(lists)) {
    const row = kinds[kind as keyof typeof lists]
    const answers = () => Promise.all(paths.map(async (path) => (await admin.get(path)).json()))
    const before = await answers()
    const id = await row.add('Name')
    expect(await answers()).not.toEqual(before)
    await row.remove(id)
    expect(await answers()).toEqual(before)
    expect((await row.remove(id)).statusCode).toBe(404)
  }
  const plan = await kinds.plan.add('Name')
  await kinds.plan.remove(plan)
  expect((await admin.get(`/membership-plan/get-one/${plan}`)).statusCode).toBe(404)
})

it('contains neither removed nor restored records', async () => {
  const [own, back] = [await test.createUser(), await test.createUser()]
  await test.db.transaction((tx) => removeMember(tx, test.outgoing.jobs, own.id, test.clock.now()))
  await kinds.member.remove(back.id)
  await test.db.update(users).set({ deletedAt: null })
  expect((await read()).data).toEqual([])
})

it('contains a post only while its author is not deleted', async () => {
  const id = await kinds.post.add('Name')
  const [post] = await test.db.select().from(posts).where(eq(posts.id, id))
  const author = post?.userId ?? ''
  await kinds.post.remove(id)
  const [trashed] = (await read()).data
  const restorePost = () => admin.post(`/record/${trashed?.entryId}/undo`)
  const { data: deletion } = (await kinds.member.remove(author)).json()
  expect((await read()).data.map((row) => row.id)).toEqual([author])
  expect((await restorePost()).json()).toMatchObject({ code: 'changedSince' })
  await admin.post(`/record/${deletion.id}/undo`)
  expect((await read()).data.map((row) => row.id)).toEqual([id])
  expect((await restorePost()).statusCode).toBe(200)
  expect((await admin.get('/posts')).body).toContain(id)
})

it('returns each record once over its pages, newest first', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const kind = n % 2 ? kinds.post : kinds.member
    const id = await kind.add(`${n}`)
    test.clock.advance(n % 3)
    await kind.remove(id)
    ids.unshift(id)
  }
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Awaited<ReturnType<typeof read>> = await read(
      `?limit=2${next === '' ? '' : `&before=${next}`}`,
    )
    seen.push(...page.data.map(({ id }) => id))
    next = page.next
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect(seen[0]).toBe(ids[0])
})
