import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Incoming } from '../contract/contractProxy'

/** What comes instead of the product's answer. */
export interface Answer {
  /** @default 200 */
  status?: number
  headers?: Readonly<Record<string, string>>
  json?: unknown
  body?: string
  contentType?: string
}

/** A call of the page on its way to the product. To one that the page has given up nothing happens. */
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

  /** What it says. It cannot go on after that. */
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
   * Breaks it, as a network does. Not by hanging up: on a connection that has served before, Chromium
   * tries again by itself. An answer of two lengths is none to it, and to the page all is the same.
   */
  async abort(): Promise<void> {
    if (!(await this.#isHeard())) return
    const twoLengths = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'
    this.#incoming.response.socket?.end(twoLengths)
  }

  /** Lets it go on to the product. */
  async continue(): Promise<void> {
    if (!this.#isGivenUp) await this.#incoming.pass()
  }

  /** What the product answers, kept from the page. */
  async fetch(): Promise<string> {
    const { request, ask } = this.#incoming
    request.headers['accept-encoding'] = 'identity'
    return String((await ask()).body)
  }

  /** Settles when it is answered, or given up. */
  get end(): Promise<unknown> {
    const { response } = this.#incoming
    return this.#isGivenUp ? Promise.resolve() : once(response, 'close')
  }

  get #isGivenUp(): boolean {
    return this.#incoming.response.closed
  }

  /** Hears all of it, and whether somebody waits for an answer: what is unheard would break the connection. */
  async #isHeard(): Promise<boolean> {
    const { request } = this.#incoming
    if (!request.readableEnded && !this.#isGivenUp) await buffer(request)
    return !this.#isGivenUp
  }
}
