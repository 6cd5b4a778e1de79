import { expect } from 'vitest'
import type { Side } from './side.ts'
import type { World } from './world.ts'

interface Entry {
  data: { id: string }
}

const reason = 'Spam in three posts'

/** Decides about members on one server, and reads them on the other. */
export const shareMembers = async (a: Side, b: Side, world: World): Promise<void> => {
  const { id } = await world.createUser()
  const member = `/users/${id}`
  await a.call('GET', `/users/ban/${id}`)
  await b.shows(member, '"isBanned":true')
  await a.call('GET', `/users/un-ban/${id}`)
  await b.shows(member, '"isBanned":false')
  const banned = await a.post<Entry>(`${member}/ban`, { reason })
  await b.shows(`${member}/timeline`, reason)
  await a.post(`/record/${banned.data.id}/undo`)
  await b.shows(member, '"isBanned":false')
  await a.post(`${member}/ban`, { reason })
  await b.shows(member, '"isBanned":true')
  await a.post(`${member}/un-ban`, { reason })
  await b.shows(member, '"isBanned":false')
  await a.call('DELETE', member)
  expect(await b.status('GET', member)).toBe(404)

  const removed = await world.createUser()
  await a.post(`/users/${removed.id}/remove`, { reason })
  await b.shows('/trash', removed.id)
  const erased = await world.createUser()
  const words = `Spam ${crypto.randomUUID()}`
  await a.post(`/users/${erased.id}/ban`, { reason: words })
  await a.post(`/users/${erased.id}/erase`, { reason })
  await b.lacks('/record', words)
  const exported = await world.createUser()
  await a.view(`/users/${exported.id}/export`)
  await b.shows('/record', exported.id)

  const reached = await world.createUser()
  await world.addDevice(reached.id)
  const greeting = { email: reached.email, title: 'Welcome', body: 'You are verified.' }
  await a.post('/fcm/send-notification-to-user', greeting)
  await b.shows('/record', reached.id)
}

/** Decides what waits on one server, and reads it on the other. */
export const shareDesk = async (a: Side, b: Side, world: World): Promise<void> => {
  const newcomer = { isVerified: false, status: 'verified_email' } as const
  const welcome = await world.createUser(newcomer)
  await a.call('PUT', `/desk/newcomers/${welcome.id}/viewers`)
  await a.post(`/users/verify/${welcome.id}`)
  await b.shows(`/users/${welcome.id}`, '"isVerified":true')
  const declined = await world.createUser(newcomer)
  await a.post(`/users/${declined.id}/decline`, { reason })
  await b.shows(`/users/${declined.id}`, '"status":"declined"')

  const passport = `documents/${crypto.randomUUID()}.pdf`
  await world.putFile(passport, 'application/pdf', Buffer.from('%PDF-1.7 passport'))
  const asking = await world.createUser({
    badgeRequestStatus: 1,
    badgeRequestedAt: new Date(),
    passport,
  })
  const member = `/users/${asking.id}`
  await a.post(`${member}/hold`, { reason })
  await b.shows(member, '"isHeld":true')
  await a.post(`${member}/release`, { reason })
  await b.shows(member, '"isHeld":false')
  await a.view(`${member}/documents/passport/view`)
  await b.shows('/record?kinds=document.view', asking.id)
  await a.post(`/users/badges/${asking.id}`, { approved: 2 })
  await b.shows(member, '"badgeRequestStatus":2')
}

/** Reports and hides posts on one server, and reads them on the other. */
export const sharePosts = async (a: Side, b: Side, world: World): Promise<void> => {
  const author = await world.createUser()
  const reporter = await world.createUser()
  const first = `Watches ${crypto.randomUUID()}`
  const reported = await world.writePost(author.id, first)
  const session = await world.browse(reporter.id)
  await a.post(`/posts/${reported}/report`, { reason: 'spam' }, session)
  await b.shows('/desk/reports', first)
  await a.post(`/desk/reports/${reported}/decision`, { outcome: 'keep', reason })
  await b.lacks('/desk/reports', first)
  await a.post(`/users/${reporter.id}/mute-reports`, { reason })
  await b.shows(`/users/${reporter.id}`, '"isReporterMuted":true')
  await a.post(`/users/${reporter.id}/unmute-reports`, { reason })
  await b.shows(`/users/${reporter.id}`, '"isReporterMuted":false')

  const second = `Copies ${crypto.randomUUID()}`
  const noticed = await world.writePost(author.id, second)
  const notice = {
    post: noticed,
    explanation: 'The photos are mine.',
    name: 'Maria Silva',
    email: `${crypto.randomUUID()}@example.org`,
    isInGoodFaith: true,
  }
  await a.post('/notices', notice, '')
  await b.shows(`/desk/reports/${noticed}`, 'The photos are mine.')
  await a.post(`/posts/${noticed}/remove`, { reason })
  await b.lacks('/posts', second)
  const third = `Shoes ${crypto.randomUUID()}`
  await a.call('DELETE', `/posts/${await world.writePost(author.id, third)}`)
  await b.lacks('/posts', third)
}

/** Appeals on one server, and answers on the other. */
export const shareAppeals = async (a: Side, b: Side, world: World): Promise<void> => {
  const { id, email } = await world.createUser()
  await a.post(`/users/${id}/ban`, { reason, notify: true })
  const { token } = await world.emailTo(email, 'member-notice')
  await b.post('/appeal/read', { token }, '')
  await a.post('/appeal/link', { email }, '')
  await world.emailTo(email, 'appeal-links')
  const text = `Not mine ${crypto.randomUUID()}`
  await a.post('/appeal', { token, text }, '')
  await b.shows('/desk/appeals', id)
  const { data } = await b.call<{ data: { id: string }[] }>('GET', '/desk/appeals')
  await b.shows(`/desk/appeals/${data[0]?.id}`, text)
  const other = await world.createUser({ role: 'admin' })
  const answer = 'We looked at it again, and it stays as it is.'
  const decision = { outcome: 'uphold', answer }
  await a.post(`/desk/appeals/${data[0]?.id}/decision`, decision, await world.browse(other.id))
  const read = await b.post('/appeal/read', { token }, '')
  expect(JSON.stringify(read)).toContain(answer)
}
