import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Incoming } from '../support/frontProxy'

/** The answer that replaces the product's own. */
export interface Answer {
  /** @default 200 */
  status?: number
  headers?: Readonly<Record<string, string>>
  json?: unknown
  body?: string
  contentType?: string
}

/**
 * A call of the page on its way to the product. Its methods do nothing once the page has given
 * the call up.
 */
export class Call {
  readonly url: URL
  readonly #incoming: Incoming

  constructor(incoming: Incoming) {
    this.#incoming = incoming
    this.url = new URL(incoming.request.url ?? '', 'http://proxy')
  }

  /** As 'GET /users/7'. */
  get name(): string {
    return `${this.#incoming.request.method} ${this.url.pathname.replace(/^\/api/, '')}`
  }

  /** Its body. It cannot go on after this is read. */
  async json() {
    return JSON.parse(String(await buffer(this.#incoming.request)))
  }

  async fulfill({ status = 200, headers, json, body, contentType }: Answer): Promise<void> {
    if (!(await this.#isHeard())) return
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    this.#incoming.response
      .writeHead(status, { ...(type && { 'Content-Type': type }), ...headers })
      .end(json === undefined ? body : JSON.stringify(json))
  }

  /**
   * Breaks the call as a network would. It does not hang up: on a connection that has served
   * before, Chromium retries by itself. An answer with two different lengths is invalid to
   * Chromium, and to the page it looks like a network error.
   */
  async abort(): Promise<void> {
    if (!(await this.#isHeard())) return
    const twoLengths = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'
    this.#incoming.response.socket?.end(twoLengths)
  }

  /** Lets the call go on to the product. */
  async continue(): Promise<void> {
    if (!this.#isGivenUp) await this.#incoming.pass()
  }

  /** Fetches the product's answer without giving it to the page. */
  async fetch(): Promise<string> {
    const { request, ask } = this.#incoming
    request.headers['accept-encoding'] = 'identity'
    return String((await ask()).body)
  }

  /** Settles when the call is answered or given up. */
  get end(): Promise<unknown> {
    const { response } = this.#incoming
    return this.#isGivenUp ? Promise.resolve() : once(response, 'close')
  }

  get #isGivenUp(): boolean {
    return this.#incoming.response.closed
  }

  /**
   * Reads the whole answer, and whether anybody still waits for it: an unread body would break
   * the connection.
   */
  async #isHeard(): Promise<boolean> {
    const { request } = this.#incoming
    if (!request.readableEnded && !this.#isGivenUp) await buffer(request)
    return !this.#isGivenUp
  }
}
