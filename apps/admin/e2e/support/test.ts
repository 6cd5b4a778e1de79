import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { FaultPage } from '../faults/faultPage'
import { leaveAsNew } from './leaveAsNew'
import type { Product } from './product'
import { isLasting, type Known, Products, type Running, type Wanted } from './products'
import type { Steward } from './steward'

interface Fixtures extends Wanted {
  /** The product that the file needs: the shared one unless `Wanted` says otherwise. */
  running: Running
  product: Product
  steward: Steward
  /** A second administrator, Rui Matos. Making one restarts the product. */
  colleague: Steward
  known: Known
  /** A page of a steward who has signed in and passed the second factor. */
  stewardPage: Page
  /** One page for many tests, with faults on its way to the product. */
  faultPage: FaultPage
  /** The fault page stays as the previous test left it. After the last such test it must `rest`. */
  continues: boolean
  /**
   * A separate client address for each test, so that the tests of a worker do not use up each
   * other's sign-in attempts.
   */
  ownAddress: string
}

interface WorkerFixtures {
  products: Products
  workerFaultPage: FaultPage
}

/** Contexts that the tests of a worker pass on to each other, by what they emulate. */
const contexts = new Map<string, BrowserContext>()

/** How many tests of this worker have started. */
let addresses = 0

/**
 * Signs out everybody whom a test signed in. An account has at most ten sessions: leftover ones
 * would push out the session that all tests of a product share.
 */
export async function signOut(context: BrowserContext, url: string): Promise<void> {
  const session = (await context.cookies(url)).find(({ name }) => name === 'sid')
  if (!session || isLasting(session.value)) return
  await context.request.get(`${url}/api/auth/logout`, { headers: { 'X-Requested-With': 'hearth' } })
}

/**
 * All long-lived fixtures are defined here: a file with different ones gets another worker, and
 * each worker starts a new browser and a new product.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true }],
  isFirstStart: [false, { option: true }],
  usesUp: ['', { option: true }],
  products: [
    async ({ browserName: _ }, use) => {
      const products = new Products()
      await use(products)
      await products.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  running: [
    async ({ products, environment, isFirstStart, usesUp }, use) =>
      use(await products.take({ environment, isFirstStart, usesUp })),
    { timeout: 180_000 },
  ],
  product: ({ running }, use) => use(running.product),
  steward: [async ({ running }, use) => use(await running.steward()), { timeout: 90_000 }],
  colleague: [async ({ running }, use) => use(await running.colleague()), { timeout: 90_000 }],
  known: [async ({ running }, use) => use(await running.known()), { timeout: 90_000 }],
  ownAddress: [
    async ({ product }, use) => {
      addresses += 1
      const address = `10.0.${addresses >> 8}.${addresses & 255}`
      product.frontProxy.clientAddress = address
      await use(address)
    },
    { auto: true },
  ],
  workerFaultPage: [
    async ({ browser }, use) => {
      const faultPage = new FaultPage(browser)
      await use(faultPage)
      await faultPage.close()
    },
    { scope: 'worker' },
  ],
  continues: [false, { option: true }],
  faultPage: async ({ workerFaultPage, product, steward, continues }, use) => {
    await workerFaultPage.set(product, steward, continues)
    await use(workerFaultPage)
    if (!continues) workerFaultPage.rest()
  },
  baseURL: async ({ product }, use) => use(product.url),
  // The panel's code is cached and compiled, as in the browser of a returning person: an empty
  // cache would double the work of each test.
  context: async (
    { browser, baseURL, product, viewport, hasTouch, userAgent, timezoneId, workerFaultPage },
    use,
  ) => {
    // Its page would keep asking the product during the test.
    await workerFaultPage.close()
    const kind = JSON.stringify([baseURL, viewport, hasTouch, userAgent, timezoneId])
    const context = contexts.get(kind) ?? (await browser.newContext())
    contexts.delete(kind)
    await use(context)
    const isNew = await leaveAsNew(context, () => signOut(context, product.url))
    if (isNew) contexts.set(kind, context)
    else await context.close()
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages()
    const faults = faultsOf(page)
    await use(page)
    expect(faults, 'no uncaught error and nothing that the content policy refuses').toEqual([])
  },
  stewardPage: async ({ page, context, product, steward }, use) => {
    const user = { userName: 'Ada Hearth', email: steward.email, role: 'ADMIN', is2FAEnabled: true }
    await context.addCookies([
      ...steward.cookies,
      { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: product.url },
    ])
    await use(page)
  },
})

/**
 * Uncaught errors of a page, and Chromium's messages when the content policy refuses something.
 */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => {
    const refused = /Content Security Policy|requires 'Trusted/i
    if (refused.test(line.text())) faults.push(line.text())
  })
  return faults
}

/** The open confirm dialog. A toast has the role `alertdialog` too, but no Cancel button. */
export const question = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) })

/**
 * Waits for the rows below the first screen, which follow the first ones. Until then the list
 * reserves their height.
 */
export const expectAllRows = (page: Page): Promise<void> =>
  expect(page.locator('section[style*="min-height"]')).toHaveCount(0)

/**
 * Jumps ahead on the page's clock until something holds; the test must install the clock. In real
 * time the next polls and retries of a page take half a minute.
 */
export const jumpUntil = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(4_000)
        return holds()
      },
      { timeout: 30_000 },
    )
    .toBe(true)

/** Waits for an email and returns what it brings: the address of its link, or the line to copy. */
export async function mailed(product: Product, kind: string, to: string): Promise<string> {
  let email: string | undefined
  await expect
    .poll(async () => (email = await product.email(kind, to)), { timeout: 30_000 })
    .toBeDefined()
  const { link, copy } = /^(?<link>https?:\S+)$|^ {4}(?<copy>\S+)$/m.exec(email ?? '')?.groups ?? {}
  return link ?? copy ?? ''
}

export { expect }
