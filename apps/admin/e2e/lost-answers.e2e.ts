// Specification: 2.14, 2.19, 7

import type { Page } from '@playwright/test'
import { stored } from './support/plans'
import { expect, test } from './support/test'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** The server carries out the next call, but its answer never arrives. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a plan is created once when its answer is lost and it is sent again', async ({
  stewardPage: page,
  steward,
}) => {
  await page.goto('/memberships/create')
  await field(page, 'Tier Name').fill('Once only')
  await field(page, 'Price').fill('5')
  await loseAnswer(page, 'membership-plan/create')
  const create = page.getByRole('button', { name: 'Create Membership Tier' })
  await create.click()
  await expect(page.getByRole('alert').first()).toContainText('Something went wrong')
  await create.click()
  await expect(page.getByText('Membership created successfully!')).toBeVisible()
  const names = (await stored(steward.api)).map(({ name }) => name)
  expect(names.filter((name) => name === 'Once only')).toHaveLength(1)
})

test('an announcement is created once when its answer is lost and it is sent again', async ({
  stewardPage: page,
  steward,
}) => {
  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await field(page, /^Title/).fill('Only once')
  await field(page, /^Description/).fill('Not twice.')
  await loseAnswer(page, 'announcements')
  const create = page.getByRole('button', { name: 'Create Announcement' })
  await create.click()
  await expect(page.getByRole('alert').first()).toContainText('Failed to create announcement')
  await create.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { pagination } = await (await steward.api.get('/api/announcements?search=Only once')).json()
  expect(pagination.total).toBe(1)
})
