import { expect, type Page } from '@playwright/test'
import { readJob } from './job.ts'
import { test as base } from './page.ts'

const job = readJob()
/** Most screenshots that stories may ask for: each costs a snapshot in the cloud and a review at every change. */
const budget = 400

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

const index = await fetch(`${job.url}index.json`)
const { entries } = (await index.json()) as { entries: Record<string, Entry> }
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

/** One page a worker, as for a reader who goes through Storybook: its code stays compiled. */
const test = base.extend<object, { reader: Page }>({
  reader: [async ({ shared }, use) => use(await shared.newPage()), { scope: 'worker' }],
  page: async ({ reader }, use) => {
    await use(reader)
    // What leaving a page breaks off is no fault of the next one.
    reader.removeAllListeners()
    await reader.goto('about:blank')
  },
})

/** What went wrong on a page, as it happens. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    // A browser asks for an icon by itself; the preview alone, outside of Storybook, has none.
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
    // Every story of the page has something in it, and every screenshot in sight has come, or has not.
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
