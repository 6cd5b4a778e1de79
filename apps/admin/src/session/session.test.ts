// Specification: 3, 4

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore, type SessionStore } from './session'
import { sessionTexts } from './sessionTexts'
import { NOBODY, type Session } from './sessionUser'
import { startSession } from './startSession'

const ada = { ...NOBODY, role: 'ADMIN', info: { userName: 'Ada', email: 'ada@example.org' } }
const rui = { ...ada, info: { userName: 'Rui', email: 'rui@example.org' } }

/** Channels of one browser; messages wait for `deliver`. */
function createChannels() {
  const open: { onmessage?: (event: { data: unknown }) => void }[] = []
  const waiting: (() => void)[] = []
  class Channel {
    onmessage?: (event: { data: unknown }) => void
    constructor() {
      open.push(this)
    }
    postMessage(data: unknown) {
      for (const channel of open.filter((one) => one !== this)) {
        waiting.push(() => channel.onmessage?.({ data }))
      }
    }
  }
  const deliver = () => {
    for (const message of waiting.splice(0)) message()
  }
  return { Channel, deliver }
}

describe('two tabs', () => {
  let here: SessionStore
  let there: SessionStore
  let deliver: () => void
  const changes: [before: Session, now: Session, isSignedOut: boolean][] = []
  beforeEach(() => {
    const channels = createChannels()
    deliver = channels.deliver
    vi.stubGlobal('BroadcastChannel', channels.Channel)
    vi.stubGlobal('location', { protocol: 'https:' })
    vi.stubGlobal('document', createDocument())
    changes.length = 0
    here = createSessionStore()
    there = createSessionStore()
    here.onChangeElsewhere((...change) => changes.push(change))
    there.set(ada)
    deliver()
    changes.length = 0
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['has not read the cookie', () => {}],
    ['has read the cookie before the message', () => here.get()],
  ])('a tab that %s hears of a sign-out and of the next person', (_, read) => {
    there.clear('signedOut')
    read()
    deliver()
    there.set(rui)
    read()
    deliver()
    expect(changes).toEqual([
      [ada, NOBODY, true],
      [NOBODY, rui, false],
    ])
  })

  it('stays with its person when somebody else signs in elsewhere, until they come back', () => {
    there.set(rui)
    expect(here.isOther()).toBe(true)
    deliver()
    there.set({ ...rui, is2FAEnabled: true })
    deliver()
    expect(here.shown()).toEqual(ada)
    there.set(ada)
    deliver()
    expect(here.isOther()).toBe(false)
    expect(changes.map(([before, now]) => [before.info.userName, now.info.userName])).toEqual([
      ['Ada', 'Rui'],
      ['Ada', 'Rui'],
      ['Ada', 'Ada'],
    ])
  })

  it('does not take the sign-out of somebody else for one of its person', () => {
    there.set(rui)
    deliver()
    there.clear('signedOut')
    deliver()
    expect(changes.at(-1)).toEqual([ada, NOBODY, false])
    expect(here.isOther()).toBe(false)
  })

  it('what a tab changes itself is no change elsewhere', () => {
    here.set(rui)
    deliver()
    there.set({ ...rui, is2FAEnabled: true })
    deliver()
    expect(changes).toEqual([[rui, { ...rui, is2FAEnabled: true }, false]])
  })
})

describe('a session that starts', () => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', createChannels().Channel)
    vi.stubGlobal('location', { protocol: 'https:' })
  })
  afterEach(() => vi.unstubAllGlobals())
  const start = (user: object, keeps?: (name: string) => boolean) => {
    vi.stubGlobal('document', createDocument(keeps))
    return startSession(createSessionStore(), { role: 'ADMIN', ...user })
  }

  it.each([{}, { userName: 'Ada', email: 'ada@example.org', is2FAEnabled: true }])(
    'is stored: %j',
    (user) => expect(start(user)).toBeUndefined(),
  )

  it('says what keeps the cookie away, and nothing of cookies for a role without letters', () => {
    expect(start({}, () => false)).toBe(sessionTexts.cookiesBlocked)
    expect(start({}, (name) => name !== 'user')).toBe(sessionTexts.cookieTaken)
    expect(start({ role: ' ' })).toBe('Something went wrong')
  })
})

/** A document with cookies. @param keeps whether it keeps a cookie of this name */
function createDocument(keeps: (name: string) => boolean = () => true) {
  const cookies = new Map<string, string>()
  return {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.slice(0, line.indexOf(';')).split('=')
      if (/Max-Age=0;/.test(line)) cookies.delete(name)
      else if (keeps(name)) cookies.set(name, value)
    },
  }
}
