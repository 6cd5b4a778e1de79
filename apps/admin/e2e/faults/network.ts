import type { Page, Request } from '@playwright/test'
import type { Incoming } from '../support/frontProxy'
import { Call } from './call'
import type { Fault } from './faults'

type Handler = (call: Call) => Promise<void>

/**
 * Intercepts the calls between a page and the product. It lets all calls pass except those that are told to
 * fail.
 */
export class Network {
  /** Every call of the page since `forget`, as 'GET /users/7'. */
  readonly calls: string[] = []
  readonly #inFlight = new Set<Request>()
  #held = 0
  #rules: { matches: RegExp; handle: Handler }[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      // A page gives up all its requests when its document goes away.
      if (request.isNavigationRequest()) this.#inFlight.clear()
      const [, path] = /^\/api(\/.*)/.exec(new URL(request.url()).pathname) ?? []
      if (!path) return
      this.calls.push(`${request.method()} ${path}`)
      this.#inFlight.add(request)
    })
    page.on('requestfinished', (request) => this.#inFlight.delete(request))
    page.on('requestfailed', (request) => this.#inFlight.delete(request))
  }

  /** Whether nothing is pending except the calls that are held back. */
  get isQuiet(): boolean {
    return this.#inFlight.size <= this.#held
  }

  count(matches: RegExp): number {
    return this.calls.filter((call) => matches.test(call)).length
  }

  forget(): void {
    this.calls.length = 0
  }

  /** These calls meet a fault from now on. The newest rule wins. */
  fail(matches: RegExp, { answer }: Fault): void {
    this.answer(matches, (call) => (answer ? call.fulfill(answer) : call.abort()))
  }

  answer(matches: RegExp, handle: Handler): void {
    this.#rules.unshift({ matches, handle })
  }

  /** These calls wait from now on. Returns a function that lets them go on. */
  hold(matches: RegExp, then: Handler = (call) => call.continue()): () => void {
    const released = Promise.withResolvers<void>()
    this.answer(matches, async (call) => {
      this.#held += 1
      await Promise.race([released.promise, call.end])
      this.#held -= 1
      await then(call)
    })
    return () => released.resolve()
  }

  recover(): void {
    this.#rules = []
  }

  /** Intercepts a call. */
  async meet(incoming: Incoming): Promise<void> {
    const call = new Call(incoming)
    const rule = this.#rules.find(({ matches }) => matches.test(call.name))
    await (rule ? rule.handle(call) : call.continue())
  }
}
