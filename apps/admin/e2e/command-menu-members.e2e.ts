import type { Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { expect, question, test } from './support/test'

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const marked = (page: Page) => page.getByRole('option', { selected: true })

async function openMenu(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Command menu' })).toBeFocused()
}

interface Member {
  id: string
  fullName: string
  email: string
  isBanned: boolean
}

test('a verb of the menu bans a found member with a reason, and lifts the ban of the one in view', async ({
  stewardPage: page,
  steward,
}) => {
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const members: Member[] = await read('/api/users?page=1&limit=100&isVerified=1')
  const member = members.find(
    ({ isBanned, fullName, email }) => !isBanned && isShownAsIs(fullName) && email,
  )
  if (!member) throw new Error('The demo community has nobody to ban')
  const isBanned = async () => (await read(`/api/users/${member.id}`)).isBanned

  await test.step('from the dashboard, by keys alone', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openMenu(page)
    await page.keyboard.type(member.email)
    await expect(marked(page)).toContainText(member.email)
    await page.keyboard.press('ArrowRight')
    await expect(option(page, 'Verify…'), 'a verified member is not offered it').toHaveCount(0)
    await expect(option(page, 'Unban…')).toHaveCount(0)
    await page.keyboard.type('ban')
    await expect(marked(page)).toContainText('Ban…')
    await page.keyboard.press('Enter')
    await expect(question(page)).toContainText('Are you sure you want to ban this User')
    await question(page).getByRole('textbox').fill('Insults in three posts')
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(isBanned).toBe(true)
    const [entry] = await read(`/api/record?subject=${member.id}&kinds=user.ban`)
    expect(entry.reason).toBe('Insults in three posts')
  })

  await test.step('the member in view is offered without a search, and Enter alone changes nothing', async () => {
    await page.goto(`/users/${member.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.fullName)
    await openMenu(page)
    const verbs = page.getByRole('group', { name: member.fullName }).getByRole('option')
    await expect(verbs.first()).toContainText('Copy email')
    await page.keyboard.type('unban')
    await expect(marked(page)).toContainText('Unban…')
    await page.keyboard.press('Enter')
    await question(page).getByRole('button', { name: 'Unban', exact: true }).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(isBanned).toBe(false)
  })

  await test.step('a note', async () => {
    await openMenu(page)
    await page.keyboard.type('note')
    await expect(marked(page)).toContainText('Add note…')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Note about ${member.fullName}` })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Called about the ban')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Note added')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText('Called about the ban')).toBeVisible()
  })
})

test('a note that is saved late leaves the dialog of a note about another member open', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const [first, second] = (data as Member[]).filter(
    ({ fullName, email }) => isShownAsIs(fullName) && email,
  )
  if (!first || !second) throw new Error('The demo community has too few members')
  const openNote = async ({ email, fullName }: Member) => {
    await openMenu(page)
    await page.keyboard.type(email)
    await expect(marked(page)).toContainText(email)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('note')
    await expect(marked(page)).toContainText('Add note…')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Note about ${fullName}` })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    return dialog
  }
  await page.goto('/invites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route(`**/api/users/${first.id}/notes`, async (route) => {
    await answer.promise
    await route.continue()
  })
  const late = await openNote(first)
  await page.keyboard.type('Called by phone')
  await late.getByRole('button', { name: 'Add note' }).click()
  // It can be closed after 10 s, with the question about its text.
  await late.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(late).toBeHidden()
  const dialog = await openNote(second)
  await page.keyboard.type('Half a')
  answer.resolve()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.keyboard.type(' thought')
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a thought')
})

test('posts, announcements and plans are found by their words, without accents', async ({
  stewardPage: page,
  steward,
}) => {
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const [post] = await read('/api/posts')
  const [plan] = await read('/api/membership-plan/get-all')
  const [announcement] = await read('/api/announcements?page=1&limit=10')
  const reads: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  await page.goto('/invites')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active Invites')
  await openMenu(page)
  expect(reads, 'nothing is read before something is typed').not.toContain('/api/posts')

  for (const [group, title] of [
    ['Posts', post.title],
    ['Announcements', announcement.title],
    ['Memberships', plan.name],
  ] as const) {
    await test.step(group, async () => {
      const typed = title.slice(0, 40).toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
      await page.getByRole('combobox').fill(typed)
      const found = page.getByRole('group', { name: group }).getByRole('option')
      await expect(found.filter({ hasText: title }).first()).toBeVisible()
    })
  }
  expect(reads.filter((path) => path === '/api/posts')).toHaveLength(1)
  await page.getByRole('group', { name: 'Memberships' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/memberships\/view\//)
})
