import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '../errors.ts'

/** Errors of Node's parser by code; any other error is an invalid request. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/**
 * The answer to a request that is not valid HTTP, or that came too late, like every other refusal.
 * No hook or error handler sees such a request.
 * @param fixed headers of every answer
 */
export const refusalOf = (error: { readonly code?: string }, fixed: OutgoingHttpHeaders) => {
  const { status, message, code } = new AppError(refusals[error.code ?? ''] ?? 'invalidRequest')
  const body = JSON.stringify({ message, code })
  const headers = {
    ...fixed,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  return { status, headers, body }
}

/** Answers such a request and closes its connection. */
export const createClientErrorHandler =
  (fixed: OutgoingHttpHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, headers, body } = refusalOf(error, fixed)
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    )
    socket.destroy(error)
  }
