import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './freePort.ts'
import { startProxy } from './proxy.ts'

describe.each(['nginx', 'caddy'] as const)(
  '%s, with the configuration of the project',
  (program) => {
    let proxy: Awaited<ReturnType<typeof startProxy>>
    beforeAll(async () => {
      // Nothing listens there.
      proxy = await startProxy(program, [await freePort()])
    })
    afterAll(() => proxy.stop())

    const get = async (path: string, init?: RequestInit) =>
      (await fetch(proxy.address + path, init)).status

    it('logs no token, signature or search while the backend is away', async () => {
      const statuses = await Promise.all([
        get('/api/auth/verify-email/?token=s3cret'),
        get('/api/users?search=s3cret'),
        get('/api/files/documents/1.pdf?signature=s3cret'),
        get('/api/users/ban/1?x=s3cret'),
        get('/api/files/images/1.png?signature=s3cret', { method: 'PUT', body: 'x' }),
      ])
      // Caddy answers 503 while it takes the backend for closed.
      for (const status of statuses) expect([502, 503]).toContain(status)
      expect(await get('/verify?token=s3cret')).toBe(200)
      expect(proxy.logged()).not.toContain('s3cret')
    })

    it.each([
      ['document', 200],
      ['empty', 200],
      ['image', 404],
      ['script', 404],
      ['style', 404],
    ])('answers a missing file that a browser wants as %s with %i', async (use, status) => {
      expect(await get('/tiers/1.png', { headers: { 'sec-fetch-dest': use } })).toBe(status)
    })
  },
)
