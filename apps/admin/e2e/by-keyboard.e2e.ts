// A steward's work by keyboard alone (WCAG 2.1.1), into every dialog and out of it (WCAG 2.1.2).
// Specification: 2.2, 2.3, 2.12, 2.14, 2.17, 2.21

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { openPassport, passportImage } from './support/passport'
import { expect, question, signOut, test } from './support/test'

/** It bans, approves and signs out. */
test.use({ usesUp: 'a day by keyboard' })

interface Member {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
  isEmailVerified: boolean
  passport: string | null
  badgeRequestStatus: number | null
}

const read = async <Data>(api: APIRequestContext, path: string): Promise<Data> =>
  (await (await api.get(path)).json()).data

/** A request that can be approved, of a member with a passport. */
async function findRequest(api: APIRequestContext): Promise<Member> {
  const requests = await read<Member[]>(api, '/api/users/pending-badges')
  for (const { id } of requests) {
    const member = await read<Member>(api, `/api/users/${id}`)
    const { fullName, passport, isBanned, isEmailVerified } = member
    if (passport && isShownAsIs(fullName) && !isBanned && isEmailVerified) return member
  }
  throw new Error('The demo community has no such request')
}

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 80 && !(await isFocused()); stops += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Chooses what the command menu finds first. */
async function command(page: Page, words: string, found: string | RegExp) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Command menu' })).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { selected: true })).toContainText(found)
  await page.keyboard.press('Enter')
}

test('a day of a steward needs no mouse', async ({ page, product, steward }) => {
  const { api, email, password, cookies } = steward
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('A pointer was used')
    })
  })
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const members = await read<Member[]>(api, '/api/users?page=1&limit=100&isVerified=1')
  const member = members.find((one) => one.email && !one.isBanned && isShownAsIs(one.fullName))
  if (!member?.email || !member.fullName) throw new Error('The demo community has no such member')
  const isBanned = async () => (await read<Member>(api, `/api/users/${member.id}`)).isBanned

  await test.step('signs in', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeFocused()
    // A code works once: the session is the one that the fixture made.
    await signOut(page.context(), product.url)
    await page.context().addCookies(cookies)
    await page.route('**/api/auth/totp-verify', (route) =>
      route.fulfill({ json: { verified: true } }),
    )
    await page.keyboard.type('123456')
    await expect(title('Dashboard')).toBeVisible()
  })

  await test.step('finds a member', async () => {
    await command(page, member.email ?? '', member.email ?? '')
    await expect(title(member.fullName ?? '')).toBeFocused()
  })

  await test.step('bans with a reason, and undoes it', async () => {
    await command(page, 'ban', 'Ban…')
    await expect(question(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Spam in three posts')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(question(page)).toBeHidden()
    await expect.poll(isBanned).toBe(true)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(isBanned).toBe(false)
  })

  await test.step('decides a request after a look at its passport', async () => {
    const request = await findRequest(api)
    await command(page, 'badge requests', 'Badge Requests')
    await expect(title('Badge Requests')).toBeFocused()
    await tabTo(page, page.getByRole('rowheader').first().getByRole('link'))
    await page.keyboard.press('Enter')
    const opened = page.locator('h2:focus')
    const heading = page.getByRole('heading', { name: request.fullName ?? '', exact: true })
    await expect(opened).toBeVisible()
    for (let steps = 0; steps < 60 && !(await heading.isVisible()); steps += 1) {
      const name = await opened.textContent()
      await page.keyboard.press('j')
      await expect(opened).not.toHaveText(name ?? '')
    }
    await expect(heading).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show passport' })).toBeVisible()
    await page.keyboard.press('d')
    await expect(passportImage(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openPassport(page)).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(question(page).getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await read<Member>(api, `/api/users/${request.id}`)).badgeRequestStatus)
      .toBe(2)
  })

  await test.step('publishes an announcement', async () => {
    await command(page, 'create announcement', 'Create announcement')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused()
    await page.keyboard.type('Written without a mouse')
    await tabTo(page, dialog.getByRole('textbox', { name: /^Description/ }))
    await page.keyboard.type('Every step has a key.')
    await tabTo(page, dialog.getByRole('button', { name: 'Create Announcement' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: 'Written without a mouse' })).toBeVisible()
  })

  await test.step('signs out', async () => {
    await command(page, 'sign out', 'Sign out')
    await expect(title('Login')).toBeVisible()
  })
})
