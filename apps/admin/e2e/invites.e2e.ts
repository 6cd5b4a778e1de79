// Specification: 2.11

import { expect, test } from './support/test'

interface Invite {
  invitedTo: string
  status: string
}

test('the count of active invites leads to a list of the same number', async ({
  stewardPage: page,
  steward,
}) => {
  const answer = await steward.api.get('/api/invite')
  const { data } = (await answer.json()) as { data: Invite[] }
  const count = data.length.toLocaleString('en')
  await page.goto('/')
  await page.getByRole('link', { name: `Active Invites ${count}`, exact: true }).click()
  await expect(page).toHaveURL(/\/invites$/)
  await expect(page.getByRole('heading', { name: 'Active Invites', level: 1 })).toBeFocused()
  await expect(page.getByText(`${count} invites`, { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(
    data.slice(0, 50).map(({ invitedTo }) => invitedTo),
  )

  await test.step('status and search filter it, and are in the address', async () => {
    await page.getByRole('button', { name: /^Status: ?All$/ }).click()
    await page.getByRole('option', { name: 'Pending' }).click()
    const pending = data.filter(({ status }) => status === 'pending')
    await expect(page).toHaveURL(/\?status=pending$/)
    await expect(page.getByRole('rowheader')).toHaveText(
      pending.slice(0, 50).map(({ invitedTo }) => invitedTo),
    )
    const [first] = pending
    if (!first) throw new Error('The demo community has a pending invite')
    await page.getByRole('searchbox').fill(first.invitedTo.toUpperCase())
    await expect(page.getByRole('rowheader')).toHaveText([first.invitedTo])
    await expect(page).toHaveURL(/[?&]search=/)
    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveText([first.invitedTo])
  })
})
