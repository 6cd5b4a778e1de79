// Specification: 2.22

import type { APIRequestContext } from '@playwright/test'
import { withoutControls } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
}

/** A member who can be told by name and address, and is not banned. */
async function findMember(api: APIRequestContext): Promise<User & { email: string }> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  const found = (data as User[]).find((user) => user.fullName && user.email && !user.isBanned)
  if (!found?.email) throw new Error('The demo community has no such member')
  return { ...found, email: found.email }
}

test('an action stands in the record, and the filters find it', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const name = withoutControls(member.fullName ?? '')
  await test.step('a steward bans a member', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await chooseInRow(page.getByRole('row').nth(1), 'Ban')
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(question(page)).toBeHidden()
  })
  const entry = page.getByRole('region', { name: 'Record' }).getByRole('listitem').first()
  await test.step('the navigation leads to the record', async () => {
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Record', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Record · Hearth')
    await expect(entry).toContainText('banned')
    await expect(entry.getByRole('link', { name })).toHaveAttribute('href', `/users/${member.id}`)
  })
  await test.step('the details say what changed', async () => {
    await entry.getByRole('button', { name: 'Details' }).click()
    await expect(entry.getByRole('row').nth(1)).toHaveText(/Banned\s*No\s*Yes/)
  })
  await test.step('what and whom', async () => {
    await page.getByRole('button', { name: /^What/ }).click()
    await page.getByRole('option', { name: 'Bans' }).click()
    await expect(page).toHaveURL(/\/record\?what=bans$/)
    await page.getByRole('searchbox').fill(member.email)
    await page.getByRole('region', { name: 'Found members' }).getByRole('button').first().click()
    await expect(page).toHaveURL(`/record?what=bans&member=${member.id}`)
    await expect(entry).toContainText('banned')
  })
  await test.step('the address keeps the filters', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^What: ?Bans$/ })).toBeVisible()
    await expect(entry).toContainText('banned')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/record$/)
  })
  await steward.api.get(`/api/users/un-ban/${member.id}`)
})

test('the command menu leads to the record', async ({ stewardPage: page }) => {
  await page.goto('/posts')
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Command menu' }).fill('record')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Record/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Record', level: 1 })).toBeVisible()
})
