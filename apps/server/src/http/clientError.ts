import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '../errors.ts'

/** What Node's parser refuses, by its code; anything else is an invalid request. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/**
 * Answers what is no HTTP request, or not in time, as every other refusal is answered. No hook and
 * no error handler ever sees it.
 */
export const createClientErrorHandler =
  (headers: OutgoingHttpHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, message, code } = new AppError(refusals[error.code ?? ''] ?? 'invalidRequest')
    const body = JSON.stringify({ message, code })
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    )
    socket.destroy(error)
  }
