import type { Page } from '@playwright/test'
import { fontIsThere } from './support/font'
import { expect, test } from './support/test'

/** A4 without its margins, in CSS pixels: browsers lay a page out at this width to print it. */
const paper = { width: 718, height: 1047 }

/** The page as a browser lays it out for paper, of a person whose system is dark. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(paper)
}

/** What nobody can use on paper; a column that can be sorted keeps its name. */
const controls = (page: Page) => page.locator(':is(button:not(th *), input, textarea):visible')

const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** Cells and lines that reach beyond the paper, or whose own text is cut off. */
const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements, width) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < 0 || right > width || element.scrollWidth > element.clientWidth
        })
        .map(({ textContent }) => textContent),
    paper.width,
  )

test('a list prints as its rows, whole, in dark ink, and stays a table', async ({
  stewardPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/users?limit=100')
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody tr')
  // The rows below the screen follow the others.
  const all = Number.parseInt((await page.getByText(/^\d+ members$/).textContent()) ?? '', 10)
  await expect(rows).toHaveCount(all)
  expect(await schemeOf(page)).toBe('dark')

  await toPaper(page)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeHidden()
  await expect(page.getByRole('search')).toHaveText(/^\d+ members$/, { useInnerText: true })
  await expect(controls(page)).toHaveCount(0)
  expect(await schemeOf(page)).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none')

  await expect(rows).toHaveCount(all)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Verified',
    'Citizenship',
    'Joined',
  ])
  await fontIsThere(page)
  expect(await cutOff(page, 'main table :is(th, td)')).toEqual([])
  expect(await cutOff(page, 'main table :is(th, td) bdi')).toEqual([])
})

test('a list that is filtered says so on paper', async ({ stewardPage: page }) => {
  await page.goto('/users?search=example&status=banned')
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await toPaper(page)
  await expect(page.getByRole('link', { name: /^Banned/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pending/ })).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('example')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden()
})

test('the page of a member prints what is known about them', async ({
  stewardPage: page,
  steward,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=1&isVerified=1')
  const { data } = (await answer.json()) as { data: { id: string; email: string }[] }
  await page.goto(`/users/${data[0]?.id}`)
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Details' }).first()).toBeVisible()
  // As 'Dark' in the user menu does.
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
  expect(await schemeOf(page)).toBe('dark')
  await toPaper(page)
  expect(await schemeOf(page)).toBe('light')
  await expect(page.getByRole('link', { name: data[0]?.email ?? '' }).first()).toBeVisible()
  for (const name of ['Details', 'Documents', 'Activity'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(controls(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
  expect(await cutOff(page, 'main :is(dt, dd, li)')).toEqual([])
})
