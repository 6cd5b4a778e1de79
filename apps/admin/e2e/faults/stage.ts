import type { Browser, Locator, Page } from '@playwright/test'
import { test as base, expect, type Steward } from '../support/test'
import { Network } from './network'

/** What a log line of the panel may say of a call (decisions, Behaviour): method, template, status, message. */
const logged = /^[A-Z]+ \/(?:[\w/-]|\{[\w ]+\})* (\d{3}|-) /
/** What no person should ever read. */
const foreign =
  /undefined|\[object |NaN|\bnull\b|<!doctype|<h1|Bad gateway|SyntaxError|TypeError|Failed to fetch|invalid signature|Invalid Date/

/** The title of the page that reads nothing. */
const NOTHING = '404 Page Not Found'

/** One page in front of the product, for many cases: a start of the panel for each would take minutes. */
export class Stage {
  readonly #browser: Browser
  readonly #steward: Steward
  readonly #url: string
  readonly #problems: string[] = []
  #jumps = 0
  #set: { page: Page; network: Network } | undefined

  constructor(browser: Browser, steward: Steward, url: string) {
    this.#browser = browser
    this.#steward = steward
    this.#url = url
  }

  get page(): Page {
    return this.#there.page
  }

  get network(): Network {
    return this.#there.network
  }

  get #there() {
    if (!this.#set) throw new Error('The stage is not set')
    return this.#set
  }

  /** Sets it, and again after a while: each jump of the clock is told to every later document anew. */
  async set(): Promise<void> {
    if (this.#set && this.#jumps < 150) return
    await this.strike()
    const page = await this.#browser.newPage({
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    // The waits between retries are hours in a suite of hundreds: the clock jumps over them.
    await page.clock.install()
    this.#jumps = 0
    this.#set = { page, network: await Network.before(page) }
    page.on('pageerror', ({ message }) => this.#problems.push(message))
    page.on('console', (line) => {
      const isTold = logged.test(line.text()) || line.text().startsWith('Failed to load resource')
      if (line.type() === 'error' && !isTold) this.#problems.push(line.text())
    })
  }

  /** Takes it down. */
  async strike(): Promise<void> {
    await this.#set?.page.context().close()
    this.#set = undefined
  }

  /** Jumps ahead; a timer that is due meanwhile fires once. */
  async jump(milliseconds: number): Promise<void> {
    this.#jumps += 1
    await this.page.clock.fastForward(milliseconds)
  }

  /** Begins a page anew, as somebody. */
  async start(path: string, as: 'steward' | 'unenrolled' | 'nobody' = 'steward'): Promise<void> {
    const context = this.page.context()
    await context.clearCookies({ name: 'user' })
    const is2FAEnabled = as === 'steward'
    const user = { userName: 'Ada Hearth', email: this.#steward.email, role: 'ADMIN', is2FAEnabled }
    const value = encodeURIComponent(JSON.stringify(user))
    await context.addCookies(this.#steward.cookies)
    if (as !== 'nobody') await context.addCookies([{ name: 'user', value, url: this.#url }])
    await this.page.goto(this.#url + path)
  }

  /** Goes from the empty page to one of the panel as a link does, without a new start. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), path)
    // Its code may still be on its way: a clock that jumps now would leave no time to it.
    await expect(this.page.locator('h1', { hasText: NOTHING })).toHaveCount(0)
  }

  /** Leaves for a page that reads nothing, and stays away until everything read before is forgotten. */
  async forgetReads(): Promise<void> {
    this.network.heal()
    await this.page.evaluate(() => history.pushState(null, '', '/users/nothing/here'))
    await expect(this.page.locator('h1', { hasText: NOTHING })).toBeVisible()
    await this.quiet()
    await this.jump(301_000)
    this.network.forget()
  }

  /** Waits until nothing is on its way, and what came is on the page. */
  async quiet(): Promise<void> {
    await expect.poll(() => this.network.isQuiet, { intervals: [5, 10, 20] }).toBe(true)
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))),
    )
  }

  /** Jumps from one try to the next until something shows. */
  async until(shown: Locator, jump = 4_000): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
      await this.quiet()
      if (await shown.isVisible()) return
      await this.jump(jump)
    }
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }

  /** Comes back to the tab after a while: what is older than 30 s is read anew. */
  async comeBack(): Promise<void> {
    await this.jump(31_000)
    await this.page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
  }

  get toasts(): Locator {
    return this.page.locator('[role="region"] [role="alertdialog"]')
  }

  /** Lets all toasts run out. */
  async clearToasts(): Promise<void> {
    await this.page.mouse.move(0, 0)
    for (let turn = 0; turn < 20 && (await this.toasts.count()) > 0; turn += 1) {
      await this.jump(6_000)
    }
    await expect(this.toasts).toHaveCount(0)
  }

  /** Nothing broke: a titled page stands there, with words for people only, and no error was missed. */
  async expectSound(): Promise<void> {
    await expect(this.page.locator('h1')).toBeVisible()
    const words = await this.page.locator('body').textContent()
    expect(words).not.toMatch(foreign)
    this.expectNoProblem()
  }

  expectNoProblem(): void {
    expect(this.#problems.splice(0), 'no uncaught error, no foreign line in the console').toEqual(
      [],
    )
  }
}

/** Ids and names of the demo community that the addresses and rows need. */
export interface Known {
  userId: string
  planId: string
}

export const test = base.extend<object, { stage: Stage; known: Known }>({
  stage: [
    async ({ browser, steward, product }, use) => {
      const stage = new Stage(browser, steward, product.url)
      await use(stage)
      await stage.strike()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  known: [
    async ({ steward }, use) => {
      const read = async (path: string) => (await (await steward.api.get(path)).json()).data
      const [user] = await read('/api/users?page=1&limit=10')
      const [plan] = await read('/api/membership-plan/get-all')
      await use({ userId: user.id, planId: plan.id })
    },
    { scope: 'worker' },
  ],
})

export { expect }
