// Specification: 2.23

import type { Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

/** A file that deletes members has a product of its own. */
test.use({ usesUp: 'members of the trash' })

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const restored = 'It can be restored from the trash for 30 days.'

interface User {
  id: string
  fullName: string | null
  email: string | null
}

test('a deleted member and a post are in the trash, with who and why, and come back', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const { data: users } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const member = (users as User[]).find(({ fullName, email }) => isShownAsIs(fullName) && email)
  if (!member?.email) throw new Error('The demo community has no such member')
  const { data: posts } = await (await steward.api.get('/api/posts')).json()
  const removed = await colleague.api.post(`/api/posts/${posts[0].id}/remove`, {
    data: { reason: 'Advertising of watches' },
  })
  expect(removed.ok()).toBe(true)

  await test.step('the question says that there is a way back, not that it is final', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email ?? '')}`)
    await chooseInRow(page.getByRole('row').nth(1), 'Delete')
    await expect(question(page)).toContainText(restored)
    await expect(question(page)).not.toContainText('cannot be undone')
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(question(page)).toBeHidden()
  })
  await test.step('the navigation leads to the trash', async () => {
    await page.goto('/record')
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await navigation.getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Trash · Hearth')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).nth(0)).toContainText('by Ada Hearth')
    await expect(rows(page).nth(1)).toContainText('by Rui Matos')
    await expect(rows(page).nth(1)).toContainText('Advertising of watches')
    await expect(rows(page).nth(1)).toContainText('30 days')
  })
  await test.step('the kind is in the address', async () => {
    await page.getByRole('button', { name: /^Kind/ }).click()
    await page.getByRole('option', { name: 'Posts' }).click()
    await expect(page).toHaveURL(/\/trash\?kind=post$/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
  })
  await test.step('the post comes back, and its row leaves', async () => {
    await page.getByRole('button', { name: /^Restore/ }).click()
    await expect(page.getByText('Restored', { exact: true })).toBeVisible()
    await expect(page.getByText('Trash is empty')).toBeVisible()
    const { data } = await (await steward.api.get('/api/posts')).json()
    expect(data.map(({ id }: { id: string }) => id)).toContain(posts[0].id)
  })
  await test.step('somebody else is faster: the row goes, and nothing is restored twice', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(rows(page)).toHaveCount(1)
    const { data } = await (await steward.api.get('/api/trash')).json()
    await colleague.api.post(`/api/record/${data[0].entryId}/undo`)
    await page.getByRole('button', { name: /^Restore/ }).click()
    await expect(page.getByText('Trash is empty')).toBeVisible()
    expect((await steward.api.get(`/api/users/${member.id}`)).ok()).toBe(true)
  })
})
