import type { Failure } from '@hearth/api/client'

/**
 * Logs every failed call to the console (specification 7), and no more of it than this: never a
 * body, an address or a query string (specification 10).
 */
export function logFailure({ method, path, status, message }: Failure): void {
  console.error(`${method} ${path} ${status ?? '-'} ${message}`)
}

/** Logs a fault in the configuration of this deployment, for the person who deployed it. */
export function logConfiguration(line: string): void {
  console.error(line)
}
