import { describe, expect, it } from 'vitest'
import { memberNotes, postReports, posts } from '../src/platform/database/schema.ts'
import { dumpDatabase } from './dump.ts'
import type { Browser, TestApp } from './helper.ts'
import { emailTo } from './outbox.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareTestApp(
  (shared, browser) => {
    test = shared
    admin = browser
  },
  { sends: true },
)

const asking = {
  isVerified: false,
  status: 'pending_verification' as const,
  badgeRequestStatus: 1,
  badgeRequestedAt: new Date('2026-01-01'),
}
const textsAbout = async (id: string) =>
  (await admin.get(`/users/${id}/notes`)).json().data.map(({ text }: { text: string }) => text)
const addPost = async (userId: string) => {
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  if (!post) throw new Error('The post was not inserted')
  return post.id
}

describe('a note beside a reason', () => {
  it.each([
    ['ban', (id: string) => [`/users/${id}/ban`, {}]],
    ['decline', (id: string) => [`/users/${id}/decline`, { reason: 'Spam' }]],
    ['rejection', (id: string) => [`/users/badges/${id}`, { approved: 0 }]],
    ['hold of documents', (id: string) => [`/users/${id}/hold`, { reason: 'A case' }]],
    ['mute', (id: string) => [`/users/${id}/mute-reports`, { reason: 'False reports' }]],
    ['deleted post', async (id: string) => [`/posts/${await addPost(id)}/remove`, {}]],
    [
      'hidden post',
      async (id: string) => {
        const postId = await addPost(id)
        await test.db.insert(postReports).values({ postId, reason: 'spam' })
        return [`/desk/reports/${postId}/decision`, { outcome: 'hide', reason: 'Spam' }]
      },
    ],
  ] as const)('of a %s is a note about the member', async (_, toCall) => {
    const { id } = await test.createUser(asking)
    const [path, body] = await toCall(id)
    const answer = await admin.post(String(path), { ...Object(body), note: ' Called twice\n' })
    expect(answer.statusCode).toBe(200)
    expect(await textsAbout(id)).toEqual(['Called twice'])
  })

  it('is stored only with the notes of the member', async () => {
    const member = await test.createUser()
    const note = 'Canary of the note'
    const body = { reason: 'Spam', notify: true, note }
    const answer = await admin.post(`/users/${member.id}/ban`, body)
    expect(JSON.stringify(answer.json())).not.toContain(note)
    const email = await emailTo(test.config.dataDir, member.email, 'member-notice')
    expect(email.text).toContain('Spam')
    expect(JSON.stringify(email)).not.toContain(note)
    expect((await dumpDatabase(test.db)).split(note)).toHaveLength(2)
  })

  it('is saved once by a repeated ban', async () => {
    const { id } = await test.createUser()
    const other = await test.browseAsAdmin()
    await other.post(`/users/${id}/ban`, { reason: 'Spam' })
    const ban = () => admin.post(`/users/${id}/ban`, { note: 'Known from before' })
    const answers = await Promise.all([ban(), ban(), ban()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await textsAbout(id)).toEqual(['Known from before'])
  })

  it('is saved once for several posts of one author', async () => {
    const { id } = await test.createUser()
    const ids = await Promise.all([addPost(id), addPost(id), addPost(id)])
    await Promise.all(ids.map((post) => admin.post(`/posts/${post}/remove`, { note: 'A wave' })))
    expect(await textsAbout(id)).toEqual(['A wave'])
  })

  it.each([
    ['blank', { note: ' \n' }, 200],
    ['too long', { note: 'x'.repeat(2001) }, 400],
  ])('that is %s is not kept', async (_, body, status) => {
    const { id } = await test.createUser()
    expect((await admin.post(`/users/${id}/ban`, body)).statusCode).toBe(status)
    expect(await textsAbout(id)).toEqual([])
  })

  it('beyond the limit of notes refuses the whole decision', async () => {
    const { id } = await test.createUser()
    const own = { userId: id, authorId: admin.userId }
    const rows = Array.from({ length: 50 }, (_, n) => ({ ...own, text: `${n}` }))
    await test.db.insert(memberNotes).values(rows)
    const refused = await admin.post(`/users/${id}/ban`, { reason: 'Spam', note: 'One more' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You can write at most 50 notes about a member. Delete one of yours first.',
    ])
    expect((await admin.get(`/users/${id}`)).json().data.isBanned).toBe(false)
  })
})
