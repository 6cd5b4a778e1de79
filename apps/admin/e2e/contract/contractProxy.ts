import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Answer, exchange, listen, passOn } from './exchange'
import { operationOf } from './operations'
import { throughPrism } from './prism'

/**
 * Signed addresses of files, as answers bring them. They are not calls of the contract, and their
 * bodies are not JSON.
 */
const files = /^\/api\/(files|documents)\//

/** The header that identifies a call behind Prism. */
const mark = 'x-proxy-call'

/** A call of `/api` as it has come in, before anything else sees it. */
export interface Incoming {
  request: IncomingMessage
  response: ServerResponse
  ask: () => Promise<Answer>
  /** Lets the call go on to the server unchanged. */
  pass: () => Promise<void>
}

/** A call on its way through Prism. */
interface Passing {
  request: IncomingMessage
  body: Buffer
  answer?: Answer
  /** The server gave no answer, for example because it is down. */
  isLost?: boolean
}

/** A call that went through the proxy. */
export interface Call {
  /** The id of the operation; undefined if the contract has no such call. */
  id: string | undefined
  status: number
  /** Each as 'GET /users/{id} 200: what is wrong'. */
  departures: readonly string[]
}

/**
 * On plain http the session cookie has a different name than in the contract's schemes, as those
 * are for https.
 */
const asOnHttps = ({ cookie, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  cookie ? { ...headers, cookie: cookie.replace(/(^|; )sid=/, '$1__Host-sid=') } : headers

const unanswered = (error: Error): Answer => ({
  status: 0,
  headers: {},
  body: Buffer.from(error.message),
})

/** The violations that Prism found, in words. */
function violationsIn({ status, headers, body }: Answer, answer: Answer | undefined): string[] {
  const told = headers['sl-violations']
  const found: string[] = []
  try {
    found.push(...JSON.parse(String(told ?? '[]')).map((one: { message: string }) => one.message))
  } catch {
    found.push(String(told))
  }
  if (!answer) return [...found, `Prism let it not pass: ${status} ${body}`]
  if (status !== answer.status) found.push(`Prism made ${status} of it: ${body}`)
  return found
}

/**
 * A proxy between browsers and a server, on one address. Each call of `/api` goes through Prism,
 * everything else straight to the server. Prism only judges: it would join cookies into one
 * header, unpack bodies, rewrite JSON and follow redirects. So the server gets the request as it
 * came in here, and the browser gets the server's own answer once Prism has checked both.
 */
export class ContractProxy {
  /**
   * Answers calls of `/api` in the server's place, or lets them go on. Such calls bypass Prism,
   * as the behaviour of a page under faults proves nothing about the contract.
   */
  intercept: ((call: Incoming) => Promise<void>) | undefined
  /**
   * The address that the server takes for the caller's, unless a proxy in front of this one has
   * set it.
   */
  clientAddress: string | undefined
  readonly #calls: Call[] = []
  readonly #passing = new Map<string, Passing>()
  readonly #serverPort: number
  readonly #servers: Server[] = []
  #port = 0
  #portBehind = 0
  #count = 0

  private constructor(serverPort: number) {
    this.#serverPort = serverPort
  }

  /**
   * Opens a proxy in front of a server's port, on its own port: any free one unless a port is
   * given.
   */
  static async open(serverPort: number, port = 0): Promise<ContractProxy> {
    const contractProxy = new ContractProxy(serverPort)
    contractProxy.#portBehind = await contractProxy.#listen(0, (request, response) =>
      contractProxy.#goOn(request, response),
    )
    contractProxy.#port = await contractProxy.#listen(port, (request, response) =>
      contractProxy.#receive(request, response),
    )
    return contractProxy
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The calls that went by since the last time it was asked. */
  takeCalls(): Call[] {
    return this.#calls.splice(0)
  }

  dispose(): void {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
  }

  async #listen(
    port: number,
    handle: (...call: Parameters<RequestListener>) => Promise<unknown>,
  ): Promise<number> {
    const { server, port: found } = await listen(port, handle)
    this.#servers.push(server)
    return found
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    if (this.clientAddress) request.headers['x-forwarded-for'] ??= this.clientAddress
    if (!url.startsWith('/api/')) return passOn(this.#serverPort, request, response)
    const ask = () => this.#ask(request)
    const pass = async () => {
      if (files.test(url)) return passOn(this.#serverPort, request, response)
      const { status, headers, body } = await ask()
      response.writeHead(status, headers).end(body)
    }
    await (this.intercept ? this.intercept({ request, response, ask, pass }) : pass())
  }

  /** In front of Prism. */
  async #ask(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = request
    const [pathname = ''] = url.split('?')
    const passing: Passing = { request, body: await buffer(request) }
    if (this.intercept) return exchange(this.#serverPort, request, passing.body)
    this.#count += 1
    const name = String(this.#count)
    this.#passing.set(name, passing)
    const path = pathname.slice('/api'.length)
    const { port, header } = throughPrism(this.#portBehind)
    const shown = {
      method,
      url: url.slice('/api'.length),
      headers: { ...asOnHttps(headers), ...header, [mark]: name },
    }
    const judged = await exchange(port, shown, passing.body).catch(unanswered)
    this.#passing.delete(name)
    if (passing.isLost) throw new Error('The server gave no answer')

    const answer = passing.answer ?? judged
    const { status } = answer
    const { operationId: id, call } = operationOf(method, path) ?? { call: `${method} ${path}` }
    const violations = violationsIn(judged, passing.answer)
    const departures = violations.map((one) => `${call} ${status}: ${one}`)
    this.#calls.push({ id, status, departures })
    return answer
  }

  /** Behind Prism. */
  async #goOn({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = String(headers[mark])
    const passing = this.#passing.get(name)
    // A second visit means that Prism followed a redirect: the server must not see the call
    // again.
    if (!passing || passing.answer) throw new Error('Not a call that waits')
    const { request, body } = passing
    try {
      passing.answer = await exchange(this.#serverPort, request, body)
    } catch (error) {
      passing.isLost = true
      throw error
    }
    response.writeHead(passing.answer.status, passing.answer.headers).end(passing.answer.body)
  }
}
