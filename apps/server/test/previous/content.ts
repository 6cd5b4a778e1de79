import { expect } from 'vitest'
import { png } from '../images.ts'
import type { Side } from './side.ts'
import type { World } from './world.ts'

interface Made {
  data: { id: string; etag?: string }
}

/** Changes announcements on one server, and reads them on the other. */
export const shareAnnouncements = async (a: Side, b: Side): Promise<void> => {
  const announcement = {
    title: `Maintenance ${crypto.randomUUID()}`,
    description: 'On Sunday.',
    date: '2026-11-15T08:00:00.000Z',
    isActive: true,
    isPinned: false,
  }
  const { data } = await a.post<Made>('/announcements', announcement)
  await b.shows('/announcements', announcement.title)
  const path = `/announcements/${data.id}`
  await a.call('PUT', path, { ...announcement, title: `New ${announcement.title}` })
  await b.shows('/announcements', `New ${announcement.title}`)
  await a.call('PATCH', `${path}/toggle-pinned`)
  await b.shows('/announcements', '"isPinned":true')
  await a.call('PATCH', `${path}/toggle-status`)
  await b.shows('/announcements', '"isActive":false')
  await a.call('DELETE', path)
  await b.lacks('/announcements', announcement.title)
}

/** Changes plans on one server, and reads them on the other. */
export const sharePlans = async (a: Side, b: Side): Promise<void> => {
  const { url } = await a.post<{ url: string }>('/file/generate-upload-url/admin', {
    fileName: 'gold.png',
    fileType: 'image/png',
  })
  const { pathname, search } = new URL(url)
  await b.upload(pathname + search, png)
  const plan = {
    name: `Gold ${crypto.randomUUID()}`,
    price: '19.90',
    period: 'month',
    description: '',
    isActive: true,
    image: pathname,
  }
  await a.post('/membership-plan/create', { ...plan, features: [''] })
  const { data } = await b.call<{ data: { id: string; name: string; etag: string }[] }>(
    'GET',
    '/membership-plan/get-all',
  )
  const made = data.find(({ name }) => name === plan.name)
  const { id, etag } = made ?? {}
  const edited = { ...plan, id, etag, price: 24.9, name: `New ${plan.name}` }
  await a.call('PUT', '/membership-plan/edit', edited)
  await b.shows(`/membership-plan/get-one/${id}`, `New ${plan.name}`)
  await a.call('PATCH', `/membership-plan/${id}/active`, { isActive: false })
  await b.lacks('/membership-plan/get-active', plan.name)
  await a.post('/membership-plan/sync')
  await a.call('DELETE', `/membership-plan/delete/${id}`)
  expect(await b.status('GET', `/membership-plan/get-one/${id}`)).toBe(404)
}

/** Changes what goes with the record on one server, and reads it on the other. */
export const shareRecord = async (a: Side, b: Side, world: World): Promise<void> => {
  await a.post('/record/digest')
  await b.shows('/record/digest', '"decisions":0')
  await a.post('/record/exports', { list: 'users', rows: 240 })
  await b.shows('/record?limit=3', 'export')
  const { etag } = await b.call<{ etag: string }>('GET', '/reason-templates')
  const text = `Spam ${crypto.randomUUID()}`
  await a.call('PUT', '/reason-templates', { templates: [{ kind: 'ban', text }], etag })
  await b.shows('/reason-templates', text)

  const { id } = await world.createUser()
  await a.post('/emails/preview', { action: 'ban', subjectId: id, reason: text })
  const note = await a.post<Made>(`/users/${id}/notes`, { text })
  await b.shows(`/users/${id}/notes`, text)
  await a.call('PUT', `/notes/${note.data.id}`, { isPinned: true })
  await b.shows(`/users/${id}/notes`, '"isPinned":true')
  await a.call('DELETE', `/notes/${note.data.id}`)
  await b.lacks(`/users/${id}/notes`, text)
}
