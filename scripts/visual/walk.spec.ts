import { expect, type Page } from '@playwright/test'
import { readJob } from './job.ts'
import { test as base } from './page.ts'

const job = readJob()
/**
 * Maximum number of screenshots that stories may request: each costs a snapshot in the cloud, and
 * a review at every change.
 */
const budget = 400

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

const index = await fetch(`${job.url}index.json`)
const { entries } = (await index.json()) as { entries: Record<string, Entry> }
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

/** One page per worker, as for a reader who browses Storybook: its code stays compiled. */
const test = base.extend<object, { reader: Page }>({
  reader: [async ({ shared }, use) => use(await shared.newPage()), { scope: 'worker' }],
  page: async ({ reader }, use) => {
    await use(reader)
    // Requests that are aborted when a page is left are not a fault of the next page.
    reader.removeAllListeners()
    await reader.goto('about:blank')
  },
})

/** The errors of a page, in order. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    // A browser requests an icon by itself, but the preview alone, outside of Storybook, has
    // none.
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return
    heard.push(`console: ${message.text()} ${url}`)
  })
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()}`))
  return heard
}

test('Storybook opens', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('')
  await expect(
    page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-docs h1, #storybook-root h1')
      .first(),
  ).toBeVisible()
  expect(heard).toEqual([])
})

for (const { id, title } of pages) {
  test(`${title} opens`, async ({ page }) => {
    const heard = complaints(page)
    await page.goto(`iframe.html?viewMode=docs&id=${id}`)
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
    // Every story of the page has content, and every visible image has loaded or failed.
    await page.waitForFunction(
      () =>
        Array.from(document.querySelectorAll('[id^="story--"][id$="-inner"]')).every(
          (story) => story.childElementCount > 0,
        ) &&
        Array.from(document.images).every(
          ({ complete, loading }) => complete || loading === 'lazy',
        ),
    )
    expect(heard).toEqual([])
  })
}

test(`stories ask for at most ${budget} screenshots`, () => {
  expect(job.screenshots.length).toBeGreaterThan(0)
  expect(job.screenshots.length).toBeLessThanOrEqual(budget)
})
