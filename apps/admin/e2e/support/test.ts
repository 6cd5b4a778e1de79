import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { log } from '../contract/calls'
import { FaultPage, type Known } from '../faults/faultPage'
import { leaveAsNew } from './leaveAsNew'
import { Product } from './product'
import { enrol, type Steward } from './steward'

interface Fixtures {
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
  /** Violations, as the contract proxy words them, that the test causes on purpose. */
  departs: (...wording: string[]) => void
}

interface WorkerFixtures {
  /** A product that nobody has ever started; it creates its data first. */
  isFirstStart: boolean
  /**
   * What a file uses up that other files need too, such as the demo's citizenship requests: it
   * gets a product of its own. @default nothing
   */
  usesUp: string
  product: Product
  steward: Steward
  /** A second administrator, Rui Matos. Making one restarts the product. */
  colleague: Steward
  workerFaultPage: FaultPage
  known: Known
}

/** Contexts that the tests of a worker pass on to each other, by what they emulate. */
const contexts = new Map<string, BrowserContext>()

/** How many tests of this worker have started. */
let addresses = 0

/** Cookies of the sessions that outlive a test. */
const lasting = new Set<string>()

/**
 * Signs out everybody whom a test signed in. An account has at most ten sessions: leftover ones
 * would push out the session that all tests of the worker share.
 */
export async function signOut(context: BrowserContext, url: string): Promise<void> {
  const session = (await context.cookies(url)).find(({ name }) => name === 'sid')
  if (!session || lasting.has(session.value)) return
  await context.request.get(`${url}/api/auth/logout`, { headers: { 'X-Requested-With': 'hearth' } })
}

/**
 * All long-lived fixtures are defined here: a file with different ones gets another worker, and
 * each worker starts a new product.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isFirstStart: [false, { scope: 'worker', option: true }],
  usesUp: ['', { scope: 'worker', option: true }],
  product: [
    async ({ isFirstStart }, use) => {
      const product = await Product.start({}, isFirstStart)
      await use(product)
      const late = product.contractProxy.takeCalls().flatMap(({ departures }) => departures)
      await product.dispose()
      expect(late, 'no call departs from the contract after the last test').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownAddress: [
    async ({ product }, use) => {
      addresses += 1
      const address = `10.0.${addresses >> 8}.${addresses & 255}`
      product.contractProxy.clientAddress = address
      await use(address)
    },
    { auto: true },
  ],
  departs: [
    async ({ product }, use, { project }) => {
      const wanted: string[] = []
      await use((...wording) => wanted.push(...wording))
      const calls = product.contractProxy.takeCalls()
      await log(project.outputDir, calls)
      const found = new Set(calls.flatMap(({ departures }) => departures))
      expect([...found].toSorted(), 'calls depart from the contract only where told').toEqual(
        wanted.toSorted(),
      )
    },
    { auto: true },
  ],
  steward: [
    async ({ product }, use) => {
      const steward = await enrol(product, product.credentials)
      for (const { value } of steward.cookies) lasting.add(value)
      await use(steward)
      await steward.api.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  colleague: [
    async ({ product }, use) => {
      const email = 'rui.matos@example.org'
      const printed = await product.operate('admin:create', '--email', email, '--name', 'Rui Matos')
      const [, password = ''] = /Password {2}(\S+)/.exec(printed) ?? []
      const colleague = await enrol(product, { email, password })
      await use(colleague)
      await colleague.api.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  workerFaultPage: [
    async ({ browser, product }, use) => {
      const faultPage = new FaultPage(browser, product)
      await use(faultPage)
      await faultPage.close()
    },
    { scope: 'worker' },
  ],
  continues: [false, { option: true }],
  faultPage: async ({ workerFaultPage, steward, continues }, use) => {
    await workerFaultPage.set(steward, continues)
    await use(workerFaultPage)
    if (!continues) workerFaultPage.rest()
  },
  known: [
    async ({ steward }, use) => {
      const read = async (path: string) => (await (await steward.api.get(path)).json()).data
      const [user] = await read('/api/users?page=1&limit=10')
      const [plan] = await read('/api/membership-plan/get-all')
      const [request] = await read('/api/users/pending-badges')
      await use({ userId: user.id, planId: plan.id, requestId: request.id })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // The panel's code is cached and compiled, as in the browser of a returning person: an empty
  // cache would double the work of each test.
  context: async (
    { browser, product, viewport, hasTouch, userAgent, timezoneId, workerFaultPage },
    use,
  ) => {
    // Its page would keep asking the product during the test.
    await workerFaultPage.close()
    const kind = JSON.stringify([viewport, hasTouch, userAgent, timezoneId])
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
