// Specification: 2.1

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './helper.ts'

const script = 'console.info("panel")'
const page =
  '<!doctype html><title>Hearth</title><script type="application/json" id="configuration">{}</script>'
let folder: string
let test: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-panel-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), page)
  await writeFile(path.join(folder, 'manifest.json'), '{"start_url":"/","name":"Hearth"}')
  await writeFile(path.join(folder, '.inputs'), 'private')
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(folder, 'assets/app-abc123.js'), script)
  await writeFile(path.join(folder, 'assets/app-abc123.js.br'), brotliCompressSync(script))
  test = await createTestApp({
    panelDir: folder,
    env: { PRODUCT_NAME: 'Panel', LOGO_URL: 'https://example.org/</script>' },
  })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })

describe('the panel', () => {
  it.each(['/', '/users', '/users/view-invites/1', '/no/such/page', '/login?redirect=%2Fusers'])(
    'opens at %s',
    async (url) => {
      const response = await open(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('<title>Panel</title>')
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    },
  )

  it('gets its settings from the environment, as data that cannot end early', async () => {
    const { body } = await open('/login')
    const [, json = ''] = /id="configuration">([^<]*)<\/script>$/.exec(body) ?? []
    expect(JSON.parse(json)).toEqual({
      productName: 'Panel',
      logoUrl: 'https://example.org/</script>',
      features: ['record'],
    })
  })

  it('is installed under its own name, with its own logo', async () => {
    const response = await open('/manifest.json', { accept: '*/*' })
    expect(response.headers['content-type']).toContain('application/manifest+json')
    expect(response.json()).toEqual({
      start_url: '/',
      name: 'Panel',
      short_name: 'Panel',
      icons: [{ src: 'https://example.org/</script>', sizes: 'any' }],
    })
  })

  it('is not sent again while nothing has changed', async () => {
    const { etag } = (await open('/')).headers
    const again = await open('/users', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['/', '/index.html'])('answers HEAD at %s', async (url) => {
    const response = await test.app.inject({ method: 'HEAD', url })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('keeps files with a hash in their name for ever', async () => {
    const response = await open('/assets/app-abc123.js')
    expect(response.body).toBe(script)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toContain('javascript')
  })

  it('revalidates the others each time', async () => {
    const response = await open('/favicon.svg')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it('sends what was compressed before', async () => {
    const response = await open('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.rawPayload).toEqual(brotliCompressSync(script))
  })

  it('answers HEAD', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/assets/app-abc123.js' })
    expect(response.statusCode).toBe(200)
  })

  it.each(['/assets/gone-1.js', '/.inputs', '/.git/config', '/%2e%2e/package.json', '/assets/'])(
    'has no %s',
    async (url) => {
      const response = await open(url, { accept: '*/*' })
      expect([403, 404]).toContain(response.statusCode)
      expect(response.body).not.toContain('Panel')
    },
  )

  it.each(['/api/nope', '/api', '/api/users/1/2'])('is not what %s opens', async (url) => {
    const response = await open(url)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.statusCode).toBe(404)
  })

  it('is opened only by reads', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/users',
      headers: { accept: 'text/html' },
    })
    expect(response.statusCode).toBe(404)
  })
})

it('works without a built panel', async () => {
  const bare = await createTestApp()
  expect((await bare.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(
    404,
  )
  expect((await bare.anonymous().get('/users')).statusCode).toBe(401)
  await bare.close()
})
