// Specification: 2.11

import { expect, jumpUntil, question, test } from './support/test'

test('the dashboard counts what the database holds, and moves', async ({
  stewardPage: page,
  steward,
}) => {
  const length = async (path: string): Promise<number> => {
    const { data } = (await (await steward.api.get(path)).json()) as { data: unknown[] }
    return data.length
  }
  const users = await steward.api.get('/api/users?page=1&limit=10')
  const { pagination } = (await users.json()) as { pagination: { total: number } }
  const badges = await length('/api/users/pending-badges')
  const posts = await length('/api/posts')
  const invites = await length('/api/invite')
  const tile = (label: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: label }) })

  await page.goto('/')
  await expect(tile('Total Users')).toContainText(String(pagination.total))
  await expect(tile('Pending Badges')).toContainText(String(badges))
  await expect(tile('Total Posts')).toContainText(String(posts))
  await expect(tile('Active Invites')).toContainText(String(invites))

  await test.step('another steward decides a request; the count follows without a reload', async () => {
    const list = await steward.api.get('/api/users/pending-badges')
    const { data } = (await list.json()) as { data: { id: string }[] }
    await steward.api.post(`/api/users/badges/${data.at(-1)?.id}`, { data: { approved: 0 } })
    await expect(tile('Pending Badges')).toContainText(String(badges - 1), { timeout: 15_000 })
  })

  await test.step('this steward approves one, after a question that names the person', async () => {
    const requests = page.getByRole('table', { name: /Badge Requests/ })
    await requests
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    const dialog = question(page)
    await expect(dialog).toContainText('Approve Badge')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toBeHidden()
    await expect(tile('Pending Badges')).toContainText(String(badges - 2))
  })
})

test('a failing poll neither toasts nor blanks what is shown', async ({ stewardPage: page }) => {
  const note = page.getByText(/retrying/i)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByText('Total Users')).toBeVisible()
  await expect(page.getByRole('table', { name: /Badge Requests/ }).getByRole('row')).toHaveCount(6)
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  )
  await jumpUntil(page, () => note.first().isVisible())
  await expect(page.getByRole('table', { name: /Badge Requests/ }).getByRole('row')).toHaveCount(6)
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await expect(page.getByText('Some error occurred while fetching data')).toHaveCount(0)
  await page.unroute('**/api/**')
  await jumpUntil(page, async () => (await note.count()) === 0)
})

test('an idle dashboard gets 304 answers instead of all data again', async ({ stewardPage: page }, {
  annotations,
}) => {
  const polls: number[] = []
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('table', { name: /Badge Requests/ }).getByRole('row')).toHaveCount(6)
  // The first answers of the other lists are not polls.
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  page.on('response', (response) => {
    if (response.url().includes('/api/')) polls.push(response.status())
  })
  // Four lists; the slowest one polls every 15 s.
  for (let round = 1; round <= 15; round += 1) {
    await page.clock.fastForward(15_000)
    await expect.poll(() => polls.length, { intervals: [20] }).toBeGreaterThanOrEqual(4 * round)
  }
  const unchanged = polls.filter((status) => status === 304).length
  annotations.push({ type: 'polls', description: `${unchanged} of ${polls.length} were 304` })
  expect(unchanged / polls.length).toBeGreaterThan(0.95)
})
