import { afterEach, describe, expect, it, vi } from 'vitest'

const browser = new EventTarget()
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
const { followConnection, isConnectionLost, noteConnection, OfflineError, whenConnected } =
  await import('./connection')
followConnection()
const goes = (event: 'offline' | 'online') => browser.dispatchEvent(new Event(event))

const request = new Request('http://localhost/api/users')
const broken = new TypeError('Failed to fetch')
const failing = noteConnection(() => Promise.reject(broken))
const answering = noteConnection(async () => new Response())

afterEach(() => void goes('online'))

describe('noteConnection', () => {
  it("keeps the browser's error while the connection was there when the call was sent", async () => {
    await expect(failing(request)).rejects.toBe(broken)
    const lostMeanwhile = noteConnection(() => {
      goes('offline')
      return Promise.reject(broken)
    })
    await expect(lostMeanwhile(request)).rejects.toBe(broken)
  })

  it('says that a call never left when it was sent without a connection', async () => {
    goes('offline')
    await expect(failing(request)).rejects.toMatchObject({ name: 'OfflineError', cause: broken })
    await expect(failing(request)).rejects.toBeInstanceOf(OfflineError)
    expect(isConnectionLost()).toBe(true)
  })

  it('takes an answer as proof of a connection', async () => {
    goes('offline')
    await answering(request)
    expect(isConnectionLost()).toBe(false)
    await expect(failing(request)).rejects.toBe(broken)
  })
})

describe('whenConnected', () => {
  it('calls the action once, when the connection is back', () => {
    const action = vi.fn()
    goes('offline')
    whenConnected(action)
    expect(action).not.toHaveBeenCalled()
    for (const event of ['online', 'offline', 'online'] as const) goes(event)
    expect(action).toHaveBeenCalledOnce()
  })
})
