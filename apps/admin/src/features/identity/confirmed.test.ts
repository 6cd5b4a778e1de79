import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFresh } from '../../session/freshness'
import { NOBODY } from '../../session/sessionUser'
import { askWith } from './confirmed'

const now = new Date('2026-11-21T10:00:00Z')
const refusal = () =>
  Response.json({ code: 'secondFactorNotFresh', message: 'Not fresh' }, { status: 403 })
const server = vi.fn<(request: Request) => Promise<Response>>()
const question = vi.fn<() => Promise<boolean>>()
let end = () => {}

const signedIn = (freshUntil?: string) => {
  end = askWith(question, () => ({ ...NOBODY, freshUntil }))
}
const send = (id = 'inviteToTeam') =>
  fetchFresh(
    new Request('http://localhost/api/team-invitations', { method: 'POST', body: '{"a":1}' }),
    id,
  )
/** What happened, in its order. */
const events: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async (request) => {
    events.push(await request.text())
    return Response.json({})
  })
  question.mockImplementation(async () => {
    events.push('question')
    return true
  })
})
afterEach(() => {
  end()
  events.length = 0
  vi.resetAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call that needs a fresh second factor', () => {
  it('waits for the question if the last one is known to be too old', async () => {
    signedIn(now.toISOString())
    expect((await send()).status).toBe(200)
    expect(events).toEqual(['question', '{"a":1}'])
  })

  it('is not sent if the person closes that question', async () => {
    signedIn('2026-11-21T09:00:00.000Z')
    question.mockResolvedValue(false)
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'secondFactorNotFresh' }),
    ])
    expect(server).not.toHaveBeenCalled()
  })

  it.each([
    ['that is fresh', '2026-11-21T10:00:00.001Z'],
    ['whose age is unknown', undefined],
    ['whose instant is unreadable', 'soon'],
  ])('goes at once after a second factor %s', async (_, freshUntil) => {
    signedIn(freshUntil)
    await send()
    expect(events).toEqual(['{"a":1}'])
  })

  it('is made again after the question if the server refuses it all the same', async () => {
    signedIn('2026-11-21T10:04:00.000Z')
    server.mockImplementationOnce(async () => refusal())
    expect((await send()).status).toBe(200)
    expect(events).toEqual(['question', '{"a":1}'])
  })

  it("says in the person's language that nothing was changed", async () => {
    signedIn()
    server.mockImplementation(async () => refusal())
    question.mockResolvedValue(false)
    expect(await (await send()).json()).not.toHaveProperty('message', 'Not fresh')
  })
})

describe('another call', () => {
  it('goes at once, however old the second factor is', async () => {
    signedIn('2026-11-21T09:00:00.000Z')
    await send('renamePasskey')
    expect(events).toEqual(['{"a":1}'])
  })
})
