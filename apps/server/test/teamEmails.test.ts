// Specification: 6

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, cookieOf, createTestApp, password, type TestApp } from './helper.ts'
import { emailTo, readEmails, until } from './outbox.ts'

let test: TestApp
let owner: Browser
let ownerEmail: string
beforeAll(async () => {
  test = await createTestApp({ sends: true })
  const account = await test.createUser({ role: 'admin' })
  ownerEmail = account.email
  owner = await test.browse(account.id)
})
afterAll(() => test.close())

const email = 'rui.costa@example.org'
const mail = (to: string, kind: string, number = 1) =>
  emailTo(test.config.dataDir, to, kind, number)

it('an invitation is emailed with a link that works beside the one of the answer', async () => {
  await owner.post('/team-invitations', { email, role: 'reviewer' })
  const { subject, text } = await mail(email, 'team-invitation')
  expect(subject).toBe('Join the team of Hearth')
  expect(text).toContain("You're invited to the team of Hearth as reviewer.")
  expect(text).not.toContain('Ana Sousa')
  expect((await mail(ownerEmail, 'team-notice')).text).toContain(
    `${email} was invited to the team of Hearth as reviewer.`,
  )
  const token = /\/join-team\?token=([\w-]+)/.exec(text)?.[1]
  const joined = await test.anonymous().post('/join-team', { token, name: 'Rui', password })
  expect(joined.statusCode).toBe(200)
  expect((await mail(email, 'team-notice')).text).toContain(
    'You joined the team of Hearth as reviewer.',
  )
  expect((await mail(ownerEmail, 'team-notice', 2)).text).toContain(
    `${email} joined the team of Hearth as reviewer.`,
  )
})

it('an invitation that is sent again or revoked is emailed to the owners, without its link', async () => {
  const address = 'eva.lima@example.org'
  const noticeTo = async (): Promise<string> => {
    const sent = (await readEmails(test.config.dataDir)).filter(
      ({ to }) => to === ownerEmail,
    ).length
    return (await mail(ownerEmail, 'team-notice', sent)).text
  }
  const { data } = (
    await owner.post('/team-invitations', { email: address, role: 'viewer' })
  ).json()
  await until(async () => (await noticeTo()).includes(`${address} was invited`))
  await owner.post(`/team-invitations/${data.invitation.id}/resend`)
  await until(async () =>
    (await noticeTo()).includes(
      `The invitation of ${address} to the team of Hearth as viewer was sent again.`,
    ),
  )
  expect(await noticeTo()).not.toContain('join-team')
  await owner.call('DELETE', `/team-invitations/${data.invitation.id}`)
  await until(async () =>
    (await noticeTo()).includes(
      `The invitation of ${address} to the team of Hearth as viewer was revoked.`,
    ),
  )
})

it('an email says when open invitations have ended with the right to send them', async () => {
  const words = 'Open invitations that were sent from this account no longer work.'
  const other = await test.createUser({ role: 'admin' })
  await owner.call('PUT', `/team/${other.id}`, { body: { role: 'steward' } })
  expect((await mail(other.email, 'team-notice')).text).toContain(words)
  await owner.post(`/team/${other.id}/suspend`)
  expect((await mail(other.email, 'team-notice', 2)).text).not.toContain(words)
})

it('a change is emailed to the person and to the owners, also when it is undone', async () => {
  const person = await test.createUser({ role: 'admin', teamRole: 'steward' })
  await owner.post(`/team/${person.id}/suspend`)
  const own = await mail(person.email, 'team-notice')
  expect(own.subject).toBe('A change in the team of Hearth')
  expect(own.text).toContain('Your access to Hearth was suspended')
  expect(own.text).toContain(`${ownerEmail} did this.`)
  const [entry] = (await owner.get('/record?kinds=team.suspend')).json().data
  expect((await owner.post(`/record/${entry.id}/undo`)).statusCode).toBe(200)
  expect((await mail(person.email, 'team-notice', 2)).text).toContain(
    'Your access to Hearth is no longer suspended.',
  )
})

it('the use of a recovery code is emailed, and says when three are left', async () => {
  const person = await test.createUser({ role: 'admin' })
  const { browser } = await test.signIn(person.email)
  const { codes } = (await browser.post('/account/recovery-codes')).json().data
  const pass = async (code: string) => {
    const response = await test
      .anonymous()
      .post('/auth/signin', { email: person.email, password, role: 'ADMIN' })
    await test.anonymous(cookieOf(response)).post('/auth/recovery', { code })
  }
  await pass(codes[0])
  const first = await mail(person.email, 'recovery-code-used')
  expect(first.text).toContain('with a recovery code')
  expect(first.text).not.toContain('that are left')
  for (const code of codes.slice(1, 7)) await pass(code)
  const last = await mail(person.email, 'recovery-code-used', 7)
  expect(last.text).toContain('Recovery codes that are left: 3.')
})
