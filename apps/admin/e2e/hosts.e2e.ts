// Specification: none

import { cp } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CaddyHost } from './support/caddyHost'
import { StaticHost } from './support/staticHost'
import { expect, test } from './support/test'

const wellKnown = fileURLToPath(new URL('./support/well-known', import.meta.url))
test.use({ environment: { WELL_KNOWN_DIR: wellKnown } })

type Row = readonly [request: string, answer: string]

/**
 * Answers to clients that take any type, as link previews and monitors ask: the panel's page, a
 * file, a status, or where a redirect leads.
 */
const anyType: readonly Row[] = [
  ['GET /', 'page'],
  ['HEAD /', 'page'],
  ['GET /login', 'page'],
  ['HEAD /login', 'page'],
  ['GET /login.', 'page'],
  ['GET /login.html', 'page'],
  ['GET /verify?token=a.b', 'page'],
  ['GET /users/jane.doe', 'page'],
  ['HEAD /users/jane.doe', 'page'],
  ['GET /users/hb.12.', 'page'],
  ['GET /users/x%40y.test', 'page'],
  ['GET /memberships/view/gold-1.5', 'page'],
  ['GET /no/such/page', 'page'],
  // Bytes that are not valid UTF-8.
  ['GET /%E0%A4', 'page'],
  ['HEAD /users/%FF', 'page'],
  ['GET /favicon.ico', 'file'],
  ['GET /favicon.svg', 'file'],
  ['HEAD /favicon.svg', 'file'],
  ['GET /apple-touch-icon.png', 'file'],
  ['GET /manifest.json', 'file'],
  ['GET /robots.txt', 'file'],
  ['GET /assets/gone-1.js', '404'],
  ['HEAD /assets/gone-1.js', '404'],
  ['GET /assets', '404'],
  ['GET /icons/gone.png', '404'],
  ['GET /images/gone.png', '404'],
  ['GET /api', '404'],
  ['GET /.git/config', '404'],
  ['GET /.well-known/assetlinks.json', 'file'],
  ['GET /.well-known/gone.json', '404'],
  ['GET /.well-known/change-password', '302 /forgot-password'],
  ['POST /', '405'],
  ['POST /login', '405'],
  ['PUT /users/1', '405'],
  ['DELETE /users/1', '405'],
  ['OPTIONS /login', '405'],
  ['TRACE /login', '405'],
  ['POST /favicon.svg', '405'],
]

/** Answers by what a client accepts; an empty text is a request without the header. */
const byType: readonly (readonly [accept: string, request: string, answer: string])[] = [
  ['', 'GET /login', 'page'],
  ['', 'HEAD /users/1', 'page'],
  ['text/*', 'GET /login', 'page'],
  ['text/html;q=0.5, application/json', 'GET /users/1', 'page'],
  ['application/json', 'GET /users/1', '404'],
  ['application/json', 'HEAD /users/1', '404'],
  ['application/json', 'GET /login', '404'],
  ['image/*', 'GET /login', '404'],
  ['text/html;q=0, */*', 'GET /login', '404'],
  // Files, whatever is accepted.
  ['application/json', 'GET /', 'page'],
  ['application/json', 'GET /index.html', 'page'],
  ['application/json', 'GET /favicon.svg', 'file'],
]

/** Answers by what a browser wants the file for. */
const byUse: readonly (readonly [use: string, request: string, answer: string])[] = [
  ['document', 'GET /tiers/gold.png', 'page'],
  ['empty', 'GET /users/1', 'page'],
  // Otherwise the browser would get a page for an image that is not there.
  ['image', 'GET /tiers/gold.png', '404'],
  ['script', 'GET /gone.js', '404'],
  ['image', 'GET /favicon.svg', 'file'],
]

/** Addresses whose escapes are broken. Caddy refuses them before any of its rules. */
const broken: readonly Row[] = [
  ['GET /%E0%A4%A', 'page'],
  ['GET /100%', 'page'],
  ['HEAD /users/%zz?search=1', 'page'],
  ['POST /100%', '400'],
  ['GET /assets/%', '400'],
]

/** Not by `fetch`, which refuses TRACE and always accepts something. */
function answerOf(origin: string, line: string, accept: string, use = ''): Promise<string> {
  const [method, path] = line.split(' ')
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const headers = { ...(accept && { accept }), ...(use && { 'sec-fetch-dest': use }) }
    request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume()
      const { statusCode, headers: given } = answer
      if (statusCode === 200)
        resolve(/^text\/html/.test(given['content-type'] ?? '') ? 'page' : 'file')
      else if (given.location) {
        resolve(`${statusCode} ${new URL(given.location, origin).pathname}`)
      } else resolve(`${statusCode}`)
    })
      .on('error', reject)
      .end()
  })
}

test('the reference server, nginx and Caddy answer alike at every kind of address', async ({
  product,
}) => {
  const nginx = await StaticHost.start()
  await cp(wellKnown, join(nginx.root, '.well-known'), { recursive: true })
  const caddy = await CaddyHost.start(new URL(product.url).host, nginx.root)
  const answersTo = async (line: string, accept: string, use?: string) => ({
    server: await answerOf(product.url, line, accept, use),
    nginx: await answerOf(nginx.url, line, accept, use),
    caddy: await answerOf(caddy.url, line, accept, use),
  })
  try {
    for (const [line, answer] of anyType) {
      const wanted = { server: answer, nginx: answer, caddy: answer }
      expect.soft(await answersTo(line, '*/*'), line).toEqual(wanted)
    }
    for (const [accept, line, answer] of byType) {
      const wanted = { server: answer, nginx: answer, caddy: answer }
      expect.soft(await answersTo(line, accept), `${line} for '${accept}'`).toEqual(wanted)
    }
    for (const [use, line, answer] of byUse) {
      const wanted = { server: answer, nginx: answer, caddy: answer }
      expect.soft(await answersTo(line, '*/*', use), `${line} as ${use}`).toEqual(wanted)
    }
    for (const [line, answer] of broken) {
      const wanted = { server: answer, nginx: answer, caddy: '400' }
      expect.soft(await answersTo(line, '*/*'), line).toEqual(wanted)
    }
  } finally {
    await nginx.dispose()
    await caddy.dispose()
  }
})

test('an address that cannot be decoded shows the 404 page', { tag: '@2.10' }, async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/users/%FF']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
})
