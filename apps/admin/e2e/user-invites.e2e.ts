// Specification: 2.16

import type { APIRequestContext } from '@playwright/test'
import { expectTitle, isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expect, test } from './support/test'

interface Invite {
  invitedTo: string
  status: string
}

interface Inviter {
  id: string
  fullName: string
  email: string
  invites: Invite[]
}

/** The first member with a name and an address and with matching invites. */
async function inviter(
  api: APIRequestContext,
  fits: (invites: readonly Invite[]) => boolean,
): Promise<Inviter> {
  const answer = await api.get('/api/users?page=1&limit=100')
  const { data } = (await answer.json()) as { data: Omit<Inviter, 'invites'>[] }
  for (const { id, fullName, email } of data) {
    if (!isShownAsIs(fullName) || !email) continue
    const sent = await api.get(`/api/invite/get/user-wise/${id}`)
    const { data: invites } = (await sent.json()) as { data: Invite[] }
    if (fits(invites)) return { id, fullName, email, invites }
  }
  throw new Error('The demo community has no such inviter')
}

test('a steward comes from the users list, looks, and goes back to it', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await inviter(steward.api, ({ length }) => length > 1)
  await page.goto('/users')
  await page.getByRole('searchbox').fill(user.email)
  await expect(page.locator('[data-row-id]')).toHaveCount(1)
  await chooseInRow(page.locator('[data-row-id]'), 'View invites')
  await expect(page).toHaveURL(new RegExp(`/users/view-invites/${user.id}$`))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Invites of ${user.fullName}`)
  await expect(heading).toBeFocused()
  await expectTitle(page, `Invites of ${user.fullName} · Users · Hearth`)
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  await expect(navigation.getByRole('link', { name: /^Users/ })).toHaveAttribute(
    'aria-current',
    /.+/,
  )
  const above = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(above.last()).toHaveAttribute('href', `/users/${user.id}`)
  await expect(page.getByRole('rowheader')).toHaveText(
    user.invites.map(({ invitedTo }) => invitedTo),
  )
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/users\?search=/)
  await expect(page.locator('[data-row-id]')).toHaveCount(1)
})

test('status and search filter the list and are in the address', async ({
  stewardPage: page,
  steward,
}) => {
  const has = (status: string, invites: readonly Invite[]) =>
    invites.filter((one) => one.status === status)
  const user = await inviter(
    steward.api,
    (invites) => has('approved', invites).length > 0 && has('pending', invites).length > 0,
  )
  const pending = has('pending', user.invites)
  await page.goto(`/users/view-invites/${user.id}`)
  await expect(page.getByRole('rowheader')).toHaveCount(user.invites.length)
  await page.getByRole('button', { name: /^Status: ?All$/ }).click()
  await page.getByRole('option', { name: 'Pending' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(pending.map(({ invitedTo }) => invitedTo))
  await expect(page).toHaveURL(/status=pending$/)

  await page.getByRole('searchbox').fill(pending[0]?.invitedTo.toUpperCase() ?? '')
  await expect(page.getByRole('rowheader')).toHaveText([pending[0]?.invitedTo ?? ''])
  await expect(page).toHaveURL(/[?&]search=/)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText([pending[0]?.invitedTo ?? ''])
  await page.getByRole('searchbox').fill('nobody-was-invited')
  await expect(page.getByText('No invites match your search criteria.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveCount(user.invites.length)
})

test('a member without invites says so; Back without a history leads to the users', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await inviter(steward.api, ({ length }) => length === 0)
  await page.goto(`/users/view-invites/${user.id}`)
  await expect(page.getByText('No Invites Found')).toBeVisible()
  await expect(page.getByText("This user hasn't sent any invites yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused()
})

test('the invites of an unknown member are a failed load', async ({ stewardPage: page }) => {
  await page.goto('/users/view-invites/no-such-user')
  await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
})
