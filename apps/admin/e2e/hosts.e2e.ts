import { CaddyHost } from './support/caddyHost'
import { StaticHost } from './support/staticHost'
import { expect, test } from './support/test'

/** An answer: the panel's page, a file, a status, or where a redirect leads. */
const table: readonly (readonly [method: string, address: string, answer: string])[] = [
  ['GET', '/', 'page'],
  ['HEAD', '/', 'page'],
  ['GET', '/login', 'page'],
  ['HEAD', '/login', 'page'],
  ['GET', '/login.', 'page'],
  ['GET', '/verify?token=a.b', 'page'],
  ['GET', '/users/jane.doe', 'page'],
  ['GET', '/users/hb.12.', 'page'],
  ['GET', '/users/x%40y.test', 'page'],
  ['GET', '/memberships/view/gold-1.5', 'page'],
  ['GET', '/no/such/page', 'page'],
  ['GET', '/favicon.ico', 'file'],
  ['GET', '/favicon.svg', 'file'],
  ['GET', '/apple-touch-icon.png', 'file'],
  ['GET', '/manifest.json', 'file'],
  ['GET', '/robots.txt', 'file'],
  ['GET', '/assets/gone-1.js', '404'],
  ['GET', '/icons/gone.png', '404'],
  ['GET', '/images/gone.png', '404'],
  ['GET', '/.git/config', '404'],
  ['GET', '/.well-known/assetlinks.json', '404'],
  ['GET', '/.well-known/change-password', '302 /forgot-password'],
]

async function answerOf(origin: string, method: string, address: string): Promise<string> {
  // As link previews and monitors ask: any type will do.
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: { accept: '*/*' },
    redirect: 'manual',
  })
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status === 200) return type.startsWith('text/html') ? 'page' : 'file'
  const location = answer.headers.get('location')
  return location ? `${answer.status} ${new URL(location, origin).pathname}` : `${answer.status}`
}

test('the reference server, nginx and Caddy answer alike at every kind of address', async ({
  product,
}) => {
  const nginx = await StaticHost.start()
  const caddy = await CaddyHost.start(new URL(product.url).host)
  try {
    for (const [method, address, answer] of table) {
      const request = `${method} ${address}`
      expect
        .soft(
          {
            server: await answerOf(product.url, method, address),
            nginx: await answerOf(nginx.url, method, address),
            caddy: await answerOf(caddy.url, method, address),
          },
          request,
        )
        .toEqual({ server: answer, nginx: answer, caddy: answer })
    }
    // A monitor must not take a page for the answer of the backend.
    for (const address of ['/healthz', '/readyz']) {
      expect.soft(await answerOf(nginx.url, 'GET', address), `nginx ${address}`).toBe('404')
      expect.soft(await answerOf(caddy.url, 'GET', address), `Caddy ${address}`).toBe('404')
    }
  } finally {
    await nginx.dispose()
    await caddy.dispose()
  }
})
