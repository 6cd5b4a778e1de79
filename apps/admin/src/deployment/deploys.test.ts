// Specification: 2.1

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload } from './deploys'

describe('mayReload', () => {
  let store: Map<string, string>
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  }
  beforeEach(() => {
    store = new Map()
    vi.useFakeTimers()
    vi.stubGlobal('sessionStorage', storage)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('allows an address once every ten seconds', () => {
    expect(mayReload('/posts?search=a b')).toBe(true)
    expect(mayReload('/posts?search=a b')).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(mayReload('/posts?search=a b')).toBe(true)
  })

  it('allows another address at once', () => {
    expect(mayReload('/posts')).toBe(true)
    expect(mayReload('/users')).toBe(true)
  })

  it('allows nothing when it cannot remember', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: blocked })
    expect(mayReload('/posts')).toBe(false)
    vi.stubGlobal('sessionStorage', undefined)
    expect(mayReload('/posts')).toBe(false)
  })
})

describe('followDeploys', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['another page', true, 1],
    ['another state of this page, whose part waits', false, 0],
  ])('reloads for a missing part while %s loads: %s', async (_, pathChanged, times) => {
    // A document reloads itself once.
    vi.resetModules()
    const { followDeploys } = await import('./deploys')
    const page = new EventTarget()
    const reload = vi.fn()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
    let load = (_event: { pathChanged: boolean }) => {}
    const router = {
      state: { status: 'pending' as const },
      latestLocation: { href: '/users?search=a' },
      history: { flush: () => {} },
      options: { context: { drafts: { areKept: () => false } } },
      subscribe: (_event: string, listener: typeof load) => {
        load = listener
      },
    }
    followDeploys(router)
    load({ pathChanged })
    const missing = new Event('vite:preloadError', { cancelable: true })
    page.dispatchEvent(Object.assign(missing, { payload: new Error('gone') }))
    expect(reload).toHaveBeenCalledTimes(times)
  })
})
