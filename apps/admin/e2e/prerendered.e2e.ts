// Specification: 2.3, 2.5, 2.6, 2.7, 2.8

import type { Page } from '@playwright/test'
import { StaticHost } from './support/staticHost'
import { expect, test } from './support/test'
import { openWithoutBase } from './support/withoutBase'

/** Until the panel's code runs, the page is the one that came with the document. */
const isPrerendered = (page: Page) => page.locator('#root[data-prerendered]')

/** From now on, counts each time that the page stands without its title. */
const countGaps = (page: Page) =>
  page.evaluate(() => {
    const counted = { gaps: 0 }
    new MutationObserver(() => {
      if (!document.querySelector('#root h1')) counted.gaps += 1
    }).observe(document.body, { childList: true, subtree: true })
    return Object.assign(window, { counted }) && undefined
  })

for (const path of ['/login', '/forgot-password', '/delete-account']) {
  test(`${path} can be read before the panel's code is there, and stays as it was`, async ({
    page,
  }) => {
    const { release } = await openWithoutBase(page, path)
    await expect(isPrerendered(page)).toHaveCount(1)
    await expect(page.getByText('Loading')).toBeHidden()
    const look = () =>
      page.locator('main').evaluate((main) => {
        const places = [...main.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, x, y, width, height].join(' ')
        })
        return [main.textContent, ...places]
      })
    const before = await look()
    await countGaps(page)
    release()
    await expect(isPrerendered(page)).toHaveCount(0)
    // The font comes with the code, and its letters are a little wider or narrower than the
    // fallback's.
    await page.locator('link[href*="/fonts-"]').evaluate((link) => link.remove())
    expect(await look()).toEqual(before)
    expect(await page.evaluate(() => Object(window).counted.gaps)).toBe(0)
  })
}

test('a step back while a public page loads is not lost', async ({ page }) => {
  await page.goto('/login')
  await expect(isPrerendered(page)).toHaveCount(0)
  await page.getByRole('link', { name: /^Forgot/ }).click()
  await expect(page).toHaveURL('/forgot-password')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/forgot-password-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  // The code that every page needs has run.
  await expect(page.locator('link[href*="/fonts-"]')).toHaveCount(1)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/login')
  release()
  await expect(isPrerendered(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a public page needs nothing but its document to be painted', async ({ page, product }) => {
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/login') return route.continue()
    asked.push(pathname)
    return route.abort()
  })
  const answer = await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page.getByRole('button', { name: 'Login' })
  const transparent = 'rgba(0, 0, 0, 0)'
  await expect(button, 'it has its style').not.toHaveCSS('background-color', transparent)
  expect(asked.filter((path) => /^\/(boot|prerendered)\.js$|\.css$/.test(path))).toEqual([])
  const others = await page.request.get(`${product.url}/users`)
  const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''
  expect(policyOf(answer?.headers() ?? {})).toContain("style-src 'self' 'sha256-")
  expect(policyOf(others.headers()), 'a panel that keeps its styles').toContain("style-src 'self';")
})

for (const [path, first, then] of [
  ['/verify', 'Please wait while we verify your data.', 'Verification Link Invalid'],
  ['/reset-password', 'Validating reset link...', 'Reset password'],
] as const) {
  test(`a link to ${path} says at once what it does`, async ({ page }) => {
    const { release } = await openWithoutBase(page, `${path}?token=${'a'.repeat(43)}`)
    await expect(isPrerendered(page)).toHaveCount(1)
    await expect(page.getByText(first)).toBeVisible()
    release()
    await expect(page.getByText(first)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(then)
  })
}

test('what a person typed and pressed before is done then', async ({ page, steward }) => {
  const { release } = await openWithoutBase(page, '/login?redirect=%2Fposts')
  await expect(isPrerendered(page)).toHaveCount(1)
  await page.getByLabel('Email').fill(steward.email)
  await page.getByLabel('Password', { exact: true }).fill(steward.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Loading')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  release()
  await expect(page).toHaveURL('/2fa?redirect=%2Fposts')
})

test('the focus stays in its field, and a pressed button does its work', async ({ page }) => {
  const { release } = await openWithoutBase(page, '/login')
  await expect(isPrerendered(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Show password' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('kept')
  release()
  await expect(isPrerendered(page)).toHaveCount(0)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await page.keyboard.type(' on')
  await expect(password).toHaveValue('kept on')
})

test('code that does not come is told below the page, which keeps what was typed', async ({
  page,
}) => {
  await page.route('**/assets/base-*.js', (route) => route.abort())
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('somebody@example.org')
  await expect(page.getByText("Couldn't load this page.")).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org')
  await page.unroute('**/assets/base-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(isPrerendered(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
})

test('no password gets into an address without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await expect(page.locator('noscript')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${product.url}/login`)
  await context.close()
})

test('nobody who is signed in sees the login', async ({ stewardPage: page }) => {
  const answer = await page.goto('/login')
  expect(await answer?.text()).not.toContain('<h1')
  await expect(page).toHaveURL(/\/2fa/)
})

test('a configured host of files sends the same pages', async ({ request, product }) => {
  const host = await StaticHost.start()
  const read = async (url: string, cookie = '') => {
    const answer = await request.get(url, { headers: { accept: 'text/html', cookie } })
    return /<div id="root".*?<div id="boot"/s.exec(await answer.text())?.[0]
  }
  await host.configure({})
  for (const path of ['/login', '/forgot-password', '/delete-account', '/users']) {
    expect(await read(host.url + path)).toBe(await read(product.url + path))
  }
  expect(await read(`${host.url}/login`)).toContain('<h1')
  expect(await read(`${host.url}/login`, 'user=somebody')).not.toContain('<h1')
  await host.dispose()
})
