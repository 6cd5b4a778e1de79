import type { BrowserContext } from '@playwright/test'

/**
 * Removes everything that a test left in a context except the browser's cache: cookies, stored
 * values, permissions, routes, pages. One new page stays open for the next test, so that the
 * process with the compiled code of the panel stays alive.
 * @param signOut ends the session, once no page can call any more
 * @returns false if something cannot be undone: a clock that the test installed
 */
export async function leaveAsNew(
  context: BrowserContext,
  signOut: () => Promise<void>,
): Promise<boolean> {
  const left = context.pages()
  const origins = new Set(left.map((page) => new URL(page.url()).origin))
  const page = await context.newPage()
  for (const one of left) {
    // A document that is closed may still send a request, as other pages keep its process alive.
    // A document that is navigated away from does not.
    await one.goto('about:blank')
    await one.close()
  }
  await signOut()
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
