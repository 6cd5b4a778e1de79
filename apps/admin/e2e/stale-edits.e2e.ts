// Specification: 2.14, 2.19, 2.20, 4

import type { Page } from '@playwright/test'
import type { Steward } from './support/steward'
import { expect, test } from './support/test'

const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Someone else changed this after/ })
const refused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /^Someone else has changed this .* Nothing was saved/ })
const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** A plan for this test only. One administrator has it open while another can change it. */
async function openPlan(page: Page, { api }: Steward, other = api) {
  const body = {
    name: 'Lantern',
    price: 5,
    period: 'month',
    description: 'As it was',
    isActive: true,
    features: [],
  }
  const made = await api.post('/api/membership-plan/create', { data: body })
  const { id } = (await made.json()).data
  await page.goto(`/memberships/edit/${id}`)
  await expect(description(page)).toHaveValue('As it was')
  const { features: _, ...edit } = body
  return {
    id,
    /** The other administrator saves. */
    change: async (values: object) => {
      const answer = await other.put('/api/membership-plan/edit', {
        data: { ...edit, id, ...values },
      })
      expect(answer.ok()).toBe(true)
    },
    read: async () => (await (await api.get(`/api/membership-plan/get-one/${id}`)).json()).data,
  }
}

test('an edit of a record that another administrator has changed shows both, names who saved it, loses nothing, and can win', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const plan = await openPlan(page, steward, colleague.api)
  await description(page).fill('Mine')
  await plan.change({ description: 'Theirs', price: 7 })
  await press(page, 'Update Membership Tier')
  await expect(refused(page)).toBeVisible()
  await expect(note(page)).toBeVisible()
  await expect(page.getByText('Theirs', { exact: true }).last()).toBeVisible()
  await expect(description(page)).toHaveValue('Mine')
  await expect(note(page)).toContainText(/Rui Matos edited the plan .?Lantern.?, .*\d\d:\d\d\./)
  const entry = note(page).getByRole('link', { name: 'See the record (new tab)' })
  await expect(entry).toHaveAttribute('href', /^\/record\?from=/)
  expect(await plan.read()).toMatchObject({ description: 'Theirs', price: 7 })
  await press(page, 'Keep mine')
  await expect(heading(page, 'Memberships')).toBeVisible()
  // The price is theirs: nothing was typed there.
  expect(await plan.read()).toMatchObject({ description: 'Mine', price: 7 })
})

test('their version can be taken and edited further', async ({ stewardPage: page, steward }) => {
  const plan = await openPlan(page, steward)
  await description(page).fill('Mine')
  await plan.change({ description: 'Theirs' })
  await press(page, 'Update Membership Tier')
  await press(page, 'Take theirs')
  await expect(description(page)).toHaveValue('Theirs')
  await expect(refused(page)).toHaveCount(0)
  await description(page).fill('Theirs and mine')
  await press(page, 'Update Membership Tier')
  await expect(heading(page, 'Memberships')).toBeVisible()
  expect(await plan.read()).toMatchObject({ description: 'Theirs and mine' })
})

test("an edit with a lost answer does not look like somebody else's change", async ({
  stewardPage: page,
  steward,
}) => {
  const plan = await openPlan(page, steward)
  await description(page).fill('Mine')
  await page.route(
    '**/api/membership-plan/edit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await press(page, 'Update Membership Tier')
  await expect(page.getByRole('alert').first()).toContainText('Failed to update membership')
  await press(page, 'Update Membership Tier')
  await expect(heading(page, 'Memberships')).toBeVisible()
  expect(await plan.read()).toMatchObject({ description: 'Mine' })
})

test('a summary does not revert a price that another administrator has set', async ({
  stewardPage: page,
  steward,
}) => {
  const plan = await openPlan(page, steward)
  await page.goto(`/memberships/view/${plan.id}`)
  await press(page, 'Edit Summary')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Everything.')
  await plan.change({ price: 7 })
  await press(page, 'Save')
  await expect(page.getByText('Summary updated successfully!')).toBeVisible()
  expect(await plan.read()).toMatchObject({ summary: 'Everything.', price: 7 })
})

test('an announcement shows both versions, and a toggle reverts nothing', async ({
  stewardPage: page,
  steward: { api },
  colleague,
}) => {
  const data = {
    title: 'Candles at dawn',
    description: 'Bring one.',
    date: new Date().toISOString(),
    isActive: true,
    isPinned: true,
  }
  const made = await (await api.post('/api/announcements', { data })).json()
  const address = `/api/announcements/${made.data.id}`
  const read = async () =>
    (await (await api.get(`/api/announcements?search=${encodeURIComponent(data.title)}`)).json())
      .data[0]
  const row = page.getByRole('article', { name: data.title })
  await page.goto(`/announcements?search=${encodeURIComponent(data.title)}`)

  await test.step('the form', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click()
    await description(page).fill('Bring two.')
    const theirs = { ...data, description: 'Bring none.', isPinned: false }
    expect((await colleague.api.put(address, { data: theirs })).ok()).toBe(true)
    await press(page, 'Update Announcement')
    await expect(refused(page)).toBeVisible()
    await expect(page.getByText('Bring none.').last()).toBeVisible()
    await expect(description(page)).toHaveValue('Bring two.')
    await expect(note(page)).toContainText(/Rui Matos edited the announcement/)
    await press(page, 'Keep mine')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await read()).toMatchObject({ description: 'Bring two.', isPinned: false })
  })

  await test.step('the switch', async () => {
    await expect(row).toContainText('Bring two.')
    await api.patch(`${address}/toggle-status`)
    const active = row.getByRole('button', { name: /^Active\b/ })
    const answered = page.waitForResponse(/toggle-status/)
    await active.click()
    await answered
    await expect(active).toHaveAttribute('aria-pressed', 'false')
    expect(await read()).toMatchObject({ isActive: false })
  })
})
