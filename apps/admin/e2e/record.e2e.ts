// Specification: 2.22

import type { APIRequestContext } from '@playwright/test'
import { counted } from './support/counted'
import { isShownAsIs } from './support/names'
import { openReasons, reasonFields, writeReasons } from './support/reasons'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

/** A file that bans, deletes and brings back has a product of its own. */
test.use({ usesUp: 'members of the record' })

const reason = 'Spam in three posts'

/** Markup, a long word, a right-to-left override and a tower of marks. */
const hostile = `<img src=x onerror="document.title='run'">${'unbroken'.repeat(20)}\u202Edesrever ${'\u0e49'.repeat(40)}`

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
}

/** A member who can be told by name and address, and is not banned. */
async function findMember(api: APIRequestContext): Promise<User & { email: string }> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  const found = (data as User[]).find(
    (user) => isShownAsIs(user.fullName) && user.email && !user.isBanned,
  )
  if (!found?.email) throw new Error('The demo community has no such member')
  return { ...found, email: found.email }
}

test('an action stands in the record, and the filters find it', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const name = member.fullName ?? ''
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
    await page.getByRole('button', { name: /What/ }).click()
    await page.getByRole('option', { name: 'Bans' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/record\?what=bans$/)
    await page.getByRole('searchbox').fill(member.email)
    await page.getByRole('region', { name: 'Found members' }).getByRole('button').first().click()
    await expect(page).toHaveURL(`/record?what=bans&member=${member.id}`)
    await expect(entry).toContainText('banned')
  })
  await test.step('the address keeps the filters', async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: 'Bans' })).toBeVisible()
    await expect(entry).toContainText('banned')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/record$/)
  })
  await steward.api.get(`/api/users/un-ban/${member.id}`)
})

test('a period is asked for once it is typed, and is no step of the Back button', async ({
  stewardPage: page,
}) => {
  await page.goto('/posts')
  await page.getByRole('link', { name: 'Record', exact: true }).click()
  const from = page.getByRole('group', { name: 'From' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/record') asked.push(...searchParams.getAll('from'))
  })
  await page.getByRole('button', { name: /When/ }).click()
  await page.getByRole('option', { name: 'Custom' }).click()
  await from.getByRole('spinbutton').first().click()
  await page.keyboard.type('061520240930')
  await expect(page).toHaveURL(/\/record\?from=2024-06-15/)
  await from.getByRole('spinbutton', { name: /^year/ }).click()
  await page.keyboard.type('2025')
  await page.getByRole('searchbox').click()
  await expect(page).toHaveURL(/\/record\?from=2025-06-15/)
  await expect.poll(() => asked).toEqual(['2024-06-15T09:30:00.000Z', '2025-06-15T09:30:00.000Z'])
  await page.goBack()
  await expect(page).toHaveURL(/\/posts$/)
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
  await expect(entries.nth(0)).toContainText('undid')
  await expect(entries.nth(1)).toContainText('Undone by ')
  expect(count.clicks).toBe(2)
  expect(await isBanned()).toBe(false)
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  await expect(page.locator('[data-row-id]')).not.toContainText('Banned')
})

test('the day of a ban: a reason that is told, read by another steward, and taken back', async ({
  stewardPage: page,
  steward,
  colleague,
  product,
}) => {
  const member = await findMember(steward.api)
  const { count, click } = counted(page)
  const row = page.getByRole('row').nth(1)
  const line = page.getByText(/^Banned by /)
  const isBanned = async () =>
    (await (await steward.api.get(`/api/users/${member.id}`)).json()).data.isBanned
  const [template] = (await (await steward.api.get('/api/reason-templates')).json()).data
    .filter(({ kind }: { kind: string }) => kind === 'ban')
    .map(({ text }: { text: string }) => text)

  await test.step('one steward bans with a common reason, and tells the member', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await chooseInRow(row, 'Ban')
    const asked = question(page)
    await expect(asked.getByText(/^(This member has \d|No posts or open invites)/)).toBeVisible()
    await asked.getByRole('button', { name: template }).click()
    await expect(asked.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue(template)
    await asked.getByText('Email the member').click()
    const preview = asked.getByRole('region', { name: 'Preview of the email' })
    await expect(preview).toContainText(`Reason: ${template}`)
    await asked.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(row).toContainText('Banned')
  })

  await test.step('the email says it, and the reason', async () => {
    const email = () => product.email('member-notice', member.email)
    await expect.poll(email).toContain(`Reason:\n\n    ${template}\n`)
  })

  await test.step('the other steward reads who and why in two clicks', async () => {
    // No call of the first steward is under way while the cookies change.
    await page.goto('about:blank')
    await page.context().addCookies(colleague.cookies)
    await page.goto('/posts')
    await click(page.getByRole('link', { name: 'Users', exact: true }))
    // The posts have a search too.
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await page.getByRole('searchbox').fill(member.email)
    await expect(page.locator('[data-row-id]')).toHaveCount(1)
    await click(row.getByRole('link').first())
    await expect(line).toContainText(`: ${template}`)
    await expect(line).toContainText('Banned by Ada Hearth')
    expect(count.clicks).toBe(2)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect(line).toBeInViewport({ ratio: 1 })
      const { y = 0, height = 0 } = (await line.boundingBox()) ?? {}
      expect(y + height, 'who, when and why stand above the fold').toBeLessThan(size.height)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('and undoes it in one', async () => {
    count.clicks = 0
    const record = page.getByRole('region', { name: 'Activity' })
    await click(record.getByRole('button', { name: /^Undo/ }).first())
    await expect(record.getByText('Undone by Rui Matos')).toBeVisible()
    expect(count.clicks).toBe(1)
    await expect(line).toBeHidden()
  })

  await test.step('the list, the record and the outbox agree', async () => {
    expect(await isBanned()).toBe(false)
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    const entries = page.getByRole('region', { name: 'Record' }).getByRole('listitem')
    await expect(entries.nth(0)).toContainText('Rui Matos undid')
    await expect(entries.nth(1)).toContainText(template)
    await expect(entries.nth(1)).toContainText('Undone by Rui Matos')
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await expect(row).not.toContainText('Banned')
    expect(
      await product.email('member-notice', member.email),
      'an undo recalls no email',
    ).toBeDefined()
  })
  // The session of the second steward outlives the test, and no call is under way meanwhile.
  await page.goto('about:blank')
  await page.context().addCookies(steward.cookies)
})

test('stewards edit the reasons that a question offers', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const member = await findMember(steward.api)
  const sheet = await openReasons(page)
  const typed = ['It was a mistake', hostile]
  const expectTyped = async () => {
    for (const [index, reason] of typed.entries()) {
      await expect(reasonFields(sheet).nth(index)).toHaveValue(reason)
    }
  }
  const save = sheet.getByRole('button', { name: 'Save reasons' })
  await test.step('a fault keeps what was typed', async () => {
    await page.route('**/api/reason-templates', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await writeReasons(sheet, /^Unban/, typed)
    await save.click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expectTyped()
    await page.unroute('**/api/reason-templates')
  })
  await test.step('of two stewards at once the second chooses, and loses nothing', async () => {
    const untouched = { kind: 'reject', text: 'Only they changed this' }
    const templates = [{ kind: 'unban', text: 'The other list' }, untouched]
    const { etag } = await (await colleague.api.get('/api/reason-templates')).json()
    await colleague.api.put('/api/reason-templates', { data: { templates, etag } })
    await save.click()
    await expect(sheet.getByText(/^Rui Matos has changed the reasons/)).toBeVisible()
    await expect(sheet.getByText('The other list')).toBeVisible()
    await expectTyped()
    await sheet.getByRole('button', { name: 'Keep mine' }).click()
    await expect(sheet).toBeHidden()
    const saved = await (await steward.api.get('/api/reason-templates')).json()
    expect(saved.data).toContainEqual(
      expect.objectContaining({ kind: 'unban', text: 'It was a mistake' }),
    )
    expect(JSON.stringify(saved)).not.toContain('The other list')
    expect(saved.data.filter(({ kind }: { kind: string }) => kind !== 'unban')).toEqual([
      expect.objectContaining(untouched),
    ])
  })
  await test.step('the question offers them, and hostile words run nothing', async () => {
    await steward.api.get(`/api/users/ban/${member.id}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/users/${member.id}`)
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Unban' }).click()
    const asked = question(page)
    await asked.getByRole('button', { name: '<img src=x' }).click()
    await asked.getByText('Email the member').click()
    await expect(asked.getByRole('region', { name: 'Preview of the email' })).toContainText(
      '<img src=x onerror="document.title=\'run\'">',
    )
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(390)
    await asked.getByRole('button', { name: 'Unban', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText(/^Unbanned by /)).toContainText('<img src=x')
    await expect.poll(overflow).toBeLessThanOrEqual(390)
    expect(await page.title()).not.toBe('run')
  })
})

test('what hangs on a member is a press away, and the question waits', async ({
  stewardPage: page,
  steward,
}) => {
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const posts: { user: { email: string | null } }[] = await read('/api/posts')
  const email = posts.find(({ user }) => user.email)?.user.email ?? ''
  const own = posts.filter(({ user }) => user.email === email).length
  await page.goto(`/users?search=${encodeURIComponent(email)}`)
  await chooseInRow(page.getByRole('row').nth(1), 'Ban')
  const field = question(page).getByRole('textbox', { name: 'Reason (optional)' })
  await field.fill(reason)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    question(page)
      .getByRole('link', { name: new RegExp(`^${own} posts? `) })
      .click(),
  ])
  await expect(tab.getByRole('article')).toHaveCount(Math.min(own, 50))
  await tab.close()
  await expect(field).toHaveValue(reason)
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
  await expect(entry.getByRole('button', { name: /^Undo/ })).toBeVisible()
  // Somebody else is faster.
  await post(`/api/users/${member.id}/un-ban`, { reason: 'A mistake' })
  await entry.getByRole('button', { name: /^Undo/ }).click()
  await expect(entry.getByRole('alert')).toBeVisible()
  expect(ban.action).toBe('user.ban')
})

test('stewards note something about a member for each other', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const notes = page.getByRole('region', { name: 'Activity' })
  const field = notes.getByRole('textbox', { name: 'New note' })
  const add = notes.getByRole('button', { name: 'Add note' })
  const rows = notes.getByRole('listitem').filter({ hasText: ' noted' })
  await page.goto(`/users/${member.id}`)

  await test.step('a fault keeps what was typed', async () => {
    await page.route(/\/notes$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await field.fill(hostile)
    await add.click()
    await expect(notes.getByRole('alert')).toBeVisible()
    await expect(field).toHaveValue(hostile)
    await page.unroute(/\/notes$/)
  })
  await test.step('and the next try saves it; it runs nothing and breaks nothing', async () => {
    await add.click()
    await expect(rows).toHaveCount(1)
    await expect(field).toHaveValue('')
    await expect(rows.first()).toContainText('<img src=x')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(width)
    }
    expect(await page.title()).not.toBe('run')
  })
  await test.step('its author edits and pins it', async () => {
    await rows.getByRole('button', { name: 'Edit note' }).click()
    await notes.getByRole('textbox', { name: 'Note', exact: true }).fill('Called at noon')
    await notes.getByRole('button', { name: 'Save note' }).click()
    await rows.getByRole('button', { name: 'Pinned' }).click()
    await expect(rows.getByRole('button', { name: 'Pinned' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(rows.first()).toContainText(/edited /)
  })
  await test.step('the next steward sees it first, without scrolling', async () => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.reload()
      // On a phone below the name, otherwise at the top of the timeline.
      const pinned = page.getByText('Called at noon').filter({ visible: true }).first()
      await expect(pinned).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step('and it goes after a question', async () => {
    await rows.getByRole('button', { name: 'Delete note' }).click()
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(rows).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Pinned notes' })).toHaveCount(0)
  })
})

test('the page of a member shows what they did themselves, in pages', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  for (const call of ['ban', 'un-ban', 'ban', 'un-ban']) {
    await steward.api.get(`/api/users/${call}/${member.id}`)
  }
  // Two pages of two, as if the member had a long past.
  await page.route(
    /\/timeline\?/,
    (route) => route.continue({ url: route.request().url().replace('limit=50', 'limit=2') }),
    { times: 2 },
  )
  await page.goto(`/users/${member.id}`)
  const record = page.getByRole('region', { name: 'Activity' })
  await expect(record.getByRole('listitem')).toHaveCount(2)
  const more = record.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(record.getByRole('listitem')).toHaveCount(4)
  await more.click()
  await expect(more).toBeHidden()
  await expect(record.getByText(/joined/)).toBeVisible()
})

test('what the panel does not call yet: a member and a post come back', async ({ steward }) => {
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
})

test('a note that nobody has saved is asked about when it is left, once', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await findMember(steward.api)
  const field = page.getByRole('textbox', { name: 'New note' })
  const asked = page.getByRole('alertdialog', { name: 'Discard this note?' })
  await page.goto(`/users/${member.id}`)
  await field.fill('Half a thought')

  await test.step('not when a dialog over it opens and closes', async () => {
    await page.getByRole('button', { name: 'Send Push Notification' }).click()
    const push = page.getByRole('dialog', { name: /^Send Push Notification/ })
    await expect(push.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await page.goBack()
    await expect(push).toBeHidden()
    await expect(asked).toBeHidden()
    await expect(field).toHaveValue('Half a thought')
  })
  await test.step('the answer counts', async () => {
    const posts = page.getByRole('link', { name: /^Posts/ })
    await posts.click()
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field).toHaveValue('Half a thought')
    await posts.click()
    await asked.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  })
  await test.step('not when its member is deleted', async () => {
    await page.goto(`/users/${member.id}`)
    await field.fill('Half a thought')
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(asked).toBeHidden()
  })
})
