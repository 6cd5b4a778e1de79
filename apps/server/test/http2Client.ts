import { once } from 'node:events'
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
  type OutgoingHttpHeaders,
} from 'node:http2'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders & IncomingHttpStatusHeader
  readonly body: string
}

/** A connection over HTTP/2 to a server with this certificate. */
export const openSession = async (address: string, cert: string): Promise<ClientHttp2Session> => {
  const session = connect(address, { ca: cert })
  // Each request that it fails reports the failure.
  session.on('error', () => undefined)
  await once(session, 'connect')
  return session
}

/** The answer of a request, once it is complete. */
export const answerOf = (stream: ClientHttp2Stream) =>
  new Promise<Answer>((resolve, reject) => {
    let headers: Answer['headers'] = {}
    let body = ''
    stream.on('response', (received) => {
      headers = received
    })
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    stream.on('end', () => resolve({ status: headers[':status'], headers, body }))
    stream.on('error', reject)
  })

/** Sends a request with a whole body, or none. */
export const ask = (
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body?: string | Buffer,
) => {
  const stream = session.request(headers, { endStream: body === undefined })
  if (body !== undefined) stream.end(body)
  return answerOf(stream)
}
