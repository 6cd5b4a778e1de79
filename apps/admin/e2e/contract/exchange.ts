import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as open } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Longer than the server lets a call take: Prism never answers when a body is not JSON. */
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
