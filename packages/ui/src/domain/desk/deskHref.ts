import type { DeskQueueName } from './deskModel'

/**
 * The address of a queue of the desk.
 * @param search other parameters: the open case, the page, the state of newcomers
 */
export const deskHref = (queue: DeskQueueName, search: Record<string, string> = {}): string =>
  `/desk?${new URLSearchParams({ queue, ...search })}`
