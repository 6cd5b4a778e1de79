import { statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { openWithoutBase } from './support/withoutBase'

const dist = path.resolve(import.meta.dirname, '../dist')

/** Opens a page; returns the scripts and styles that it asked for until its content stood. */
async function filesUntil(page: Page, address: string, content: string): Promise<string[]> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(selector)) return
      performance.mark('content')
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, content)
  await page.goto(address)
  await page.locator(content).first().waitFor()
  return page.evaluate(() => {
    const end = performance.getEntriesByName('content')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/assets\/.*\.(js|css)$/.test(name) && startTime <= end)
      .map(({ name }) => new URL(name).pathname)
  })
}

/** Of all scripts, in kB (1000 bytes) of brotli. */
const kilobytes = (files: readonly string[]): number =>
  files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size / 1000, 0)

/** Prints every file with its size: what grew is in this list. */
const report = (files: readonly string[]): string =>
  files.map((file) => `${file} ${statSync(path.join(dist, `${file}.br`)).size}`).join('\n')

interface Budget {
  address: string
  kilobytes: number
  files: number
}

const publicPages: readonly Budget[] = [
  { address: '/login', kilobytes: 137, files: 6 },
  { address: '/forgot-password', kilobytes: 137, files: 6 },
  { address: '/reset-password?token=x', kilobytes: 138, files: 6 },
  { address: '/verify?token=x', kilobytes: 138, files: 6 },
  // Its draft survives a page that breaks.
  { address: '/delete-account', kilobytes: 139, files: 7 },
  // A field of several lines, the dates of the decision, and what these share with the panel.
  { address: '/appeal#token=x', kilobytes: 141, files: 10 },
  { address: '/notice', kilobytes: 140, files: 10 },
]
for (const { address, ...most } of publicPages) {
  test(`a first visit to ${address} loads no more than it needs`, async ({ page }) => {
    const files = await filesUntil(page, address, 'h1')
    expect(kilobytes(files), report(files)).toBeLessThanOrEqual(most.kilobytes)
    expect(files.length, report(files)).toBeLessThanOrEqual(most.files)
  })
}

for (const address of ['/users', '/posts']) {
  test(`a first visit to ${address} loads no more than it needs`, async ({ stewardPage: page }) => {
    const files = await filesUntil(page, address, 'main [data-row-id]')
    expect(kilobytes(files), report(files)).toBeLessThanOrEqual(225)
    // Two of them are what the lists share with the page of an appeal.
    expect(files.length, report(files)).toBeLessThanOrEqual(16)
  })
}

test('the files of a page are asked for beside the first script, not after it', async ({
  stewardPage: page,
}) => {
  const { requested, release } = await openWithoutBase(page, '/users?page=2')
  await expect
    .poll(requested)
    .toEqual(expect.arrayContaining(['panel.js', 'users.js', 'users.css']))
  expect(requested()).not.toContain('posts.js')
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('a page of one record has its files too', async ({ stewardPage: page }) => {
  const { requested, release } = await openWithoutBase(page, '/memberships/view/1')
  await expect.poll(requested).toEqual(expect.arrayContaining(['view._id.js', 'panel.js']))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody who is not signed in gets the files of the login', async ({ page }) => {
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('public.js')
  expect(requested()).not.toContain('panel.js')
  release()
  await expect(page).toHaveTitle('Login · Hearth')
})
