// Specification: 2.21

import type { Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expireSession, revoke } from './support/signInAgain'
import { expect, question, test } from './support/test'

/** A file that bans members has a product of its own. */
test.use({ usesUp: 'members to undo' })

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
}

const toastOf = (page: Page, words: string) =>
  page.getByRole('alertdialog').filter({ hasText: words })

/** Decisions can be reversed (WCAG 3.3.4). */
test('what was done is undone where it was done, by one press or one shortcut', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const [member] = (data as User[]).filter(
    ({ fullName, isBanned }) => isShownAsIs(fullName) && !isBanned,
  )
  if (!member?.email) throw new Error('The demo community has no such member')
  const isBanned = async () =>
    (await (await steward.api.get(`/api/users/${member.id}`)).json()).data.isBanned
  const banned = 'Member banned successfully'
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  const row = page.getByRole('row').nth(1)
  const ban = async () => {
    await chooseInRow(row, 'Ban')
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(toastOf(page, banned).first()).toBeVisible()
    await expect.poll(isBanned).toBe(true)
  }

  await test.step('the toast names the member, and its button undoes at once', async () => {
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/record?')) reads.push(request.url())
    })
    await ban()
    await expect(toastOf(page, banned)).toContainText(member.fullName ?? '')
    await toastOf(page, banned).getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page, 'Undone')).toContainText(member.fullName ?? '')
    expect(reads, 'the answer of the ban named its entry').toEqual([])
    expect(await isBanned()).toBe(false)
    await expect(row).not.toContainText('Banned')
  })
  await test.step('and the next one redoes it', async () => {
    await toastOf(page, 'Undone').getByRole('button', { name: 'Redo' }).click()
    await expect(toastOf(page, 'Redone')).toBeVisible()
    expect(await isBanned()).toBe(true)
    await toastOf(page, 'Redone').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(isBanned).toBe(false)
  })
  await test.step('the shortcut does the same, except while typing', async () => {
    await ban()
    await page.getByRole('searchbox').first().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByRole('heading', { level: 1 }).focus()
    expect(await isBanned()).toBe(true)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(isBanned).toBe(false)
  })
  await test.step('so does the command menu', async () => {
    await ban()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog', { name: 'Command menu' }).waitFor()
    await page.keyboard.type('undo')
    await page.getByRole('option', { name: /Undo last action/ }).click()
    await expect.poll(isBanned).toBe(false)
  })
})

test('an undo that fails says why, and the list still has the way back', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const member = (data as User[]).find(
    ({ fullName, isBanned }) => isShownAsIs(fullName) && !isBanned,
  )
  if (!member?.email) throw new Error('The demo community has no such member')
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  await chooseInRow(page.getByRole('row').nth(1), 'Ban')
  await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
  await page.route('**/api/record/*/undo', (route) => route.abort(), { times: 1 })
  await toastOf(page, 'Member banned').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await page.getByRole('button', { name: 'Your recent activity' }).click()
  const actions = page.getByRole('dialog', { name: 'Your recent activity' })
  await actions.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(actions.getByRole('listitem').first()).toContainText('Undone by')
})

test('the shortcut leads to the sign-in when the session has ended', async ({
  stewardPage: page,
  steward,
}) => {
  await page.goto('/users')
  const title = page.getByRole('heading', { level: 1 })
  await title.focus()
  await revoke(page, steward, 'GET /api/record')
  await page.keyboard.press('ControlOrMeta+z')
  await expireSession(page)
})
