import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { memberNoticeEmail } from '../src/emails/letter.ts'
import { limits } from '../src/kernel/limits.ts'
import { auditEntries, posts } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { emailTo, type OutboxEmail, readEmails } from './outbox.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(
  auditEntries,
  (shared, browser) => {
    test = shared
    admin = browser
  },
  { sends: true },
)

describe('reason templates', () => {
  const list = async () => (await admin.get('/reason-templates')).json().data
  const replace = async (templates: object[], by = admin) => {
    const { etag } = (await by.get('/reason-templates')).json()
    return by.call('PUT', '/reason-templates', { body: { templates, etag } })
  }

  it('exist from the start, for every action', async () => {
    const kinds = (await list()).map(({ kind }: { kind: string }) => kind)
    expect([...new Set(kinds)]).toEqual([
      'ban',
      'unban',
      'delete',
      'reject',
      'deletePost',
      'decline',
    ])
  })

  it('write no entry without a change', async () => {
    const templates = [{ kind: 'ban', text: 'Spam' }]
    await replace(templates)
    const before = await test.db.$count(auditEntries)
    expect((await replace(templates)).statusCode).toBe(200)
    expect(await test.db.$count(auditEntries)).toBe(before)
  })

  it('are replaced as a whole, with an entry of the removed and added ones', async () => {
    await replace([{ kind: 'reject', text: 'Unreadable' }])
    const templates = [
      { kind: 'reject', text: ' Expired\n' },
      { kind: 'ban', text: '<b>Spam</b>' },
      { kind: 'reject', text: 'Unreadable', rule: ' Passports ' },
    ]
    const response = await replace(templates)
    const saved = [
      { id: expect.any(String), kind: 'ban', text: '<b>Spam</b>', rule: null },
      { id: expect.any(String), kind: 'reject', text: 'Expired', rule: null },
      { id: expect.any(String), kind: 'reject', text: 'Unreadable', rule: 'Passports' },
    ]
    expect(response.json().data).toEqual(saved)
    expect(await list()).toEqual(saved)
    const [entry] = (await admin.get('/record')).json().data
    expect(entry).toMatchObject({
      action: 'reason-templates.update',
      actor: { id: admin.userId },
      subject: null,
      changes: [
        {
          field: 'templates',
          before: 'reject: Unreadable',
          after: 'ban: <b>Spam</b>\nreject: Expired\nreject: Unreadable (Passports)',
        },
      ],
      undo: { state: 'never' },
    })
    expect((await admin.post(`/record/${entry.id}/undo`)).json().code).toBe('notUndoable')
    expect((await replace([])).json()).toEqual({ data: [], etag: expect.any(String) })
  })

  it('accept the largest list that the contract allows', async () => {
    const templates = ['ban', 'unban', 'delete', 'reject', 'deletePost', 'decline'].flatMap(
      (kind) =>
        Array.from({ length: 20 }, (_, n) => ({ kind, text: '𝒂'.repeat(480) + 'b'.repeat(n) })),
    )
    expect((await replace(templates)).statusCode).toBe(200)
    expect(await list()).toHaveLength(120)
    await replace([])
  })

  it.each([
    ['21 of a kind', Array.from({ length: 21 }, (_, n) => ({ kind: 'ban', text: `${n}` })), 422],
    [
      'one twice',
      [
        { kind: 'ban', text: 'Spam' },
        { kind: 'ban', text: 'Spam ' },
      ],
      422,
    ],
    ['an empty one', [{ kind: 'ban', text: ' ' }], 400],
    ['a long one', [{ kind: 'ban', text: 'x'.repeat(501) }], 400],
    ['an unknown kind', [{ kind: 'verify', text: 'x' }], 400],
  ])('are not saved with %s', async (_what, templates, status) => {
    const before = await list()
    expect((await replace(templates)).statusCode).toBe(status)
    expect(await list()).toEqual(before)
  })

  it('write an entry without texts for another order', async () => {
    const [one, two] = [
      { kind: 'ban', text: 'One' },
      { kind: 'ban', text: 'Two' },
    ]
    await replace([one, two])
    await replace([two, one])
    const [entry] = (await admin.get('/record')).json().data
    expect(entry.changes).toEqual([{ field: 'templates', before: '', after: '' }])
  })

  it('are limited in how often they can be saved', async () => {
    const save = (n: number) => replace([{ kind: 'ban', text: `${n}` }])
    for (let n = 0; n < limits.reasonTemplates.points; n += 1) {
      expect((await save(n)).statusCode).toBe(200)
    }
    expect((await save(-1)).statusCode).toBe(429)
  })

  it('are not saved without the etag', async () => {
    const templates = [{ kind: 'ban', text: 'Unseen' }]
    const answer = await admin.call('PUT', '/reason-templates', { body: { templates } })
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, 'etag'])
  })

  it('are not saved over a list that the person has not seen', async () => {
    const other = await test.browseAsAdmin()
    const read = async () => (await admin.get('/reason-templates')).json()
    const save = (by: Browser, text: string, etag: string) =>
      by.call('PUT', '/reason-templates', { body: { templates: [{ kind: 'ban', text }], etag } })
    const { etag } = await read()
    // Both have the same list. The first one saves, and the answer to the second names them.
    const answers = await Promise.all([save(admin, 'Mine', etag), save(other, 'Theirs', etag)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await read()).toEqual(saved)
    const winner = answers[0]?.statusCode === 200 ? admin : other
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'Ana Sousa has changed the reasons. Nothing was saved.',
      code: 'conflict',
      entry: expect.objectContaining({
        action: 'reason-templates.update',
        actor: { id: winner.userId, name: 'Ana Sousa' },
      }),
    })
    // The other administrator can save with the etag of the saved list.
    expect((await save(other, 'Both', saved.etag)).statusCode).toBe(200)
    expect((await save(other, 'Both', (await read()).etag)).json()).toEqual({
      data: [{ id: expect.any(String), kind: 'ban', text: 'Both', rule: null }],
      etag: (await read()).etag,
    })
  })

  it('are never a mixture of two lists that are saved at the same time', async () => {
    const other = await test.browseAsAdmin()
    const lists = ['a', 'b'].map((name) =>
      [1, 2, 3].map((n) => ({ kind: 'ban', text: `${name}${n}` })),
    )
    const save = (templates: object[] | undefined, etag: string, by = admin) =>
      by.call('PUT', '/reason-templates', { body: { templates, etag } })
    const { etag } = (await admin.get('/reason-templates')).json()
    const answers = await Promise.all([save(lists[0], etag), save(lists[1], etag, other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const texts = (await list()).map(({ text }: { text: string }) => text)
    expect([
      ['a1', 'a2', 'a3'],
      ['b1', 'b2', 'b3'],
    ]).toContainEqual(texts)
  })
})

const asking = {
  fullName: 'Canary Name',
  badgeRequestStatus: 1,
  badgeRequestedAt: new Date('2026-01-01'),
}

/** An email as its preview: only the email has a token in the link of an appeal. */
const withoutToken = ({ text, ...email }: OutboxEmail) => ({
  ...email,
  text: text.replace(/#token=\S+/, '#token=…'),
})

describe('notify', () => {
  const reason = 'Canary <b>spam</b>\r\nFrom: somebody else'
  const acts = {
    ban: (id: string, body: object) => admin.post(`/users/${id}/ban`, body),
    unban: (id: string, body: object) => admin.post(`/users/${id}/un-ban`, body),
    delete: (id: string, body: object) => admin.post(`/users/${id}/remove`, body),
    approve: (id: string, body: object) =>
      admin.post(`/users/badges/${id}`, { approved: 2, ...body }),
    reject: (id: string, body: object) =>
      admin.post(`/users/badges/${id}`, { approved: 0, ...body }),
    deletePost: (id: string, body: object) => admin.post(`/posts/${id}/remove`, body),
  }

  it.each(Object.entries(acts))(
    'emails the text of the preview: %s [ASVS 1.3.7]',
    async (action, act) => {
      const member = await test.createUser({ ...asking, isBanned: action === 'unban' })
      await admin.post(`/users/${member.id}/notes`, { text: 'Canary note' })
      const [post] = await test.db
        .insert(posts)
        .values({ userId: member.id, title: 'Cheap <i>watches</i>', description: 'Text' })
        .returning()
      const id = action === 'deletePost' ? (post?.id ?? '') : member.id
      const preview = await admin.post('/emails/preview', { action, subjectId: id, reason })
      expect((await act(id, { reason, notify: true })).statusCode).toBe(200)
      const email = await emailTo(test.config.dataDir, member.email, 'member-notice')
      const { subject, text } = preview.json().data
      expect(withoutToken(email)).toMatchObject({ subject, text })
      expect(text).toContain('    Canary <b>spam</b>\n    From: somebody else\n')
      expect(text).not.toMatch(/note|Name/)
      if (action === 'deletePost') expect(text).toContain('    Cheap <i>watches</i>\n')
      expect(test.logged.join('')).not.toContain('Canary')
      const { rows } = await test.db.execute(sql`select data from jobs.job where name = 'email'`)
      expect(JSON.stringify(rows)).toContain(member.email)
      expect(JSON.stringify(rows)).not.toContain('Canary')
      // Without the certificate, which a job issues.
      const [entry] = (await admin.get(`/record?actor=${admin.userId}`)).json().data
      expect(entry.changes).toContainEqual({ field: 'isNotified', before: null, after: 'true' })
    },
  )

  it('escapes the reason in HTML [ASVS 1.2.1] [ASVS 1.3.5]', () => {
    const { html } = memberNoticeEmail(test.config, '', {
      action: 'deletePost',
      title: '<i>x</i>',
      reason,
    })
    expect(html).toContain('Canary &lt;b&gt;spam&lt;/b&gt;<br>From: somebody else')
    expect(html).not.toMatch(/<[bi]>/)
  })

  it.each([
    ['ban', true],
    ['approve', false],
  ] as const)('where to write if it is a mistake: %s', (action, isSaid) => {
    const panel = { ...test.config.panel, supportAddress: 'help@harbour.example' }
    const { text } = memberNoticeEmail({ ...test.config, panel }, '', { action })
    expect(text.includes('If you think this is a mistake, write to help@harbour.example.')).toBe(
      isSaid,
    )
    expect(memberNoticeEmail(test.config, '', { action }).text).not.toContain('mistake')
  })

  it('says until when a ban lasts, in the time zone of the deployment', async () => {
    const member = await test.createUser()
    const until = `${test.clock.now().getUTCFullYear() + 2}-07-12T10:21:30Z`
    const preview = { action: 'ban', subjectId: member.id, until }
    const { subject, text } = (await admin.post('/emails/preview', preview)).json().data
    await acts.ban(member.id, { until, notify: true })
    const email = await emailTo(test.config.dataDir, member.email, 'member-notice')
    expect(withoutToken(email)).toMatchObject({ subject, text })
    const year = until.slice(0, 4)
    expect(text).toContain(
      `banned your Hearth account until 12 July ${year} at 10:22 (UTC). You can't sign in until then.`,
    )
    const lisbon = { ...test.config, timeZone: 'Europe/Lisbon' }
    const ban = { action: 'ban', bannedUntil: new Date(until) } as const
    expect(memberNoticeEmail(lisbon, '', ban).text).toContain('at 11:22 (Europe/Lisbon).')
  })

  it('emails only on request, and once', async () => {
    const member = await test.createUser()
    const preview = { action: 'ban', subjectId: member.id }
    expect((await admin.post('/emails/preview', preview)).json().data.text).not.toContain('Reason')
    await acts.ban(member.id, { reason: 'Spam' })
    // A repeated call changes nothing, so it sends no email.
    await acts.ban(member.id, { reason: 'Spam', notify: true })
    await acts.unban(member.id, { notify: true })
    await emailTo(test.config.dataDir, member.email, 'member-notice')
    const emails = await readEmails(test.config.dataDir)
    const notices = emails.filter(({ to }) => to === member.email)
    expect(notices.map(({ subject }) => subject)).toEqual([
      'Your Hearth account is no longer banned',
    ])
  })

  it('does not prevent undoing the action', async () => {
    const member = await test.createUser()
    const ban = (await acts.ban(member.id, { notify: true })).json().data
    await admin.post(`/users/${member.id}/un-ban`, { notify: true })
    const [lifted] = (await admin.get('/record')).json().data
    expect((await admin.post(`/record/${lifted.id}/undo`)).statusCode).toBe(200)
    expect((await admin.post(`/record/${ban.id}/undo`)).statusCode).toBe(200)
  })
})

it.each([
  ['ban', 'unknown', 'Member not found'],
  ['deletePost', 'unknown', 'Post not found'],
])('shows no email for %s of an unknown member', async (action, subjectId, message) => {
  const response = await admin.post('/emails/preview', { action, subjectId })
  expect(response.json()).toEqual({ message, code: 'notFound' })
})

it('is unknown without the feature', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'none' } })
  const steward = await bare.browseAsAdmin()
  const member = await bare.createUser(asking)
  const body = { approved: 0, notify: true }
  expect((await steward.post(`/users/badges/${member.id}`, body)).statusCode).toBe(400)
  const { data } = (await steward.get('/users')).json()
  expect(data[0]).not.toHaveProperty('noteCount')
  expect((await steward.get(`/users/${member.id}`)).json().data).not.toHaveProperty('noteCount')
  const ban = await steward.get(`/users/ban/${member.id}`)
  expect(ban.statusCode).toBe(200)
  expect(ban.headers).not.toHaveProperty('record-entry')
  await bare.close()
})

describe('emails to members', () => {
  it('are limited per member, and a refused action changes nothing', async () => {
    const { id } = await test.createUser()
    const send = (action: string, { notify = true } = {}) =>
      admin.post(`/users/${id}/${action}`, { reason: 'Sign in at example.org', notify })
    for (let i = 0; i < limits.notifyRecipient.points; i += 1) {
      expect((await send(i % 2 ? 'un-ban' : 'ban')).statusCode).toBe(200)
    }
    const refused = await send('un-ban')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(refused.json().message).toContain('Nothing was done')
    expect((await admin.get(`/users/${id}`)).json().data.isBanned).toBe(true)
    expect((await send('un-ban', { notify: false })).statusCode).toBe(200)
  })

  it('are limited per author of deleted posts too', async () => {
    const { id: userId } = await test.createUser()
    const { points } = limits.notifyRecipient
    const found = await test.db
      .insert(posts)
      .values(Array.from({ length: points + 1 }, () => ({ userId, title: 'A', description: 'B' })))
      .returning()
    const remove = (id: string, body: object) => admin.post(`/posts/${id}/remove`, body)
    for (const { id } of found.slice(1)) {
      expect((await remove(id, { notify: true })).statusCode).toBe(200)
    }
    const last = found[0]?.id ?? ''
    expect((await remove(last, { notify: true })).statusCode).toBe(429)
    expect((await remove(last, {})).statusCode).toBe(200)
  })
})
