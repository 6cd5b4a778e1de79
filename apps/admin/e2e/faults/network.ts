import type { Page, Request } from '@playwright/test'
import type { Incoming } from '../contract/contractProxy'
import { Call } from './call'
import type { Fault } from './faults'

type Handler = (call: Call) => Promise<void>

/** What stands between a page and the product: it lets all calls pass but those that are told to fail. */
export class Network {
  /** Every call of the page since `forget`, as 'GET /users/7'. */
  readonly calls: string[] = []
  readonly #inFlight = new Set<Request>()
  #held = 0
  #rules: { matches: RegExp; handle: Handler }[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      // With its document a page gives up all that it asked for.
      if (request.isNavigationRequest()) this.#inFlight.clear()
      const [, path] = /^\/api(\/.*)/.exec(new URL(request.url()).pathname) ?? []
      if (!path) return
      this.calls.push(`${request.method()} ${path}`)
      this.#inFlight.add(request)
    })
    page.on('requestfinished', (request) => this.#inFlight.delete(request))
    page.on('requestfailed', (request) => this.#inFlight.delete(request))
  }

  /** Whether nothing is on its way but what is held. */
  get isQuiet(): boolean {
    return this.#inFlight.size <= this.#held
  }

  count(matches: RegExp): number {
    return this.calls.filter((call) => matches.test(call)).length
  }

  forget(): void {
    this.calls.length = 0
  }

  /** From now on these calls meet a fault. The newest rule wins. */
  fail(matches: RegExp, { answer }: Fault): void {
    this.answer(matches, (call) => (answer ? call.fulfill(answer) : call.abort()))
  }

  answer(matches: RegExp, handle: Handler): void {
    this.#rules.unshift({ matches, handle })
  }

  /** From now on these calls wait; gives what lets them go on. */
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

  /** Stands in the way of a call. */
  async meet(incoming: Incoming): Promise<void> {
    const call = new Call(incoming)
    const rule = this.#rules.find(({ matches }) => matches.test(call.name))
    await (rule ? rule.handle(call) : call.continue())
  }
}
