// Specification: 2.2, 2.22

import type { Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

/** A file that bans members has a product of its own. */
test.use({ usesUp: 'members of recent actions' })

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
}

const bell = (page: Page) => page.getByRole('button', { name: 'Your recent activity' })
const recentActions = (page: Page) => page.getByRole('dialog', { name: 'Your recent activity' })

test('the list keeps what a steward did, over a reload, and undoes it', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const [member, other] = (data as User[]).filter(
    (user) => isShownAsIs(user.fullName) && user.email && !user.isBanned,
  )
  if (!member?.email || !other) throw new Error('The demo community has no such members')
  const name = member.fullName ?? ''
  const isBanned = async () =>
    (await (await steward.api.get(`/api/users/${member.id}`)).json()).data.isBanned
  // Actions of another administrator are not listed.
  await colleague.api.post(`/api/users/${other.id}/ban`, { data: { reason: 'Spam' } })

  await test.step('a steward bans a member, and the toast says its words', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email ?? '')}`)
    await chooseInRow(page.getByRole('row').nth(1), 'Ban')
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.getByText('Member banned successfully')).toBeVisible()
  })
  await test.step('after a reload they are behind the bell, loaded by its press', async () => {
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText('Banned')
    const asked = page.waitForRequest((request) => request.url().includes('/api/record?actor=me'))
    await bell(page).click()
    await asked
    const recentAction = recentActions(page).getByRole('listitem').first()
    await expect(recentAction).toContainText(/^You banned .*(just now|ago)/)
    await expect(recentAction.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/users/${member.id}`,
    )
    const theirs = recentActions(page)
      .getByRole('listitem')
      .filter({ hasText: `banned ${other.fullName}` })
    await expect(theirs).toHaveCount(0)
  })
  await test.step('undone there', async () => {
    const ban = recentActions(page).getByRole('listitem').first()
    const undo = ban.getByRole('button', { name: /^Undo/ })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(ban).toContainText('Undone by Ada Hearth')
    expect(await isBanned()).toBe(false)
    await expect(ban.getByRole('button', { name: /^Redo/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(ban).toContainText(/^You banned/)
    await expect(ban).not.toContainText('Undone')
    expect(await isBanned()).toBe(true)
    await ban.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(isBanned).toBe(false)
  })
  await test.step('the bell closes them', async () => {
    await bell(page).click()
    await expect(recentActions(page)).toBeHidden()
  })
  await test.step('by keyboard they open from the menu before the bell', async () => {
    const menu = page.getByRole('button', { name: /^Ada Hearth/ })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').locator(':focus').waitFor()
    await page.keyboard.type('Your r')
    await page.keyboard.press('Enter')
    await expect(recentActions(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(recentActions(page)).toBeHidden()
    await expect(menu).toBeFocused()
  })
  await test.step('a followed link closes them', async () => {
    await bell(page).click()
    await recentActions(page).getByRole('link', { name: 'View full record' }).click()
    await expect(page.getByRole('heading', { name: 'Record', level: 1 })).toBeFocused()
    await expect(recentActions(page)).toBeHidden()
  })
})

test('on a phone the bell opens a sheet', async ({ stewardPage: page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/posts')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await bell(page).click()
  await expect(recentActions(page).getByRole('link', { name: 'View full record' })).toBeVisible()
  const { width = 0 } = (await recentActions(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(300)
  await recentActions(page).getByRole('button', { name: 'Close' }).click()
  await expect(recentActions(page)).toBeHidden()
})

test('a bell whose code is gone with a deploy offers a reload', async ({ stewardPage: page }) => {
  await page.route(/\/assets\/slots-[\w-]+\.js$/, (route) => route.abort())
  await page.goto('/posts')
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
  await bell(page).click()
  await expect(question(page)).toContainText('This page needs to be reloaded')
})
