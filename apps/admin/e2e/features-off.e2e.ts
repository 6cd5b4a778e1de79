// Specification: 7, 2.22

import { operationOf, operations } from './contract/operations'
import { membersReadBy } from './support/membersRead'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

// A backend that answers the calls of the specification and nothing else.
test.use({ environment: { FEATURES: 'none' } })

test('without the record the members around are read ahead: J shows them while no call is answered', async ({
  stewardPage: page,
  steward,
}) => {
  const rows = async (path: string) => (await (await steward.api.get(path)).json()).data
  const read = membersReadBy(page)
  await test.step('on the page of a member', async () => {
    const [first, second] = (await rows('/api/users?page=1&limit=10')).filter(
      ({ role }: { role: string }) => role !== 'admin',
    )
    await page.goto('/users')
    const link = page.locator(`a[href="/users/${first.id}"]`).first()
    await link.hover()
    await expect.poll(() => read).toContain(first.id)
    const prefetched = page.waitForResponse(`**/api/users/${second.id}`)
    await link.click()
    await (await prefetched).finished()
    await expect(page.getByText('Full Name')).toBeVisible()
    await page.route('**/api/**', () => {})
    await page.keyboard.press('j')
    await expect(page).toHaveURL(new RegExp(`/users/${second.id}$`))
    await expect(page.getByText('Full Name')).toBeVisible()
    await page.unroute('**/api/**')
  })
  await test.step('in a review', async () => {
    const [first, second] = await rows('/api/users/pending-badges')
    const prefetched = page.waitForResponse(`**/api/users/${second.id}`)
    await page.goto(`/badge-requests?review=${first.id}`)
    await (await prefetched).finished()
    await expect(page.getByText('Country')).toBeVisible()
    await page.route('**/api/**', () => {})
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: second.fullName, exact: true })).toBeVisible()
    await expect(page.getByText('Country')).toBeVisible()
  })
})

const specified = operations.filter((operation) => operation['x-feature'] === undefined)

test('without features every screen works, and makes only calls of the specification', async ({
  stewardPage: page,
  steward,
}) => {
  // It visits every page of the panel.
  test.setTimeout(240_000)
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const [user] = (await read('/api/users?page=1&limit=100')).filter(
    (one: { email: string | null; isBanned: boolean }) => one.email && !one.isBanned,
  )
  const [plan] = await read('/api/membership-plan/get-all')
  const made = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Addresses of files are in answers: they are no calls (docs/architecture.md).
    if (!pathname.startsWith('/api/') || /^\/api\/(files|documents)\//.test(pathname)) return
    const path = pathname.slice('/api'.length)
    const operation = operationOf(request.method(), path)
    const isSpecified = operation !== undefined && specified.includes(operation)
    made.add(isSpecified ? operation.call : `unspecified: ${request.method()} ${path}`)
  })
  const heading = page.getByRole('heading', { level: 1 })

  for (const [address, name] of [
    ['/', /./],
    ['/users', 'Users'],
    [`/users/${user.id}`, /./],
    [`/users/view-invites/${user.id}`, /./],
    ['/invites', 'Active Invites'],
    ['/badge-requests', 'Badge Requests'],
    ['/posts', 'Posts'],
    ['/announcements', 'Announcements'],
    ['/memberships', 'Memberships'],
    [`/memberships/view/${plan.id}`, /./],
    [`/memberships/edit/${plan.id}`, /./],
    ['/memberships/create', /./],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(heading).toHaveText(name)
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
      await expect(page.getByText('Some error occurred')).toHaveCount(0)
    })
  }

  await test.step('the record is not there', async () => {
    await page.goto('/posts')
    await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/users',
      '/posts',
      '/announcements',
      '/badge-requests',
      '/memberships',
    ])
    await expect(page.locator('[data-starts-group]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Your recent activity' })).toHaveCount(0)
    await page.goto('/record')
    await expect(heading).toHaveText('404 Page Not Found')
    await expect(page).toHaveTitle('404 Page Not Found · Hearth')
    for (const path of ['/trash', '/settings', '/operations', '/appeal']) {
      await page.goto(path)
      await expect(heading).toHaveText('404 Page Not Found')
    }
    await page.goto(`/users/${user.id}`)
    await expect(page.getByRole('heading', { name: /^Invitees/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Activity' })).toHaveCount(0)
  })

  const confirm = async (name: string) => {
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByRole('textbox')).toHaveCount(0)
    await expect(question(page).getByText('restored')).toHaveCount(0)
    await question(page).getByRole('button', { name, exact: true }).click()
    await expect(question(page)).toBeHidden()
  }
  await test.step('one action of each resource', async () => {
    await page.goto(`/users?search=${encodeURIComponent(user.email)}`)
    const row = page.getByRole('row').nth(1)
    await chooseInRow(row, 'Ban')
    await confirm('Ban')
    await expect(row).toContainText('Banned')
    await chooseInRow(row, 'Unban')
    await confirm('Unban')

    await page.goto('/badge-requests')
    await page
      .getByRole('button', { name: /^Reject / })
      .first()
      .click()
    await confirm('Reject')

    await page.goto('/posts')
    await page
      .getByRole('button', { name: /^Delete Post / })
      .first()
      .click()
    await confirm('Delete')

    await page.goto('/announcements')
    await page
      .getByRole('button', { name: /^Pinned\b/ })
      .first()
      .click()
    await expect.poll(() => [...made]).toContain('PATCH /announcements/{id}/toggle-pinned')

    await page.goto('/memberships')
    const active = page.locator('[data-row-id]').filter({ hasNotText: 'Inactive' }).first()
    await chooseInRow(active, 'Deactivate')
    await confirm('Deactivate')
  })

  expect([...made].filter((call) => call.startsWith('unspecified'))).toEqual([])
  expect(specified).toHaveLength(38)
  expect([...made]).toEqual(
    expect.arrayContaining([
      'GET /users/ban/{id}',
      'GET /users/un-ban/{id}',
      'POST /users/badges/{id}',
      'DELETE /posts/{id}',
      'PATCH /announcements/{id}/toggle-pinned',
      'PATCH /membership-plan/{id}/active',
    ]),
  )
})

test('without the features a search sends neither an order nor a limit of its total', async ({
  stewardPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/users') reads.push(search)
  })
  await page.goto('/users?sort=name')
  await expect(page.getByRole('row')).toHaveCount(11)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveCount(0)
  expect(reads.length).toBeGreaterThan(0)
  await page.getByRole('searchbox', { name: 'Search members' }).fill('ana')
  await expect(page).toHaveURL(/search=ana/)
  await expect.poll(() => reads.some((search) => search.includes('search=ana'))).toBe(true)
  expect(reads.filter((search) => /sort|maxTotal/.test(search))).toEqual([])
})

test('without the desk a document downloads from its row at once, and nothing offers a blur', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const { email } = (data as { email: string; passport: string | null }[]).find(
    ({ passport }) => passport,
  ) ?? { email: '' }
  await page.goto(`/users?search=${encodeURIComponent(email)}`)
  const saved = page.waitForEvent('download')
  await chooseInRow(page.getByRole('row').filter({ hasText: email }), 'Download passport')
  expect((await saved).suggestedFilename()).toContain('passport')
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(5)
})

test('without the record a list is saved, and no entry is sent', async ({ stewardPage: page }) => {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(new URL(request.url()).pathname)
  })
  await page.goto('/posts')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^posts-/)
  expect(changes).toEqual([])
})
