import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '../kernel/errors.ts'

/** Errors of Node's parser by code; any other error is an invalid request. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/**
 * Answers a request that is not valid HTTP or takes too long, and closes its connection. Fastify
 * runs no hook and no error handler for it.
 * @param fixed headers of every answer
 */
export const createClientErrorHandler =
  (fixed: OutgoingHttpHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, message, code } = new AppError(refusals[error.code ?? ''] ?? 'invalidRequest')
    const body = JSON.stringify({ message, code })
    const headers = {
      ...fixed,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    )
    socket.destroy(error)
  }
