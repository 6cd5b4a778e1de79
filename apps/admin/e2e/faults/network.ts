import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import type { Fault } from './faults'

type Handler = (route: Route) => Promise<void>

/** What stands between a page and the product: it lets all calls pass but those that are told to fail. */
export class Network {
  /** Every call since `forget`, as 'GET /users/7'. */
  readonly calls: string[] = []
  #inFlight = 0
  #rules: { matches: RegExp; handle: Handler }[] = []

  static async before(page: Page): Promise<Network> {
    const network = new Network()
    await page.route('**/api/**', (route) => network.#take(route))
    return network
  }

  /** Whether nothing is on its way. */
  get isQuiet(): boolean {
    return this.#inFlight === 0
  }

  count(matches: RegExp): number {
    return this.calls.filter((call) => matches.test(call)).length
  }

  forget(): void {
    this.calls.length = 0
  }

  /** From now on these calls meet a fault. The newest rule wins. */
  fail(matches: RegExp, { answer }: Fault): void {
    this.answer(matches, (route) => (answer ? route.fulfill(answer) : route.abort()))
  }

  answer(matches: RegExp, handle: Handler): void {
    this.#rules.unshift({ matches, handle })
  }

  /** From now on these calls wait; gives what lets them go on. */
  hold(matches: RegExp, then: Handler = (route) => route.continue()): () => void {
    const gate = Promise.withResolvers<void>()
    this.answer(matches, async (route) => {
      this.#inFlight -= 1
      await gate.promise
      this.#inFlight += 1
      await then(route)
    })
    return () => gate.resolve()
  }

  heal(): void {
    this.#rules = []
  }

  async #take(route: Route): Promise<void> {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`
    this.calls.push(call)
    this.#inFlight += 1
    const rule = this.#rules.find(({ matches }) => matches.test(call))
    try {
      if (rule) await rule.handle(route)
      else await route.continue()
      // To the end of the answer, so that what it brings is on the page soon after; there may be none
      // for a call that the page gave up meanwhile.
      await Promise.race([request.response().then((answer) => answer?.finished()), sleep(500)])
    } catch {
      // The page was left while it asked.
    } finally {
      this.#inFlight -= 1
    }
  }
}
