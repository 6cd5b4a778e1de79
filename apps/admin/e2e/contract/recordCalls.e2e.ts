// Specification: 7

import type { APIResponse } from '@playwright/test'
import { expect, test } from '../support/test'

interface ReasonList {
  data: { kind: string; text: string }[]
  etag: string
}

interface Entry {
  id: string
  action: string
  reason: string | null
}

/** The data of a successful answer. */
async function dataOf<T>(answering: Promise<APIResponse>): Promise<T> {
  const answer = await answering
  expect(answer.status(), answer.url()).toBe(200)
  return (await answer.json()).data
}

test('every call of the record answers as its contract says', async ({ steward: { api } }) => {
  const users = await dataOf<{ id: string; isBanned: boolean }[]>(api.get('/api/users?limit=100'))
  const id = users.find(({ isBanned }) => !isBanned)?.id
  const posts = await dataOf<{ id: string }[]>(api.get('/api/posts'))

  await test.step('who, why, and the way back', async () => {
    const data = { reason: 'Spam in three posts' }
    const ban = await dataOf<Entry>(api.post(`/api/users/${id}/ban`, { data }))
    expect(ban).toMatchObject({ action: 'user.ban', ...data, undo: { state: 'possible' } })
    const [newest] = await dataOf<Entry[]>(api.get(`/api/record?subject=${id}&kinds=user.ban`))
    expect(newest).toEqual(ban)
    await dataOf(api.post(`/api/users/${id}/un-ban`, { data: {} }))
    const refused = await api.post(`/api/record/${ban.id}/undo`)
    expect([refused.status(), (await refused.json()).code]).toEqual([409, 'changedSince'])
  })
  await test.step('what is deleted comes back', async () => {
    for (const path of [`users/${id}`, `posts/${posts.at(-1)?.id}`]) {
      const deletion = await dataOf<Entry>(api.post(`/api/${path}/remove`, { data: {} }))
      await dataOf(api.post(`/api/record/${deletion.id}/undo`))
    }
    expect(await dataOf<unknown[]>(api.get('/api/posts'))).toHaveLength(posts.length)
  })
  await test.step('timeline, impact and notes', async () => {
    const items = await dataOf<{ entry?: Entry }[]>(api.get(`/api/users/${id}/timeline`))
    expect(items[0]?.entry?.action).toBe('user.delete.undo')
    await dataOf(api.get(`/api/users/${id}/impact`))
    const data = { text: 'Called by phone', isPinned: true }
    const note = await dataOf<{ id: string }>(api.post(`/api/users/${id}/notes`, { data }))
    await dataOf(api.put(`/api/notes/${note.id}`, { data: { ...data, text: 'Called again' } }))
    expect(await dataOf(api.get(`/api/users/${id}/notes`))).toHaveLength(1)
    await dataOf(api.delete(`/api/notes/${note.id}`))
  })
  await test.step('templates, the email that tells, trash and digest', async () => {
    const list = await api.get('/api/reason-templates')
    const { data: templates, etag }: ReasonList = await list.json()
    const kept = templates.map(({ kind, text }) => ({ kind, text }))
    const data = { templates: kept, etag }
    expect(await dataOf<unknown[]>(api.put('/api/reason-templates', { data }))).toHaveLength(
      templates.length,
    )
    const preview = { action: 'ban', subjectId: id, reason: 'Spam' }
    const email = await dataOf<{ text: string }>(api.post('/api/emails/preview', { data: preview }))
    expect(email.text).toContain('Reason:\n\n    Spam\n')
    const deletion = await dataOf<Entry>(
      api.post(`/api/users/${id}/remove`, { data: { tell: true } }),
    )
    const trash = await dataOf<object[]>(api.get('/api/trash?kind=member'))
    expect(trash[0]).toMatchObject({ id, entryId: deletion.id })
    await dataOf(api.post(`/api/record/${deletion.id}/undo`))
    await dataOf(api.get('/api/record/digest'))
    expect(await dataOf(api.post('/api/record/digest'))).toMatchObject({ decisions: 0 })
  })
})
