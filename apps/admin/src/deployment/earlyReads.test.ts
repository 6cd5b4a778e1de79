// Specification: none

import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrTake } from './earlyReads'

afterEach(() => {
  globalThis.hearthReads = undefined
  vi.unstubAllGlobals()
})

it('answers a read once with what the document asked for, and sends every other call', async () => {
  const sent = vi.fn(async () => new Response('sent'))
  vi.stubGlobal('fetch', sent)
  globalThis.hearthReads = new Map([['/api/users', Promise.resolve(new Response('early'))]])
  const ask = async (method: string, path = '/api/users') =>
    (await fetchOrTake(new Request(`http://localhost${path}`, { method }))).text()
  expect(await ask('POST')).toBe('sent')
  expect(await ask('GET', '/api/posts')).toBe('sent')
  expect(await ask('GET')).toBe('early')
  expect(await ask('GET')).toBe('sent')
})
