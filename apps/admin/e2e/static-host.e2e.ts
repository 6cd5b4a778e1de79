import { make, pngOfBytes } from './support/plans'
import { StaticHost } from './support/staticHost'
import { signIn } from './support/steward'
import { test as base, expect } from './support/test'

// The built panel behind nginx, with the configuration that the project ships. `/api` goes to the
// real server. That server calls itself something else, so that its pages cannot pass for the
// host's.
const test = base.extend<object, { host: StaticHost }>({
  host: [
    // Playwright reads here which fixtures the hook takes; it needs none.
    async ({ browserName: _ }, use) => {
      const host = await StaticHost.start()
      await use(host)
      await host.dispose()
    },
    { scope: 'worker' },
  ],
  environment: ({ host }, use) =>
    use({
      PORT: String(host.backendPort),
      PUBLIC_URL: host.url,
      TRUSTED_PROXIES: '127.0.0.1',
      PRODUCT_NAME: 'Backend',
    }),
})

test('a person signs in with two factors, reloads a deep link, signs out', async ({
  page,
  steward,
}) => {
  await page.goto('/users?status=banned')
  await expect(page).toHaveURL(/\/login/)
  await expect(page).toHaveTitle('Login · Hearth')
  await signIn(page, steward)
  await expect(page).toHaveURL(/\/users\?.*status=banned/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(/\/users\?.*status=banned/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()

  // A GET that changes state: the backend accepts it only when the proxy passes the browser's
  // headers on.
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect((await page.request.get('/api/users')).status()).toBe(401)
})

test('an unknown address shows the 404 page', { tag: '@2.10' }, async ({ stewardPage: page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i)
  await page.goto('/users/no-such-person')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an image of 5 MB reaches the backend, a larger one is refused', async ({ steward }) => {
  const grant = async () => {
    const answer = await steward.api.post('/api/file/generate-upload-url/admin', {
      data: { fileName: 'tier.png', fileType: 'image/png' },
    })
    return ((await answer.json()) as { url: string }).url
  }
  const image = pngOfBytes(5 * 1024 * 1024)
  const headers = { 'content-type': 'image/png' }
  const url = await grant()
  const sent = await steward.api.put(url, { headers, data: image })
  expect(sent.status(), await sent.text()).toBe(200)
  const { pathname } = new URL(url)
  await make(steward.api, 'Framed', { image: pathname })
  const stored = await steward.api.get(pathname)
  expect(stored.headers()['content-security-policy']).toBe("sandbox; default-src 'none'")
  // The pixel, without the text.
  expect((await stored.body()).subarray(0, 8)).toEqual(image.subarray(0, 8))
  expect((await stored.body()).length).toBeLessThan(200)

  const larger = await steward.api.put(await grant(), { headers, data: Buffer.alloc(7_000_000) })
  expect(larger.status()).toBe(413)
})

/** Headers that say nothing about how an answer may be used, or that differ between answers. */
const transport = new Set(
  'accept-ranges connection content-encoding content-length date etag keep-alive last-modified server transfer-encoding vary x-request-id'.split(
    ' ',
  ),
)

test('every file has the headers that the server itself would give it', async ({
  request,
  host,
  product,
}) => {
  const backend = `http://127.0.0.1:${host.backendPort}`
  const html = await (await request.get(product.url)).text()
  const asset = /src="(\/assets\/base-[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  const textOf = async (path: string) => (await request.get(product.url + path)).text()
  const [font = ''] = /\/assets\/inter-latin-wght[^)]+\.woff2/.exec(await textOf(style)) ?? []
  const headersOf = async (address: string) => {
    const answer = await request.get(address, {
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip' },
    })
    const all = answer.headers()
    const kept = Object.entries(all)
      .filter(([name]) => !transport.has(name))
      // The server itself puts the first script into its document, and allows it by its hash.
      .map(([name, value]) => [name, value.replaceAll(/ 'sha256-[^']+'/g, '')])
    return {
      status: answer.status(),
      encoding: all['content-encoding'],
      ...Object.fromEntries(kept),
    }
  }
  const paths = [
    '/',
    '/login',
    '/users/1',
    '/reset-password?token=a',
    '/verify',
    '/accept-invite',
    '/join-team',
    '/notice',
  ]
  expect(font).not.toBe('')
  for (const path of [...paths, '/boot.js', '/favicon.svg', asset, style, font]) {
    await test.step(path, async () => {
      const given = await headersOf(product.url + path)
      expect(given).toHaveProperty('content-security-policy')
      expect({ ...given, encoding: '' }).toEqual({
        ...(await headersOf(backend + path)),
        encoding: '',
      })
      if (!path.endsWith('.woff2')) expect(given.encoding).toBe('gzip')
    })
  }
  expect(await headersOf(product.url + asset)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  })

  for (const path of ['/assets/gone-1.js', '/icons/gone.png', '/.vite/manifest.json', '/assets/']) {
    const gone = await headersOf(product.url + path)
    expect(gone, path).toMatchObject({ status: 404, 'cache-control': 'no-cache' })
    expect(gone, path).toHaveProperty('content-security-policy')
  }
  const refused = await headersOf(`${product.url}/api/users`)
  expect(refused).toEqual(await headersOf(`${backend}/api/users`))
  expect(refused).toMatchObject({ status: 401, 'cache-control': 'no-store' })
})

test('another brand needs no other build, and a broken one does not blank the page', async ({
  page,
  host,
}) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const requests: string[] = []
  page.on('request', (one) => requests.push(new URL(one.url()).pathname))

  await host.configure({
    productName: 'Harbour & <Sons>',
    supportAddress: 'help@harbour.example',
    signUpUrl: 'https://harbour.example/join',
  })
  const document = await page.goto(`${host.url}/login`)
  expect(await document?.text()).toContain('<title>Harbour &amp; &lt;Sons&gt;</title>')
  await expect(page).toHaveTitle('Login · Harbour & <Sons>')
  await expect(page.getByText('help@harbour.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    'https://harbour.example/join',
  )
  expect(requests.filter((path) => path.includes('config'))).toEqual([])
  expect(lines).toEqual([])

  await host.edit((html) => html.replace('{"productName":', '{"prodctName":'))
  await page.reload()
  await expect(page).toHaveTitle('Login · Hearth')
  await expect(page.getByText('help@harbour.example')).toBeVisible()
  expect(lines).toEqual(['Configuration: prodctName is not a setting of the panel'])

  await host.edit((html) => html.replace('{"prodctName"', '<oops'))
  await page.reload()
  await expect(page).toHaveTitle('Login · Hearth')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(lines[1]).toMatch(/^Configuration: SyntaxError/)
  await host.configure({})
})
