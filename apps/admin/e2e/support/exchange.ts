import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** Longer than the server lets a call take. */
const patience = 40_000

/** Headers that belong to one connection and not to the call (RFC 9110, section 7.6.1). */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The headers that a proxy passes on. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))

/** Starts a request to a port of this machine. */
export function send(port: number, { method, url, headers = {} }: Partial<IncomingMessage>) {
  const passed = endToEnd(headers)
  const request = open({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: passed,
    agent: false,
  })
  return { request, answer: once(request, 'response').then(([one]) => one as IncomingMessage) }
}

export async function exchange(
  port: number,
  of: Partial<IncomingMessage>,
  body: Buffer,
): Promise<Answer> {
  const { request, answer } = send(port, of)
  const late = () => request.destroy(new Error('no answer in time'))
  request.setTimeout(patience, late).end(body)
  const given = await answer
  return {
    status: given.statusCode ?? 0,
    headers: endToEnd(given.headers),
    body: await buffer(given),
  }
}

/** Passes a request on to a port of this machine, and its answer back, as they come in. */
export async function passOn(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { request: onward, answer } = send(port, request)
  // The server may answer and hang up before it has read the whole request: its answer counts
  // then.
  pipeline(request, onward).catch(() => {})
  const from = await answer
  response.writeHead(from.statusCode ?? 0, endToEnd(from.headers))
  await pipeline(from, response)
}

/** Listens on a port of this machine: any free one for 0. */
export async function listen(
  port: number,
  handle: (...call: Parameters<RequestListener>) => Promise<unknown>,
): Promise<{ server: Server; port: number }> {
  // A call that cannot be answered ends as it would with a server that is down: without an
  // answer.
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  // A client may send a request on a kept-alive connection just as the server closes it.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
