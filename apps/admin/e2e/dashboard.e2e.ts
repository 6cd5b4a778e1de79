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
  /** The link of a count: its name is what it counts, and the number. */
  const counted = (label: string, number: number) =>
    page.getByRole('link', { name: `${label} ${number.toLocaleString('en')}`, exact: true })

  await page.clock.install()
  await page.goto('/')
  await expect(counted('Total Users', pagination.total)).toBeVisible()
  await expect(counted('Pending Badges', badges)).toBeVisible()
  await expect(counted('Total Posts', posts)).toBeVisible()
  await expect(counted('Active Invites', invites)).toBeVisible()

  await test.step('another steward decides a request; the count follows without a reload', async () => {
    const list = await steward.api.get('/api/users/pending-badges')
    const { data } = (await list.json()) as { data: { id: string }[] }
    await steward.api.post(`/api/users/badges/${data.at(-1)?.id}`, { data: { approved: 0 } })
    await jumpUntil(page, () => counted('Pending Badges', badges - 1).isVisible())
  })

  await test.step('this steward approves one, after a question that names the person', async () => {
    const requests = page.getByRole('table', { name: /Badge Requests/ })
    await requests
      .getByRole('button', { name: /^Approve/, disabled: false })
      .first()
      .click()
    const dialog = question(page)
    await expect(dialog).toContainText('Approve Badge')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toBeHidden()
    await expect(counted('Pending Badges', badges - 2)).toBeVisible()
  })
})

test('each count leads to the list of that number', async ({ stewardPage: page }) => {
  const counts = [
    { label: 'Total Users', of: 'members' },
    { label: 'Total Posts', of: 'posts' },
    { label: 'Active Invites', of: 'invites' },
  ]
  for (const { label, of } of counts) {
    await page.goto('/')
    const link = page.getByRole('link', { name: new RegExp(`^${label} [\\d,]+$`) })
    const number = await link.evaluate((tile) => tile.closest('li')?.textContent?.match(/[\d,]+/))
    await link.click()
    await expect(page.getByText(`${number?.[0]} ${of}`, { exact: true })).toBeVisible()
  }
  await page.goto('/')
  const pending = page.getByRole('region', { name: /^Pending Badges [\d,]+$/ })
  const waiting = Number(/\d+/.exec((await pending.textContent()) ?? '')?.[0])
  await pending.getByRole('link', { name: /^Pending Badges/ }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(waiting, 50))
})

test('the dashboard leads to the work: the review of the first request', async ({
  stewardPage: page,
  steward,
}) => {
  const list = await steward.api.get('/api/users/pending-badges')
  const { data } = (await list.json()) as { data: { id: string; fullName: string }[] }
  const [first] = data
  if (!first) throw new Error('The demo community has a request')
  await page.goto('/')
  await page.getByRole('link', { name: 'Review requests' }).click()
  await expect(page).toHaveURL(new RegExp(`/badge-requests\\?review=${first.id}$`))
  await expect(page.getByRole('heading', { name: first.fullName })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('what waits comes first, and the first request shows without scrolling', async ({
    stewardPage: page,
  }) => {
    await page.goto('/')
    const requests = page.getByRole('list', { name: 'Recent Badge Requests' })
    await expect(requests.getByRole('listitem')).toHaveCount(5)
    const work = await page.getByRole('link', { name: 'Review requests' }).boundingBox()
    const counts = await page.getByRole('list', { name: 'Counts' }).boundingBox()
    const name = await requests.getByRole('link').first().boundingBox()
    expect(work?.y).toBeLessThan(counts?.y ?? 0)
    expect((name?.y ?? 812) + (name?.height ?? 0)).toBeLessThan(812)
  })
})

test('a failing poll neither toasts nor blanks what is shown', async ({ stewardPage: page }) => {
  const note = page.getByText(/retrying/i)
  await page.clock.install()
  // It loads after the dashboard, and is no poll.
  const digest = page.waitForResponse('**/api/record/digest')
  await page.goto('/')
  await digest
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
  // Only the answers after the first one of each address are polls.
  const answered = new Set<string>()
  const polls: number[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (!url.includes('/api/')) return
    if (answered.has(url)) polls.push(response.status())
    answered.add(url)
  })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('table', { name: /Badge Requests/ }).getByRole('row')).toHaveCount(6)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  // Four lists; the slowest one polls every 15 s.
  for (let round = 1; round <= 15; round += 1) {
    await page.clock.fastForward(15_000)
    await expect.poll(() => polls.length, { intervals: [20] }).toBeGreaterThanOrEqual(4 * round)
  }
  const unchanged = polls.filter((status) => status === 304).length
  annotations.push({ type: 'polls', description: `${unchanged} of ${polls.length} were 304` })
  expect(unchanged / polls.length).toBeGreaterThan(0.95)
})
