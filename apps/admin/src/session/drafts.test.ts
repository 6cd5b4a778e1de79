// Specification: 3, 9

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrafts, DRAFT_LIFETIME } from './drafts'
import { NOBODY, type Session } from './sessionUser'

const of = (email: string): Session => ({
  role: 'ADMIN',
  info: { userName: 'Ana', email },
  is2FAEnabled: true,
  isComplete: true,
})

/** Drafts with a session that the test controls and a form that is open on /plans. */
function open(email = 'ana@example.org', read: () => unknown = () => ({ name: 'Gold' })) {
  let session = of(email)
  let isOther = false
  const listeners = new Set<() => void>()
  const drafts = createDrafts({
    get: () => session,
    isOther: () => isOther,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const become = (next: Session, isElsewhere = false) => {
    session = next
    isOther = isElsewhere
    for (const listener of listeners) listener()
  }
  const close = drafts.hold('plan 1', read)
  /** The session ends, and the page unmounts. */
  const end = () => {
    const isKept = drafts.save('/plans')
    become(NOBODY)
    close()
    return isKept
  }
  return { drafts, become, close, end }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('drafts', () => {
  it('keep the input of an open form for its author', () => {
    const { drafts, become, end } = open()
    expect(drafts.areKept()).toBe(false)
    expect(end()).toBe(true)
    expect(drafts.areKept()).toBe(true)
    become(of('ana@example.org'))
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold' })
    expect(drafts.find('plan 2')).toBeUndefined()
  })

  it('wait for their author while the page shows that somebody else has signed in', () => {
    const { drafts, become, close } = open()
    drafts.save('/plans')
    become(of('bo@example.org'), true)
    close()
    become(of('ana@example.org'))
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold' })
  })

  it('keep the input of a broken page outside of the panel until another page opens', () => {
    const { drafts, become, close: closePlan } = open()
    closePlan()
    become(NOBODY)
    const close = drafts.hold('join team', () => ({ name: 'Bo' }))
    expect(drafts.save('/join-team')).toBe(false)
    expect(drafts.save('/join-team', { isPublic: true })).toBe(true)
    close()
    drafts.visit('/join-team', { isPublic: true })
    expect(drafts.find('join team')).toEqual({ name: 'Bo' })
    drafts.visit('/login', { isPublic: true })
    expect(drafts.find('join team')).toBeUndefined()
  })

  it('keep the input of the panel on the way through pages outside of it', () => {
    const { drafts, end } = open()
    end()
    drafts.visit('/login', { isPublic: true })
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold' })
  })

  it('keep nothing of a closed or an empty form', () => {
    const left = open()
    left.close()
    expect(left.end()).toBe(false)
    expect(left.drafts.find('plan 1')).toBeUndefined()
    const clean = open('ana@example.org', () => undefined)
    expect(clean.end()).toBe(false)
  })

  it('are gone when somebody else signs in, for good', () => {
    const { drafts, become, end } = open()
    end()
    become(of('bo@example.org'))
    expect(drafts.find('plan 1')).toBeUndefined()
    become(of('ana@example.org'))
    expect(drafts.find('plan 1')).toBeUndefined()
  })

  it('belong to the person who typed them, not to the person at the end', () => {
    const { drafts, become, end } = open()
    become(of('bo@example.org'))
    end()
    become(of('bo@example.org'))
    expect(drafts.find('plan 1')).toBeUndefined()
  })

  it('are not kept for somebody without an address', () => {
    const { drafts, end } = open('')
    expect(end()).toBe(false)
    expect(drafts.find('plan 1')).toBeUndefined()
  })

  it('are restored by the form that opens, and kept again with it', () => {
    const { drafts, become, end } = open()
    end()
    become(of('ana@example.org'))
    const close = drafts.hold('plan 1', () => ({ name: 'Gold card' }))
    expect(drafts.find('plan 1')).toBeUndefined()
    drafts.save('/plans')
    close()
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold card' })
  })

  it('are of the form that was opened last, when the one before it closes', () => {
    const { drafts, close } = open()
    drafts.hold('plan 1', () => ({ name: 'Gold card' }))
    close()
    expect(drafts.save('/plans')).toBe(true)
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold card' })
  })

  it('come from the older form while the newer one is empty', () => {
    const { drafts } = open()
    drafts.hold('plan 1', () => undefined)
    expect(drafts.save('/plans')).toBe(true)
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold' })
  })

  it('come from the older form after the newer one has closed', () => {
    const { drafts } = open()
    const close = drafts.hold('plan 1', () => ({ name: 'Gold card' }))
    close()
    expect(drafts.save('/plans')).toBe(true)
    expect(drafts.find('plan 1')).toEqual({ name: 'Gold' })
  })

  it('wait on their page, not on another one', () => {
    const { drafts, end } = open()
    end()
    drafts.visit('/plans')
    expect(drafts.find('plan 1')).toBeDefined()
    drafts.visit('/posts')
    expect(drafts.find('plan 1')).toBeUndefined()
  })

  it('are forgotten on sign-out and never come back', () => {
    const { drafts, end } = open()
    drafts.save('/plans')
    drafts.forget()
    expect(drafts.find('plan 1')).toBeUndefined()
    expect(end()).toBe(false)
  })

  it('expire individually', () => {
    const { drafts } = open()
    drafts.save('/plans')
    vi.advanceTimersByTime(DRAFT_LIFETIME - 1)
    expect(drafts.find('plan 1')).toBeDefined()
    drafts.save('/plans')
    vi.advanceTimersByTime(1)
    expect(drafts.find('plan 1')).toBeDefined()
    vi.advanceTimersByTime(DRAFT_LIFETIME)
    expect(drafts.find('plan 1')).toBeUndefined()
  })
})
