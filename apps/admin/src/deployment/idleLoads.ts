import { whenIdle } from '@hearth/ui/hooks/useWhenIdle'
import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { isConnectionLost, whenConnected } from '../connection/connection'

const waiting: (() => Promise<unknown>)[] = []
let isRunning = false
/** Whether the page stands with its data. */
let isQuiet = () => false

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Loads code before an action needs it, so that no press waits for the line, or fails because the
 * line is lost: one file after the other, after the page has its data, while the browser is idle. A
 * failure shows only when the code is used.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  waiting.push(load)
  void run()
}

/** Begins with the first page. */
export function startIdleLoads(router: RegisteredRouter, client: QueryClient): void {
  router.subscribe('onRendered', () => {
    isQuiet = () => router.state.status === 'idle' && client.isFetching() === 0
    void run()
  })
  client.getQueryCache().subscribe(() => void run())
}

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  while (waiting.length > 0 && isQuiet()) {
    await idle()
    if (isConnectionLost()) whenConnected(run)
    if (isConnectionLost() || !isQuiet()) break
    await waiting
      .shift()?.()
      .catch(() => {})
    // Vite adds one link for each file. After loading they are useless.
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
  }
  isRunning = false
}
