import type { BrowserContext } from '@playwright/test'

/**
 * Takes from a context all that a test left in it, but for the browser's cache: cookies, stored values,
 * permissions, routes, pages. One new page stays open, so that the process that holds the compiled code
 * of the panel lives on; the next test takes that page.
 * @returns false where something stays that cannot be taken back: a clock that the test installed
 */
export async function leaveAsNew(context: BrowserContext): Promise<boolean> {
  const left = context.pages()
  const origins = new Set(left.map((page) => new URL(page.url()).origin))
  const page = await context.newPage()
  for (const one of left) {
    // A document that is closed may ask once more, in a process that others keep alive; one that is left, not.
    await one.goto('about:blank')
    await one.close()
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  await context.clearPermissions()
  const devTools = await context.newCDPSession(page)
  for (const origin of origins) {
    if (origin !== 'null') {
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
  }
  await devTools.detach()
  return page.evaluate(() => String(Date).includes('[native code]'))
}
