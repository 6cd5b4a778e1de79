// Specification: 2.18

import { mockSession } from './support/mockSession'
import { make, named, row, stored } from './support/plans'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

test.describe('list', () => {
  test('an administrator sees every plan with its price, and goes to its page', async ({
    stewardPage: page,
    steward,
  }) => {
    const plans = await stored(steward.api)
    await page.goto('/')
    await page.getByRole('link', { name: /^Memberships/ }).click()
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Memberships · Hearth')
    await expect(page.getByRole('rowheader')).toHaveCount(plans.length)
    await expect(row(page, 'Family')).toContainText('$79.90')
    await expect(row(page, 'Trial 2023')).toContainText('Inactive')
    await page.getByRole('link', { name: 'Family', exact: true }).click()
    await expect(page).toHaveURL(
      new RegExp(`/memberships/view/${(await named(steward.api, 'Family')).id}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('active plans come first, of those the cheapest, and the price is beside the name', async ({
    stewardPage: page,
    steward,
  }) => {
    const plans = await stored(steward.api)
    const wanted = plans.toSorted(
      (one, other) => Number(other.isActive) - Number(one.isActive) || one.price - other.price,
    )
    await page.goto('/memberships')
    const prices = page.locator('tbody tr td:nth-of-type(1)')
    await expect(prices).toHaveText(
      wanted.map(({ price }) => `$${price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`),
    )
    await expect(page.getByRole('rowheader').first()).toHaveText(wanted[0]?.name ?? '')
    const right = await page
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().right)
    const left = await prices.first().evaluate((cell) => cell.getBoundingClientRect().left)
    expect(left).toBeCloseTo(right, 0)
  })

  test('the address has page and size', async ({ stewardPage: page, steward }) => {
    for (let at = (await stored(steward.api)).length; at <= 10; at += 1) {
      await make(steward.api, `Filler ${at}`, { isActive: false })
    }
    const { length } = await stored(steward.api)
    await page.goto('/memberships?limit=10')
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/limit=10/)
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveCount(length - 10)
  })

  test('Sync tells the server, then loads the list again', async ({
    stewardPage: page,
    steward,
  }) => {
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const { name } = await make(steward.api, 'Made elsewhere')
    const synced = page.waitForResponse('**/api/membership-plan/sync')
    await page.getByRole('button', { name: 'Sync' }).click()
    expect((await synced).status()).toBe(200)
    await expect(row(page, name)).toBeVisible()
  })

  test('a sync that fails is only logged, and the list loads all the same', async ({
    stewardPage: page,
    steward,
  }) => {
    const lines: string[] = []
    page.on('console', (line) => lines.push(line.text()))
    await page.route('**/api/membership-plan/sync', (route) =>
      route.fulfill({ status: 403, json: { message: 'The provider is asleep' } }),
    )
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const { name } = await make(steward.api, 'Made in spite of it')
    await page.getByRole('button', { name: 'Sync' }).click()
    await expect(row(page, name)).toBeVisible()
    await expect(page.getByText('The provider is asleep')).toHaveCount(0)
    await expect
      .poll(() => lines)
      .toContain('POST /membership-plan/sync 403 The provider is asleep')
  })

  test('a plan is deactivated, activated and deleted, each after its question', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id, name } = await make(steward.api, 'Short lived')
    await page.goto('/memberships')
    const action = async (button: string, words: string) => {
      await chooseInRow(row(page, name), button)
      const dialog = question(page)
      await expect(dialog).toContainText(words)
      await expect(dialog).toContainText(name)
      await dialog.getByRole('button', { name: button, exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await action('Deactivate', 'Are you sure you want to deactivate this membership?')
    await expect(page.getByText('Membership status updated successfully!').first()).toBeVisible()
    await expect(row(page, name)).toContainText('Inactive')
    expect((await named(steward.api, name)).isActive).toBe(false)
    await action('Activate', 'Are you sure you want to activate this membership?')
    await expect(row(page, name)).not.toContainText('Inactive')
    expect((await named(steward.api, name)).isActive).toBe(true)
    await action('Delete', 'Are you sure you want to delete this membership?')
    await expect(page.getByText('Membership deleted successfully!')).toBeVisible()
    await expect(row(page, name)).toHaveCount(0)
    expect((await steward.api.get(`/api/membership-plan/get-one/${id}`)).status()).toBe(404)
  })

  test('a failed list says so, and tries again on a press', async ({ stewardPage: page }) => {
    await page.route('**/api/membership-plan/get-all', (route) =>
      route.fulfill({ status: 403, json: {} }),
    )
    await page.goto('/memberships')
    await expect(page.getByText('Error loading memberships. Please try again.')).toBeVisible()
    await page.unroute('**/api/membership-plan/get-all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
})

test('another role sees the active plans and opens one, but nothing more', {
  tag: ['@2.18', '@2.20', '@6'],
}, async ({ stewardPage: page, steward, context, product }) => {
  await mockSession(context, product.url, 'member')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const active = (await stored(steward.api)).filter(({ isActive }) => isActive)
  const family = await named(steward.api, 'Family')

  await page.goto('/memberships')
  await expect(page.getByRole('rowheader')).toHaveCount(active.length)
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(active.length)
  for (const role of ['button', 'link'] as const) {
    await expect(
      page.getByRole(role, { name: /^(Create|Edit|Delete|(De)?activate)\b/i }),
    ).toHaveCount(0)
  }
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/memberships\/view\//)
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit|Delete|Deactivate/ })).toHaveCount(0)

  for (const address of ['/memberships/create', `/memberships/edit/${family.id}`]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  }
  expect(calls).toContain('/api/membership-plan/get-active')
  expect(calls).not.toContain('/api/membership-plan/get-all')
})

test.describe('view', { tag: '@2.20' }, () => {
  test('shows the plan, edits its summary, and asks before a change is lost', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Harvest')
    await page.goto('/memberships')
    await chooseInRow(row(page, 'Harvest'), 'View Details')
    await expect(page).toHaveTitle('Harvest · Memberships · Hearth')
    await expect(page.getByText('No summary available')).toBeVisible()
    await expect(page.getByText('Second')).toBeVisible()

    const edit = page.getByRole('button', { name: 'Edit Summary' })
    const field = page.getByRole('textbox', { name: 'Summary' })
    await edit.click()
    await field.fill('Apples for everybody')
    await page.getByRole('link', { name: /^Posts/ }).click()
    const asked = page.getByRole('alertdialog', { name: 'Discard your changes to the summary?' })
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(new RegExp(`/memberships/view/${id}$`))

    const sent = page.waitForRequest('**/api/membership-plan/edit')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await sent).postDataJSON()).toEqual({
      id,
      name: 'Harvest',
      price: 12.5,
      summary: 'Apples for everybody',
      etag: expect.any(String),
    })
    await expect(page.getByText('Summary updated successfully!')).toBeVisible()
    await expect(field).toBeHidden()
    await expect(page.getByText('Apples for everybody')).toBeVisible()
    expect(await named(steward.api, 'Harvest')).toMatchObject({
      summary: 'Apples for everybody',
      description: 'About Harvest',
    })

    await page.route('**/api/membership-plan/edit', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await edit.click()
    await field.fill('Pears')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alertdialog').getByText('Failed to update summary')).toBeVisible()
    await expect(field).toHaveValue('Pears')
  })

  test('is deactivated and deleted from its page, and the page is gone', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Passing')
    await page.goto('/memberships')
    await page.getByRole('link', { name: 'Passing', exact: true }).click()
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
    const dialog = question(page)
    await expect(dialog).toContainText('Are you sure you want to deactivate this membership?')
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    // The badge shows before the answer is there.
    await expect.poll(async () => (await named(steward.api, 'Passing')).isActive).toBe(false)

    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Membership deleted successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(row(page, 'Passing')).toHaveCount(0)
    await page.goto(`/memberships/view/${id}`)
    await expect(page.getByText('Error loading membership. Please try again.')).toBeVisible()
    await page.getByRole('link', { name: 'Memberships', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  })
})
