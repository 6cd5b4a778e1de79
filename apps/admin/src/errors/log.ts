import type { Failure } from '@hearth/api/client'

/**
 * Every failed call stands in the console (specification 7), and no more of it than this: never a
 * body, an address or a query string (specification 10).
 */
export function logFailure({ method, path, status, message }: Failure): void {
  console.error(`${method} ${path} ${status ?? '-'} ${message}`)
}

/** What is wrong in the configuration of this deployment: a line for whoever deployed it. */
export function logConfiguration(line: string): void {
  console.error(line)
}
