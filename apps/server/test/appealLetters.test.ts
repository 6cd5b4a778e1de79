import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reasonTemplates } from '../src/platform/database/schema.ts'
import { shareAppealApp } from './shareAppealApp.ts'

const app = shareAppealApp()
const { test, steward, deliver, tokenIn, read, send, banMember } = app

const askForLink = (email: string) => test().anonymous().post('/appeal/link', { email })

describe('the letter about a decision', () => {
  it('is a statement of reasons', async () => {
    await test().db.insert(reasonTemplates).values({
      kind: 'ban',
      position: 99,
      text: 'Canary of a rule',
      rule: 'Rule 4: no advertising',
    })
    const { letter, entry, token } = await banMember({ reason: 'Canary of a rule' })
    const day = new Date(Date.parse(entry.at) + 180 * 86_400_000).toLocaleDateString('en-GB', {
      timeZone: 'UTC',
      dateStyle: 'long',
    })
    const { text } = letter ?? { text: '' }
    expect(text).toContain('    Canary of a rule\n')
    expect(text).toContain('The rule:\n\n    Rule 4: no advertising\n')
    expect(text).toContain('The ground of this decision is this rule of Hearth.')
    expect(text).toContain('A person decided this, and no program had a part in it.\n')
    expect(text).toContain(`you can answer until ${day} at `)
    expect(text).toContain(`\nhttp://localhost:3000/appeal#token=${token}\n`)
    expect(letter?.html).toContain('<blockquote dir="auto">Rule 4: no advertising</blockquote>')
    expect((await read(token)).json().data.decision.rule).toBe('Rule 4: no advertising')
    await test().db.delete(reasonTemplates).where(eq(reasonTemplates.text, 'Canary of a rule'))
  })

  it('says that a ban ends by itself, and names other ways to object', async () => {
    const member = await test().createUser()
    const until = new Date(test().clock.now().getTime() + 86_400_000).toISOString()
    await steward().post(`/users/${member.id}/ban`, { until, notify: true })
    const redressText = 'A certified body: https://disputes.example'
    const [letter] = await deliver({ ...test().config, redressText })
    expect(letter?.text).toContain('Only the end of the ban comes by itself.')
    expect(letter?.text).toContain(`Other ways to object:\n\n    ${redressText}\n`)
  })

  it('has no link about a decision in favour of the person', async () => {
    const member = await test().createUser({ isBanned: true })
    await steward().post(`/users/${member.id}/un-ban`, { notify: true })
    const [letter] = await deliver()
    expect(letter?.text).not.toContain('/appeal')
  })

  it('stays as it was without the feature', async () => {
    const member = await test().createUser()
    await steward().post(`/users/${member.id}/ban`, { reason: 'Spam', notify: true })
    const [letter] = await deliver({ ...test().config, features: ['record', 'desk'] })
    expect(letter?.text).toBe(
      "Hello,\n\nAn administrator banned your Hearth account. You can't sign in until the ban is lifted.\n\nReason:\n\n    Spam\n\nHearth\n",
    )
  })
})

describe('new links', () => {
  it('are sent for the decisions that still hold', async () => {
    const { member, entry } = await banMember()
    const first = await askForLink(member.email.toUpperCase())
    const [email] = await deliver()
    expect(email?.to).toBe(member.email)
    expect((await read(tokenIn(email))).json().data).toMatchObject({
      state: 'ready',
      decision: { decidedAt: entry.at },
    })
    await steward().post(`/record/${entry.id}/undo`)
    expect((await askForLink(member.email)).json()).toEqual(first.json())
    expect(await deliver()).toEqual([])
  })

  it('are sent for a deleted account, without another one of the address', async () => {
    const member = await test().createUser()
    await steward().post(`/users/${member.id}/remove`, { reason: 'Fake' })
    await test().createUser({ email: member.email })
    await askForLink(member.email)
    const [email] = await deliver()
    expect((await read(tokenIn(email))).json().data.decision.action).toBe('delete')
  })

  it('are not sent to a stranger, nor for a decision that has an appeal', async () => {
    const { member, token } = await banMember()
    await send(token)
    const answers = [await askForLink(member.email), await askForLink('nobody@example.org')]
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    expect(await deliver()).toEqual([])
  })

  it('are limited for each address', async () => {
    const { email } = await test().createUser()
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await askForLink(email)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
