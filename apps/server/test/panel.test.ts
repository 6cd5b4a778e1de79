// Specification: 2.1

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { featureNames } from '@hearth/api/panelSettings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillPanelDocument } from '../src/http/panelDocument.ts'
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
    env: {
      PRODUCT_NAME: 'Panel',
      DOCUMENTS_BLURRED: '0',
      LOGO_URL: 'https://example.org/</script>',
    },
  })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })

describe('the icons of a deployment', () => {
  const built =
    '<html lang="en"><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/180.png" /><script type="application/json" id="configuration">{}</script><img src="/favicon.svg" alt="Loading" width="48" height="48" />'

  it.each([
    [undefined, '/favicon.svg', '/icons/180.png'],
    ['/harbour.png', '/harbour.png', '/harbour.png'],
    // Home screens of phones cannot show an SVG.
    ['/harbour.svg?v=2', '/harbour.svg?v=2', '/icons/180.png'],
  ])('are those of the logo %j', (logoUrl, tab, touch) => {
    const html = fillPanelDocument(fillPanelDocument(built, { logoUrl: '/old.png' }), { logoUrl })
    expect(html).toContain(`<link rel="icon" href="${tab}"`)
    expect(html).toContain(`<img src="${tab}"`)
    expect(html).toContain(`<link rel="apple-touch-icon" href="${touch}"`)
    expect(html.includes('type="image/svg+xml"')).toBe(tab.includes('.svg'))
  })
})

describe('the language of a deployment', () => {
  const catalogues =
    '<script type="application/json" id="catalogues">{"ar":"/assets/ar-1.js"}</script>'
  const built = `<html lang="en"><head>${catalogues}<script type="application/json" id="configuration">{}</script><script type="module" src="/assets/app.js"></script><img alt="Loading" /><p>Try again</p>`

  it('is in the document, with its direction and zone, and its catalogue runs first', () => {
    const html = fillPanelDocument(built, { locale: 'ar-EG', timeZone: 'Africa/Cairo' })
    expect(html).toContain('<html lang="ar-EG" dir="rtl" data-time-zone="Africa/Cairo">')
    expect(html.indexOf('src="/assets/ar-1.js"')).toBeGreaterThan(0)
    expect(html.indexOf('src="/assets/ar-1.js"')).toBeLessThan(html.indexOf('type="module"'))
    expect(html).not.toContain('Loading')
    expect(html).toContain('id="configuration">{}<')
  })

  it('is English by default, without a catalogue', () => {
    const html = fillPanelDocument(built, {})
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).not.toContain('src="/assets/ar-1.js"')
  })

  it('is replaced by a second run', () => {
    const arabic = fillPanelDocument(built, { locale: 'ar' })
    expect(fillPanelDocument(arabic, { locale: 'ar' })).toBe(arabic)
    expect(fillPanelDocument(arabic, {})).not.toContain('data-catalogue')
  })

  it('requires its catalogue in the build', () => {
    expect(() => fillPanelDocument(built, { locale: 'pt' })).toThrow('no catalogue for pt')
  })
})

describe('the panel', () => {
  it.each([
    '/',
    '/users',
    '/users/view-invites/1',
    '/no/such/page',
    '/login?redirect=%2Fusers',
    '/users/jane.doe',
    '/users/hb.12.',
    '/login.',
    '/users/x%40y.test',
    '/users/%zz',
  ])('opens at %s', async (url) => {
    const response = await open(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>Panel</title>')
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

  it('gets its settings from the environment, escaped [ASVS 1.2.3]', async () => {
    const { body } = await open('/login')
    const [, json = ''] = /id="configuration">([^<]*)<\/script>$/.exec(body) ?? []
    expect(JSON.parse(json)).toEqual({
      productName: 'Panel',
      publicUrl: 'http://localhost:3000',
      logoUrl: 'https://example.org/</script>',
      documentsBlurred: false,
      features: featureNames,
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

  it('answers 304 while it is unchanged', async () => {
    const { etag } = (await open('/')).headers
    const again = await open('/users', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    [undefined, 200],
    ['*/*', 200],
    ['text/*', 200],
    ['application/json, */*;q=0.1', 200],
    ['application/json', 404],
    ['image/*', 404],
    ['text/html;q=0, */*', 404],
  ])('answers GET and HEAD with Accept %s: %i', async (accept, status) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({
        method,
        url: '/login',
        headers: accept ? { accept } : {},
      })
      expect([method, answer.statusCode]).toEqual([method, status])
      expect(answer.headers['content-type']).toMatch(status === 200 ? 'text/html' : 'json')
    }
  })

  it('redirects password managers to the page for a new password', async () => {
    const answer = await open('/.well-known/change-password')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/forgot-password'])
  })

  it.each(['/', '/index.html'])('answers HEAD at %s', async (url) => {
    const response = await test.app.inject({ method: 'HEAD', url })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('caches files with a hash in their name forever', async () => {
    const response = await open('/assets/app-abc123.js')
    expect(response.body).toBe(script)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toContain('javascript')
  })

  it('revalidates the others each time', async () => {
    const response = await open('/favicon.svg')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it('sends the compressed files of the build', async () => {
    const response = await open('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.rawPayload).toEqual(brotliCompressSync(script))
  })

  it('answers HEAD', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/assets/app-abc123.js' })
    expect(response.statusCode).toBe(200)
  })

  it.each(['/metrics', '/openapi.json', '/documentation'])(
    'is all that stands at %s [ASVS 13.4.5]',
    async (url) => {
      expect((await open(url)).body).toContain('Panel')
      expect((await open(`/api${url}`)).statusCode).toBe(404)
    },
  )

  it.each([
    '/assets/gone-1.js',
    '/icons/gone.png',
    '/images/gone.png',
    '/.inputs',
    '/.git/config',
    '/.well-known/gone',
    '/assets/',
  ])('has no %s [ASVS 13.4.1] [ASVS 13.4.3]', async (url) => {
    const response = await open(url, { accept: '*/*' })
    expect([403, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('Panel')
  })

  it.each([
    ['document', 200],
    ['empty', 200],
    ['image', 404],
    ['script', 404],
  ])('answers an unknown file that a browser wants as %s with %i', async (use, status) => {
    const response = await open('/tiers/gold.png', { 'sec-fetch-dest': use })
    expect(response.statusCode).toBe(status)
  })

  it.each(['/api/nope', '/api', '/api/users/1/2'])('is not opened by %s', async (url) => {
    const response = await open(url)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.statusCode).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    'is opened only by reads, not by %s',
    async (method) => {
      const headers = { accept: 'text/html' }
      const response = await test.app.inject({ method, url: '/users', headers })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
      const missing = await test.app.inject({ method, url: '/assets/gone-1.js', headers })
      expect(missing.statusCode).toBe(method === 'TRACE' ? 405 : 404)
    },
  )
})

it('works without a built panel', async () => {
  const bare = await createTestApp()
  expect((await bare.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(
    404,
  )
  expect((await bare.anonymous().get('/users')).statusCode).toBe(401)
  await bare.close()
})
