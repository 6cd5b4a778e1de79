import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '../support/product'
import type { Steward } from '../support/steward'
import { Network } from './network'

/**
 * What a log line of the panel may say about a call (specification 10): method, template, status,
 * message.
 */
const logged = /^[A-Z]+ \/(?:[\w/-]|\{[\w ]+\})* (\d{3}|-) /
/** What no person should ever read. */
const foreign =
  /undefined|\[object |NaN|\bnull\b|<!doctype|<h1|Bad gateway|SyntaxError|TypeError|Failed to fetch|invalid signature|Invalid Date/

const viewport = { width: 1440, height: 900 }

/** A page that reads nothing. */
export const EMPTY = '/users/nothing/here'

/**
 * One page in front of the product, shared by many cases: starting the panel for each would take
 * minutes.
 */
export class FaultPage {
  readonly #browser: Browser
  readonly #problems: string[] = []
  #jumps = 0
  #set: { page: Page; network: Network; product: Product; steward: Steward } | undefined
  /** What `openAction` opened last, while it is still open. */
  opened: object | undefined

  constructor(browser: Browser) {
    this.#browser = browser
  }

  get page(): Page {
    return this.#there.page
  }

  get network(): Network {
    return this.#there.network
  }

  get #there() {
    if (!this.#set) throw new Error('The faultPage is not set')
    return this.#set
  }

  /**
   * Prepares it for a test. It opens a new page after many jumps of the clock, as each jump is
   * remembered for good.
   * @param continues the test starts where the previous one ended
   */
  async set(product: Product, steward: Steward, continues: boolean): Promise<void> {
    const isOther = this.#set?.product !== product
    if (isOther || this.#jumps > 1_000) await this.#build(product, steward)
    // Pending requests of the previous test must not meet the faults of this one.
    else if (this.#isOpen && !continues) await this.#leave()
    const { network, page } = this
    await page.setViewportSize(viewport)
    network.forget()
    product.frontProxy.intercept = (call) => network.meet(call)
  }

  /** Gets out of the way of other tests until it is prepared again. */
  rest(): void {
    if (!this.#set) return
    this.#set.product.frontProxy.intercept = undefined
    this.#set.network.recover()
  }

  async close(): Promise<void> {
    this.opened = undefined
    await this.#set?.page.context().close()
    this.#set = undefined
  }

  async #build(product: Product, steward: Steward): Promise<void> {
    await this.close()
    const page = await this.#browser.newPage({
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      viewport,
    })
    // The retry delays of the suite add up to hours, so the clock jumps over them.
    await page.clock.install()
    this.#jumps = 0
    this.#set = { page, network: new Network(page), product, steward }
    page.on('pageerror', ({ message }) => this.#problems.push(message))
    page.on('console', (line) => {
      const isExpected =
        logged.test(line.text()) || line.text().startsWith('Failed to load resource')
      if (line.type() === 'error' && !isExpected) this.#problems.push(line.text())
    })
  }

  /** Jumps ahead; a timer that is due in between fires once. */
  async jump(milliseconds: number): Promise<void> {
    this.#jumps += 1
    await this.page.clock.fastForward(milliseconds)
  }

  /** Opens a page of the panel as somebody who has read nothing yet. */
  async start(path: string, as: 'steward' | 'unenrolled' | 'nobody' = 'steward'): Promise<void> {
    const isOpen = this.#isOpen
    if (isOpen) await this.#forgetAll()
    await this.#become(as)
    if (isOpen) await this.visit(path)
    else await this.page.goto(this.#there.product.url + path)
  }

  /** Goes from the empty page to another as a link does, without a full load. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), path)
    // The code of the page may still be loading: a clock that jumps now would leave no time for
    // it.
    if (path !== EMPTY) await expect(this.#emptyTitle).toHaveCount(0)
  }

  get #isOpen(): boolean {
    return this.page.url().startsWith(this.#there.product.url)
  }

  /** Goes to a page that reads nothing. */
  async #leave(): Promise<void> {
    this.opened = undefined
    await this.#become('steward')
    // A deletion under way would go on at its second step.
    await this.page.evaluate(() => sessionStorage.removeItem('hearth-deletion'))
    await this.visit(EMPTY)
    await expect(this.#emptyTitle).toBeVisible()
    await this.quiet()
  }

  /** Goes there and stays until everything read before is forgotten. */
  async #forgetAll(): Promise<void> {
    await this.#leave()
    await this.jump(301_000)
    await this.clearToasts()
  }

  get #emptyTitle(): Locator {
    return this.page.locator('h1', { hasText: '404 Page Not Found' })
  }

  async #become(who: 'steward' | 'unenrolled' | 'nobody'): Promise<void> {
    const context = this.page.context()
    const { product, steward } = this.#there
    const is2FAEnabled = who === 'steward'
    const user = { userName: 'Ada Hearth', email: steward.email, role: 'ADMIN', is2FAEnabled }
    const value = encodeURIComponent(JSON.stringify(user))
    if (who === 'nobody') await context.clearCookies({ name: 'user' })
    else await context.addCookies([{ name: 'user', value, url: product.url }])
    await context.addCookies(steward.cookies)
  }

  /** Waits until no call is pending and the page shows every answer. */
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
    await expect(shown).toBeVisible()
  }

  /** Comes back to the tab after a while: data older than 30 s is loaded again. */
  async signInAgain(): Promise<void> {
    await this.jump(31_000)
    await this.page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
  }

  get toasts(): Locator {
    return this.page.locator('[role="region"] [role="alertdialog"]')
  }

  /** Lets all toasts time out. */
  async clearToasts(): Promise<void> {
    await this.page.mouse.move(0, 0)
    for (let turn = 0; turn < 20 && (await this.toasts.count()) > 0; turn += 1) {
      await this.jump(6_000)
    }
    await expect(this.toasts).toHaveCount(0)
  }

  /**
   * Checks that nothing broke: a page with a title, only words for people, and no uncaught error.
   */
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
