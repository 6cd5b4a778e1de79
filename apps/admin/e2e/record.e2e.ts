// Specification: 2.22

import type { APIRequestContext } from '@playwright/test'
import { counted } from './support/counted'
import { withoutControls } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

/** A file that bans, deletes and brings back has a product of its own. */
test.use({ usesUp: 'members of the record' })

const reason = 'Spam in three posts'

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

test('a ban is read with its reason in the record, and undone in two clicks', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const { count, click } = counted(page)
  const isBanned = async () =>
    (await (await steward.api.get(`/api/users/${member.id}`)).json()).data.isBanned
  await steward.api.post(`/api/users/${member.id}/ban`, { data: { reason } })
  expect(await isBanned()).toBe(true)
  await page.goto('/posts')
  await click(page.getByRole('link', { name: 'Record', exact: true }))
  const entries = page.getByRole('region', { name: 'Record' }).getByRole('listitem')
  await expect(entries.nth(0)).toContainText('banned')
  await expect(entries.nth(0)).toContainText(reason)
  expect(count.clicks).toBe(1)
  await click(entries.nth(0).getByRole('button', { name: /^Undo/ }))
  await click(question(page).getByRole('button', { name: 'Undo', exact: true }))
  await expect(entries.nth(0)).toContainText('undid')
  await expect(entries.nth(1)).toContainText('Undone by ')
  expect(count.clicks).toBe(3)
  expect(await isBanned()).toBe(false)
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  await expect(page.getByRole('row').nth(1)).not.toContainText('Banned')
})

test('the day of a ban: why it was, and the way back, in clicks that are counted', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const { count, click } = counted(page)
  const row = page.getByRole('row').nth(1)
  const line = page.getByText(/^Banned by /)
  const isBanned = async () =>
    (await (await steward.api.get(`/api/users/${member.id}`)).json()).data.isBanned

  await test.step('one steward bans, and says why', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await chooseInRow(row, 'Ban')
    await question(page).getByRole('textbox', { name: 'Reason (optional)' }).fill(reason)
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(question(page)).toBeHidden()
    await expect(row).toContainText('Banned')
  })

  await test.step('the page of the member says who and why, one click away', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await click(row.getByRole('link').first())
    await expect(line).toContainText(`: ${reason}`)
    await expect(line).toContainText('Ada Hearth')
    expect(count.clicks).toBe(1)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect(line).toBeInViewport()
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('and undoes it in two', async () => {
    count.clicks = 0
    const record = page.getByRole('region', { name: 'Record' }).last()
    await click(record.getByRole('button', { name: /^Undo/ }).first())
    await click(question(page).getByRole('button', { name: 'Undo', exact: true }))
    await expect(record.getByText(/^Undone by /)).toBeVisible()
    expect(count.clicks).toBe(2)
    await expect(line).toBeHidden()
  })

  await test.step('the list and the record agree', async () => {
    expect(await isBanned()).toBe(false)
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    const entries = page.getByRole('region', { name: 'Record' }).getByRole('listitem')
    await expect(entries.nth(0)).toContainText('undid')
    await expect(entries.nth(1)).toContainText(reason)
    await expect(entries.nth(1)).toContainText('Undone by ')
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await expect(row).not.toContainText('Banned')
  })
})

test('an undo that comes too late says why, below its action', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const post = (path: string, data?: object) =>
    steward.api.post(path, data ? { data } : {}).then((answer) => answer.json())
  const { data: ban } = await post(`/api/users/${member.id}/ban`, { reason })
  await page.goto(`/record?what=bans&member=${member.id}`)
  const entry = page
    .getByRole('region', { name: 'Record' })
    .getByRole('listitem')
    .filter({ hasText: reason })
    .first()
  await entry.getByRole('button', { name: /^Undo/ }).click()
  await expect(question(page)).toBeVisible()
  // Somebody else is faster.
  await post(`/api/users/${member.id}/un-ban`, { reason: 'A mistake' })
  await question(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await expect(entry.getByRole('alert')).toBeVisible()
  expect(ban.action).toBe('user.ban')
})

test('what the panel does not call yet: a member and a post come back, and notes', async ({
  steward,
}) => {
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const post = async (path: string, data?: object) =>
    (await (await steward.api.post(path, data ? { data } : {})).json()).data
  const member = await findMember(steward.api)
  const { id: removal } = await post(`/api/users/${member.id}/remove`, { reason })
  await post(`/api/record/${removal}/undo`)
  expect((await read(`/api/users/${member.id}`)).email).toBe(member.email)
  const [first] = await read('/api/posts')
  const { id: deletion } = await post(`/api/posts/${first.id}/remove`, { reason })
  await post(`/api/record/${deletion}/undo`)
  expect((await read('/api/posts')).map(({ id }: { id: string }) => id)).toContain(first.id)

  const notes = `/api/users/${member.id}/notes`
  const note = { text: 'Called at noon', isPinned: false }
  const { id } = await post(notes, note)
  await steward.api.put(`/api/notes/${id}`, { data: { ...note, isPinned: true } })
  expect(await read(notes)).toMatchObject([{ ...note, isPinned: true }])
  await steward.api.delete(`/api/notes/${id}`)
  expect(await read(notes)).toEqual([])
  expect((await read(`/api/users/${member.id}/timeline`)).length).toBeGreaterThan(0)
  expect(await read(`/api/users/${member.id}/impact`)).toHaveProperty('posts')
})
