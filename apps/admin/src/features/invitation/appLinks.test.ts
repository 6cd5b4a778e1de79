// Specification: 2.1, 2.9

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appLinks, openApp } from './appLinks'

const places = {
  link: 'harbour://invite?from=email',
  ios: 'https://apps.apple.com/app/id1',
  android: 'https://play.google.com/store/apps/details?id=one',
}
const token = 'a+b/c=='

describe('appLinks', () => {
  it('adds the token to the links that can carry it', () => {
    expect(appLinks(places, token)).toEqual({
      app: 'harbour://invite?from=email&token=a%2Bb%2Fc%3D%3D',
      stores: {
        ios: places.ios,
        android: `${places.android}&referrer=token%3Da%2Bb%2Fc%3D%3D`,
      },
    })
  })

  it('leaves the addresses unchanged without a token', () => {
    const { link, ios, android } = places
    expect(appLinks(places)).toEqual({ app: link, stores: { ios, android } })
    expect(appLinks({ ...places, link: undefined }, token).app).toBeUndefined()
  })
})

describe('openApp', () => {
  const visited: string[] = []
  let page: EventTarget
  beforeEach(() => {
    visited.length = 0
    page = new EventTarget()
    vi.useFakeTimers()
    vi.stubGlobal('location', { replace: (address: string) => visited.push(address) })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('goes to the store at once if there is no link', () => {
    openApp(undefined, places.ios)
    expect(visited).toEqual([places.ios])
  })

  it('tries the app first, then the store', () => {
    openApp(places.link, places.ios)
    expect(visited).toEqual([places.link])
    vi.advanceTimersByTime(1_500)
    expect(visited).toEqual([places.link, places.ios])
  })

  it.each(['visibilitychange', 'pagehide'])('leaves it at the app after %s', (event) => {
    openApp(places.link, places.ios)
    page.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(60_000)
    expect(visited).toEqual([places.link])
  })

  it('stops with the page', () => {
    openApp(places.link, places.ios)()
    vi.advanceTimersByTime(60_000)
    expect(visited).toEqual([places.link])
  })
})
