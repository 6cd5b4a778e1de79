import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Answer, exchange, listen, passOn } from './exchange'

/** A call of `/api` as it has come in, before the server sees it. */
export interface Incoming {
  request: IncomingMessage
  response: ServerResponse
  /** Fetches the server's answer without sending it on. */
  ask: () => Promise<Answer>
  /** Lets the call go on to the server unchanged. */
  pass: () => Promise<void>
}

/**
 * A proxy between browsers and a server. Its address stays while the server restarts, and tests can
 * intercept calls.
 */
export class FrontProxy {
  /** Answers calls of `/api` in the server's place, or lets them go on. */
  intercept: ((call: Incoming) => Promise<void>) | undefined
  /**
   * The address that the server takes for the caller's, unless a proxy in front of this one has
   * set it.
   */
  clientAddress: string | undefined
  readonly #serverPort: number
  #listening: { server: Server; port: number } | undefined

  private constructor(serverPort: number) {
    this.#serverPort = serverPort
  }

  /**
   * Opens a proxy in front of a server's port, on its own port: any free one unless a port is
   * given.
   */
  static async open(serverPort: number, port = 0): Promise<FrontProxy> {
    const proxy = new FrontProxy(serverPort)
    proxy.#listening = await listen(port, (request, response) => proxy.#receive(request, response))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${this.#listening?.port}`
  }

  dispose(): void {
    this.#listening?.server.close()
    this.#listening?.server.closeAllConnections()
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.clientAddress) request.headers['x-forwarded-for'] ??= this.clientAddress
    const pass = () => passOn(this.#serverPort, request, response)
    if (!this.intercept || !request.url?.startsWith('/api/')) return pass()
    const ask = async () => exchange(this.#serverPort, request, await buffer(request))
    await this.intercept({ request, response, ask, pass })
  }
}
