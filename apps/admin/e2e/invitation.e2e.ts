// Specification: 2.9

import { devices, type Page } from '@playwright/test'
import { expect, test } from './support/test'

/**
 * Blocks every app store and reports which of their addresses was requested.
 * @param mayAnswer until then the page that leads there stays. @default at once
 */
async function watchStores(page: Page, mayAnswer?: Promise<void>): Promise<string[]> {
  const visited: string[] = []
  await page.route(/^https:/, async (route) => {
    visited.push(route.request().url())
    await mayAnswer
    return route.fulfill({ contentType: 'text/html', body: '<h1>A store</h1>' })
  })
  return visited
}

/** What a deployment with its own app writes into the page. */
async function configure(page: Page, settings: object): Promise<void> {
  await page.route(/\/(app|accept-invite)(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(
      /(id="configuration">).*?(?=<\/script>)/s,
      `$1${JSON.stringify(settings)}`,
    )
    await route.fulfill({ response: answer, body: html })
  })
}

const store = { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store/apps' }
const token = 'kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ'

for (const [name, address, invited] of [
  ['iPhone 15', store.ios, store.ios],
  ['Pixel 7', store.android, `${store.android}?referrer=token%3D${token}`],
] as const) {
  const { userAgent, viewport, hasTouch } = devices[name] ?? {}

  test.describe(`on a ${name}`, () => {
    test.use({ userAgent, viewport, hasTouch })

    test('/app leads to its store, and Back does not lead in a circle', async ({ page }) => {
      const visited = await watchStores(page)
      await page.goto('/login')
      await page.goto('/app?url=https://evil.example&next=//evil.example')
      await expect(page).toHaveURL(address)
      expect(visited).toEqual([address])
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)
    })

    test('an invitation keeps its token in the link into the app', { tag: '@2.1' }, async ({
      page,
    }) => {
      const visited = await watchStores(page)
      await page.goto(`/accept-invite?token=${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Hearth')
      const link = page.getByRole('link', { name: 'Get the app' })
      await expect(link).toHaveAttribute('href', `/app?token=${token}`)
      await link.focus()
      await link.hover()
      expect(visited).toEqual([])
      await expect(page).toHaveURL(/\/accept-invite/)
      await link.tap()
      await expect(page).toHaveURL(invited)
      expect(visited).toEqual([invited])
    })

    test('an invitation opens the app first, with its token', { tag: '@2.1' }, async ({ page }) => {
      const visited = await watchStores(page)
      await configure(page, { appLinkUrl: 'https://link.harbour.example/invite?from=email' })
      await page.goto(`/accept-invite?token=${token}`)
      await page.getByRole('link', { name: 'Get the app' }).tap()
      const opened = `https://link.harbour.example/invite?from=email&token=${token}`
      await expect(page).toHaveURL(opened)
      expect(visited).toEqual([opened])
    })

    test('where the app is not installed, the store opens', { tag: '@2.1' }, async ({ page }) => {
      let answer = () => {}
      const visited = await watchStores(page, new Promise((resolve) => (answer = resolve)))
      await configure(page, { appLinkUrl: 'harbour://invite' })
      await page.goto(`/app?token=${token}`, { waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
        'href',
        `harbour://invite?token=${token}`,
      )
      await expect(page.getByText('After installing, open this link again.')).toHaveCount(
        address === store.ios ? 1 : 0,
      )
      answer()
      await expect(page).toHaveURL(invited)
      expect(visited).toEqual([invited])
    })
  })
}

test.describe('on a computer', () => {
  test('/app says that this is not a phone, and where the app is', async ({ page }) => {
    const visited = await watchStores(page)
    await page.goto('/app')
    await expect(page.getByText('Not a supported mobile platform.')).toBeVisible()
    await expect(page).toHaveTitle('Get the app · Hearth')
    const links = page.getByRole('main').getByRole('link')
    await expect(links.nth(0)).toHaveAttribute('href', store.ios)
    await expect(links.nth(1)).toHaveAttribute('href', store.android)
    await expect(page).toHaveURL(/\/app$/)
    expect(visited).toEqual([])
  })

  test('an invitation greets and leads to the stores', { tag: '@2.1' }, async ({ page }) => {
    await page.goto(`/accept-invite?token=${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Hearth')
    await expect(page).toHaveTitle('Invitation · Hearth')
    await expect(page.getByRole('link', { name: 'Open App Store' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Google Play' })).toHaveAttribute(
      'href',
      `${store.android}?referrer=token%3D${token}`,
    )
  })

  for (const address of ['/accept-invite', '/accept-invite?token=', '/accept-invite?token=a%20b']) {
    test(`${address} is not valid`, { tag: '@2.1' }, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation link not valid')
    })
  }
})
