import type { Page } from '@playwright/test'

/**
 * Opens a page, but keeps back the script that all pages share.
 * @returns the files of the build that were asked for, and how to let the script go
 */
export async function openWithoutBase(page: Page, path: string) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const requested = new Set<string>()
  await page.route('**/assets/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/assets/'.length)
    requested.add(name.replace(/-[\w-]{8}\./, '.'))
    if (name.startsWith('base-') && name.endsWith('.js')) await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { requested: () => [...requested], release }
}
