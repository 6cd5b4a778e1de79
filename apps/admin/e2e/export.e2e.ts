import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export / })

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page)).toContainText('saved as a CSV file')
}

/** The start of a file whose cells have quotes. */
const startOf = (...cells: readonly string[]) =>
  `\uFEFF${cells.map((cell) => `"${cell}"`).join(',')}`

/** Starts the export and reads the saved file. */
async function save(page: Page) {
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saved
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a filtered list of members is saved with its rows, without formulas, and recorded', async ({
  stewardPage: page,
  steward,
}) => {
  const read = async (path: string) => (await steward.api.get(path)).json()
  const { data, pagination } = await read('/api/users?page=1&limit=100&isBanned=true')
  // A member may name themselves so.
  const formula = '=HYPERLINK("https://evil.example","A, B")'
  await page.route('**/api/users?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const row of body.data) if (row.id === data[0].id) row.fullName = formula
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/users?status=banned')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await openExport(page)
  await expect(dialog(page)).toContainText(`${pagination.total} rows match the filters`)
  await expect(dialog(page)).toContainText('drop + or 00 at the start of a phone number')
  const { name, text } = await save(page)
  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith(startOf('id', 'fullName', 'email'))).toBe(true)
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines).toHaveLength(pagination.total + 2)
  const ids = lines.slice(1, -1).map((line) => line.slice(1, 37))
  expect(ids).toEqual(expect.arrayContaining(data.map(({ id }: { id: string }) => id)))
  expect(text).toContain(`"${data[0].id}","'=HYPERLINK(""https://evil.example"",""A, B"")",`)
  await expect(dialog(page)).toContainText(`${pagination.total} rows saved as ${name}.`)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.goto('/record?what=exports')
  await expect(page.getByRole('main')).toContainText(`exported ${pagination.total} members`)
})

/**
 * Shows 250 members on three pages of an export, whatever the database has.
 * @param third answers for the third page
 */
async function showThreePages(page: Page, third: (route: Route) => Promise<void> | void) {
  await page.route(/\/api\/users\?.*limit=100/, async (route) => {
    const url = route.request().url()
    const number = Number(new URL(url).searchParams.get('page'))
    if (number === 3) return third(route)
    const first = await route.fetch({ url: url.replace(/page=\d/, 'page=1') })
    const { data: members } = await first.json()
    const data = Array.from({ length: 100 }, (_, row) => {
      const member = members[row % members.length]
      return { ...member, id: `${member.id}-${number}-${row}` }
    })
    const pagination = { page: number, limit: 100, total: 250, totalPages: 3 }
    await route.fulfill({ json: { data, pagination } })
  })
}

test('an export with a failed page saves nothing and says what is missing', async ({
  stewardPage: page,
}) => {
  await page.goto('/users')
  await expect(page.getByRole('row')).toHaveCount(11)
  let isRefused = true
  const pagination = { page: 3, limit: 100, total: 250, totalPages: 3 }
  await showThreePages(page, (route) =>
    isRefused
      ? route.fulfill({ status: 400, json: { message: 'No' } })
      : route.fulfill({ json: { data: [], pagination } }),
  )
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await openExport(page)
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page)).toContainText('Only 200 of 250 rows could be read: 50 are missing.')
  expect(downloads).toBe(0)
  isRefused = false
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await saved
})

test('an export can be stopped', async ({ stewardPage: page }) => {
  await page.goto('/users')
  await expect(page.getByRole('row')).toHaveCount(11)
  await showThreePages(page, () => {})
  await openExport(page)
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page)).toContainText('200 of 250 rows')
  await dialog(page).getByRole('button', { name: 'Stop' }).click()
  await expect(dialog(page)).toBeHidden()
})

for (const [path, columns] of [
  ['/badge-requests', ['id', 'fullName', 'email', 'phone']],
  ['/posts', ['id', 'title', 'description', 'createdAt', 'authorName', 'authorEmail']],
  ['/announcements', ['id', 'title', 'description', 'date']],
  ['/memberships', ['id', 'name', 'price', 'period']],
  ['/invites', ['id', 'invitedTo', 'status', 'createdAt']],
  ['/record', ['id', 'at', 'action', 'actorId']],
] as const) {
  test(`the list of ${path} can be saved`, async ({ stewardPage: page }) => {
    await page.goto(path)
    await openExport(page)
    const { text } = await save(page)
    expect(text.startsWith(startOf(...columns))).toBe(true)
    expect(text.split('\r\n').length).toBeGreaterThan(2)
  })
}

test('the columns and the separator are chosen, and the browser remembers the separator', async ({
  stewardPage: page,
}) => {
  await page.goto('/memberships')
  await openExport(page)
  await expect(dialog(page).getByRole('radio', { name: 'Comma' })).toBeChecked()
  await dialog(page).getByText('Semicolon', { exact: true }).click()
  await dialog(page).getByText('price', { exact: true }).click()
  const { text } = await save(page)
  expect(text.startsWith('\uFEFF"id";"name";"period"')).toBe(true)
  await page.reload()
  await openExport(page)
  await expect(dialog(page).getByRole('radio', { name: 'Semicolon' })).toBeChecked()
})

test('the posts in the file are those of the search', async ({ stewardPage: page, steward }) => {
  const { data } = await (await steward.api.get('/api/posts')).json()
  const { title } = data[0]
  await page.goto(`/posts?search=${encodeURIComponent(title)}`)
  await openExport(page)
  const { text } = await save(page)
  expect(text).toContain(data[0].id)
  const others = data.filter(
    (post: { title: string; description: string }) =>
      !`${post.title}\n${post.description}`.includes(title),
  )
  expect(others.length).toBeGreaterThan(0)
  for (const { id } of others) expect(text).not.toContain(id)
})

/** Help is in the same menu on each page (WCAG 3.2.6). */
test('each page has its help', async ({ stewardPage: page }) => {
  await page.goto('/badge-requests')
  const menu = page.getByRole('button', { name: /Ada Hearth/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help: Badge Requests' })
  await expect(help).toContainText('Approve the request under review')
  await expect(help).toContainText('can be undone in the record')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(menu).toBeFocused()
  await test.step('also from the keys', async () => {
    await page.keyboard.press('?')
    await page.getByRole('button', { name: 'Help for this page' }).click()
    await expect(help).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})
