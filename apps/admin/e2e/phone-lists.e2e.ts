// Specification: 2.12, 2.13, 2.14, 2.15, 2.18, 2.21, 2.22, 2.23

import type { Locator, Page } from '@playwright/test'
import { expect, question, test } from './support/test'

/** One post goes to the trash and one request is decided: the file has a product of its own. */
test.use({
  usesUp: 'requests on a phone',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
})

/** Where the first row begins at the latest. */
const TOP = 220

const rows = (page: Page) => page.locator('[data-row-id]')

/** The width of the parts of a row that have words, its buttons aside. */
const widthOfText = (row: Locator): Promise<number> =>
  row.evaluate((element) => {
    const hasWords = (part: Element) => {
      const words = part.cloneNode(true) as Element
      for (const button of words.querySelectorAll('button')) button.remove()
      return Boolean(words.textContent?.trim())
    }
    const boxes = [...(element.querySelector(':scope > article') ?? element).children]
      .filter((part) => part.tagName !== 'BUTTON' && hasWords(part))
      .map((part) => part.getBoundingClientRect())
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    return Math.round(right - left)
  })

test('every list begins at the top of a phone, and its words have the width', async ({
  stewardPage: page,
  steward,
}) => {
  const { data: posts } = await (await steward.api.get('/api/posts')).json()
  expect((await steward.api.delete(`/api/posts/${posts[0].id}`)).ok()).toBe(true)
  const measured: { path: string; y: number; width: number; boxes: number; aside: number }[] = []
  for (const path of [
    '/users',
    '/badge-requests',
    '/posts',
    '/announcements',
    '/memberships',
    '/invites',
    '/record',
    '/trash',
  ]) {
    await page.goto(path)
    const first = rows(page).first()
    await expect(first).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const { y = 999 } = (await first.boundingBox()) ?? {}
    measured.push({
      path,
      y: Math.round(y),
      width: await widthOfText(first),
      boxes: await page.getByRole('checkbox').count(),
      aside: await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    })
  }
  expect(
    measured.filter(({ y, width, boxes, aside }) => y > TOP || width < 300 || boxes + aside > 0),
    'no checkbox shows before Select, and nothing is wider than the window',
  ).toEqual([])
})

test('filters are in a sheet, and its button says how many are set', async ({
  stewardPage: page,
}) => {
  await page.goto('/users')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /User Status/ }).tap()
  await page.getByRole('option', { name: 'Banned', exact: true }).tap()
  await expect(page).toHaveURL(/status=banned/)
  await sheet.getByRole('button', { name: 'Done' }).tap()
  await expect(sheet).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Filters 1' })
  await expect(button).toBeFocused()
  await button.tap()
  await sheet.getByRole('button', { name: 'Clear filters' }).tap()
  await expect(page).not.toHaveURL(/status/)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})

test('Select shows the checkboxes, a tap on a card selects it, and Done ends it', async ({
  stewardPage: page,
}) => {
  for (const path of ['/users', '/posts', '/badge-requests']) {
    await page.goto(path)
    const card = rows(page).nth(1)
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    // Beside the name, where a tap opens the record otherwise.
    await card.tap({ position: { x: 60, y: 20 } })
    await expect(card.getByRole('checkbox')).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const bar = page.getByRole('region', { name: '1 selected' })
    const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    expect({ x, width, bottom: y + height }).toEqual({ x: 0, width: 375, bottom: 812 })
    await page.getByRole('button', { name: 'Done', exact: true }).tap()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  }
})

test('in a review the toast stands above the buttons, and not over the next name', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users/pending-badges')).json()
  const { id } = data.find(({ refusal }: { refusal?: object }) => refusal === undefined)
  await page.goto('/badge-requests')
  await page.locator(`[data-row-id="${id}"]`).getByRole('link').first().tap()
  const sheet = page.getByRole('dialog')
  const place = sheet.getByText(/^\d+ of \d+$/)
  await expect(place).toBeVisible()
  await expect(sheet.getByRole('switch')).toBeHidden()
  const before = await sheet.getByRole('heading').first().textContent()
  await sheet.getByRole('button', { name: 'Approve' }).tap()
  await question(page).getByRole('button', { name: 'Approve', exact: true }).tap()
  const name = sheet.getByRole('heading').first()
  await expect(name).not.toHaveText(before ?? '')
  const toast = page.locator('[role="region"] [role="alertdialog"]').first()
  await expect(toast).toBeVisible()
  const box = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return { top, bottom, height }
    })
  const [said, named, buttons] = await Promise.all([
    box(toast),
    box(name),
    box(sheet.locator('footer')),
  ])
  expect(said.top).toBeGreaterThan(named.bottom)
  expect(said.bottom).toBeLessThanOrEqual(buttons.top)
  // Two lines: the stated words stand whole, and the name after them.
  expect(said.height).toBeLessThanOrEqual(64)
  const words = toast.getByText('Citizenship approved successfully')
  expect(await words.evaluate((text) => getComputedStyle(text).overflow)).toBe('visible')
  await expect(place).toBeVisible()
})
