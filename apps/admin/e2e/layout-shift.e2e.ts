// Specification: 2.1

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fontIsThere } from './support/font'
import type { Steward } from './support/steward'
import { expect, expectAllRows, test } from './support/test'

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')

/**
 * The addresses of all pages with the side panel, as the router knows them. A segment that begins
 * with `_` is a layout, and no part of an address.
 */
const panelPaths = [...tree.matchAll(/^ {2}'(\/_panel\/[^']*)': typeof /gm)]
  .map(([, id = '']) => id)
  .filter((id) => !/\/_[a-z]+$/.test(id))
  .map((id) => id.replaceAll(/\/_[a-z]+(?=\/)/g, '').replace(/(?<=.)\/$/, ''))

/** Adds up the shifts that no press or key has caused. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0, moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value })
        for (const { node, previousRect, currentRect } of sources) {
          const words = node?.textContent?.slice(0, 30)
          Reflect.get(window, 'moved').push(`${words}: ${previousRect.y} to ${currentRect.y}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the shifts, and what has moved from where to where. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => ({
    shifted: Number(Reflect.get(window, 'shifted')),
    moved: String(Reflect.get(window, 'moved')),
  }))

/** The addresses of all pages, with a member and a plan that exist. */
async function addressesOf({ api }: Pick<Steward, 'api'>): Promise<string[]> {
  const first = async (path: string) => {
    const { data } = (await (await api.get(path)).json()) as { data: { id: string }[] }
    return data[0]?.id ?? ''
  }
  const userId = await first('/api/users?page=1&limit=10')
  const planId = await first('/api/membership-plan/get-all')
  const addresses = panelPaths.map((path) =>
    path.replace('$id', path.startsWith('/users') ? userId : planId).replace('$', 'no/such/page'),
  )
  expect(addresses).toContain('/badge-requests')
  expect(addresses.length).toBeGreaterThan(12)
  return addresses
}

/** Waits until a page has all of its content, and expects that nothing has moved. */
async function expectStill(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-shape]')).toHaveCount(0)
  await expectAllRows(page)
  const { shifted, moved } = await shiftsOf(page)
  expect.soft(shifted, `${address} moved ${moved}`).toBeLessThan(0.02)
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]

for (const size of sizes) {
  test.describe(`${size.width} px wide`, () => {
    test.setTimeout(180_000)
    test.beforeEach(async ({ stewardPage: page }) => {
      await page.setViewportSize(size)
      await watchShifts(page)
    })

    test('nothing moves while a page loads for the first time', async ({
      stewardPage: page,
      steward,
    }) => {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Network.enable')
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
      // Slow enough that every page first shows its outline.
      const slow = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 }
      await devTools.send('Network.emulateNetworkConditions', slow)
      for (const address of await addressesOf(steward)) {
        await page.goto(address)
        await expectStill(page, address)
      }
    })

    test('nothing moves while the answers arrive last', async ({ stewardPage: page, steward }) => {
      for (const address of await addressesOf(steward)) {
        // The answers wait until the page stands with its outline and its font.
        const answers: (() => void)[] = []
        await page.route('**/api/**', async (route) => {
          await new Promise<void>((resolve) => void answers.push(resolve))
          await route.fallback()
        })
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        await page.unroute('**/api/**')
        for (const answer of answers) answer()
        await expectStill(page, address)
      }
    })

    test('nothing moves when the font arrives last', async ({ stewardPage: page, steward }) => {
      for (const address of await addressesOf(steward)) {
        const fonts: (() => void)[] = []
        await page.route('**/*.woff2', async (route) => {
          await new Promise<void>((resolve) => void fonts.push(resolve))
          await route.fallback()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAllRows(page)
        await expect.poll(() => fonts.length).toBeGreaterThan(0)
        await page.unroute('**/*.woff2')
        for (const load of fonts) load()
        await page.evaluate(() => document.fonts.ready)
        await expectStill(page, address)
      }
    })
  })
  test(`a late font moves nothing on a login ${size.width} px wide, and the email has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await watchShifts(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    const fonts: (() => void)[] = []
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => void fonts.push(resolve))
      await route.fallback()
    })
    // The load event waits for the font.
    await page.goto('/login', { waitUntil: 'commit' })
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeFocused()
    const places = () =>
      page
        .locator('h1, input, form button')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    await expect.poll(() => fonts.length).toBeGreaterThan(0)
    const before = await places()
    await page.unroute('**/*.woff2')
    for (const release of fonts) release()
    await fontIsThere(page)
    expect(await places()).toEqual(before)
    expect((await shiftsOf(page)).shifted).toBeLessThan(0.02)
    await expect(email).toBeFocused()
  })
}
