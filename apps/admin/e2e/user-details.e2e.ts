// Specification: 2.17

import type { APIRequestContext, Page, Route } from '@playwright/test'
import { membersReadBy } from './support/membersRead'
import { expectTitle, isShownAsIs, withoutControls } from './support/names'
import { expect, question, test } from './support/test'

interface User {
  id: string
  fullName: string
  email: string
  phone: string | null
  role: string
  isBanned: boolean
  isVerified: boolean
  isEmailVerified: boolean
  badgeRequestStatus: number
  devicesCount: number
  passport: string | null
  invitees: { invitedToEmail: string; status: string }[]
}

const stored = async (api: APIRequestContext, id: string): Promise<User> =>
  (await (await api.get(`/api/users/${id}`)).json()).data

/** The first matching member with a name and an address. */
async function find(api: APIRequestContext, fits: (user: User) => boolean): Promise<User> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  for (const { id, fullName, email } of data as User[]) {
    if (!isShownAsIs(fullName) || !email) continue
    const user = await stored(api, id)
    if (fits(user)) return user
  }
  throw new Error('The demo community has no such member')
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Push Notification' })

async function openNotification(page: Page, user: User) {
  await page.goto(`/users/${user.id}`)
  await page.getByRole('button', { name: 'Send Push Notification' }).click()
  const dialog = dialogOf(page)
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    message: dialog.getByRole('textbox', { name: 'Message' }),
    send: dialog.getByRole('button', { name: 'Send', exact: true }),
  }
}

test('a steward comes from the users list, reads who it is, and goes back to it', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, ({ invitees }) => invitees.length > 0)
  await page.goto('/users')
  await page.getByRole('searchbox').fill(user.email)
  await expect(page.locator('[data-row-id]')).toHaveCount(1)
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/users/${user.id}`, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.locator(`a[href="/users/${user.id}"]`).first().click()
  await expect(page).toHaveTitle('Member details · Hearth')
  answer()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(shownAs(user))
  await expect(heading).toBeFocused()
  await expectTitle(page, `${user.fullName} · Users · Hearth`)
  await expect(page.getByText(user.email).first()).toBeVisible()
  await expect(
    page.getByText(
      user.devicesCount > 0 ? `${user.devicesCount} device(s) registered` : 'No devices registered',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Invitees/ })).toHaveText(
    `Invitees ${user.invitees.length}`,
  )
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(shownAs(user))
  await breadcrumb.getByRole('link').click()
  await expect(page).toHaveURL(/\/users\?search=/)
  await expect(page).toHaveTitle('Users · Hearth')
  await expect(page.locator('[data-row-id]')).toHaveCount(1)
})

/** The members on a page of the list, in its order. */
async function listed(api: APIRequestContext, query: string): Promise<User[]> {
  const { data } = await (await api.get(`/api/users?${query}`)).json()
  return (data as User[]).filter(({ role }) => role !== 'admin')
}

const name = (page: Page) => page.getByRole('heading', { level: 1 })
const shownAs = ({ fullName, email }: User) => withoutControls(fullName || email)
const open = (page: Page, { id }: User) => page.locator(`a[href="/users/${id}"]`).first().click()

test('J, K and the arrows walk the list that one came from, over the border of a page', async ({
  stewardPage: page,
  steward,
}) => {
  const members = (query: string) => listed(steward.api, `${query}&limit=10&isVerified=1`)
  const [before, last] = (await members('page=1')).slice(-2) as [User, User]
  const [first, second] = (await members('page=2')) as [User, User]
  // Without invitees there would be no search.
  await page.route(`**/api/users/${second.id}`, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const invitees = [{ id: 'i1', invitedToEmail: 'somebody@example.org', status: 'pending' }]
    // Its tag is that of the member without it.
    const { etag: _etag, ...headers } = answer.headers()
    await route.fulfill({ headers, json: { data: { ...data, invitees } } })
  })
  await page.goto('/users?status=verified')
  await open(page, last)
  await expect(name(page)).toHaveText(shownAs(last))

  await test.step('by key', async () => {
    await expect(page.getByRole('button', { name: 'Next member' })).toBeEnabled()
    // A key of an input method does nothing.
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', keyCode: 229, bubbles: true }),
      ),
    )
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText(shownAs(first))
    await expect(name(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/users/${first.id}$`))
    await expectTitle(page, `${shownAs(first)} · Users · Hearth`)
    await page.keyboard.press('k')
    await expect(name(page)).toHaveText(shownAs(last))
    await page.keyboard.press('k')
    await expect(name(page)).toHaveText(shownAs(before))
  })

  await test.step('by button', async () => {
    for (const member of [last, first, second]) {
      await page.getByRole('button', { name: 'Next member' }).click()
      await expect(name(page)).toHaveText(shownAs(member))
    }
  })

  await test.step('a filter of the invitees keeps the list', async () => {
    await page.getByRole('searchbox').fill('somebody')
    await expect(page).toHaveURL(/search=somebody$/)
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/search=somebodyj$/)
    await expect(name(page)).toHaveText(shownAs(second))
    await page.reload()
    await page.getByRole('button', { name: 'Previous member' }).click()
    await expect(name(page)).toHaveText(shownAs(first))
  })

  await test.step('the page above is that of the member, and Back goes where one came from', async () => {
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Users' }),
    ).toHaveAttribute('href', '/users?page=2&status=verified')
    await page.goBack()
    await expect(page).toHaveURL(/\/users\?status=verified$/)
  })
})

test('at the border of a page the way on holds its place while the next page loads', async ({
  stewardPage: page,
  steward,
}) => {
  const [last] = (await listed(steward.api, 'page=1&limit=10')).slice(-1) as [User]
  const [first] = (await listed(steward.api, 'page=2&limit=10')) as [User]
  let answer = () => {}
  const isAsked = new Promise<void>((asked) => {
    void page.route(/api\/users\?.*page=2/, async (route) => {
      asked()
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
  })
  await page.goto('/users')
  await open(page, last)
  await expect(name(page)).toHaveText(shownAs(last))
  await isAsked
  const next = page.getByRole('button', { name: 'Next member' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Previous member' })).toBeEnabled()
  const { y } = (await next.boundingBox()) ?? {}
  answer()
  await expect(next).toBeEnabled()
  expect((await next.boundingBox())?.y).toBe(y)
  await next.click()
  await expect(name(page)).toHaveText(shownAs(first))
})

test('only who opens a member reads them, once, as the record takes it down', async ({
  stewardPage: page,
  steward,
}) => {
  const members = (await listed(steward.api, 'page=1&limit=10')).slice(0, 5)
  const [first, second] = members as [User, User]
  const read = membersReadBy(page)
  await page.goto('/users')
  for (const { id } of members) await page.locator(`a[href="/users/${id}"]`).first().hover()
  await open(page, first)
  await expect(name(page)).toHaveText(shownAs(first))
  const next = page.getByRole('button', { name: 'Next member' })
  await expect(next).toBeEnabled()
  await next.hover()
  await page.keyboard.press('j')
  await expect(name(page)).toHaveText(shownAs(second))
  expect(read).toEqual([first.id, second.id])
})

test('after a verification, which takes the member off the list, the next one is one key away', async ({
  stewardPage: page,
  steward,
}) => {
  const members = await listed(steward.api, 'page=1&limit=100&isVerified=0')
  const at = members.findIndex((one) => one.isEmailVerified && !one.isBanned)
  const [member, next] = members.slice(at) as [User, User]
  await page.goto('/users?status=pending&limit=100')
  await open(page, member)
  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await verify.click()
  await question(page).getByRole('button', { name: 'Verify' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(verify).toHaveCount(0)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  expect((await stored(steward.api, member.id)).isVerified).toBe(true)
  await expect(page.getByRole('button', { name: 'Next member' })).toBeEnabled()
  await page.keyboard.press('j')
  await expect(name(page)).toHaveText(shownAs(next))
})

test('who came from nowhere has no neighbours, and who switched off single keys no J', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await listed(steward.api, 'page=1&limit=10')) as [User, User]
  await page.goto(`/users/${first.id}`)
  await expect(name(page)).toHaveText(shownAs(first))
  await expect(page.getByRole('button', { name: 'Next member' })).toHaveCount(0)
  await page.goto('/users')
  await page.evaluate(() => localStorage.setItem('single_key_shortcuts', 'false'))
  await open(page, second)
  await expect(page.getByRole('button', { name: 'Next member' })).toBeEnabled()
  await page.keyboard.press('j')
  // From the third member it would lead to the second.
  await page.getByRole('button', { name: 'Previous member' }).click()
  await expect(name(page)).toHaveText(shownAs(first))
  await expect(page).toHaveURL(new RegExp(`/users/${first.id}$`))
})

test('the page is one timeline, beside the facts and what the member has', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, (one) => one.invitees.length === 0 && one.isVerified)
  const { data: posts } = await (await steward.api.get('/api/posts')).json()
  const own = (posts as { user: User }[]).filter((post) => post.user.email === user.email).length
  const activity = page.getByRole('region', { name: 'Activity' })
  const heading = (words: string) => page.getByRole('heading', { name: words, level: 2 })
  const place = async (words: string) => {
    const { x = 0, y = 0 } = (await heading(words).boundingBox()) ?? {}
    return { x, y }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/users/${user.id}`)

  await test.step('a new note is the newest of all', async () => {
    await activity.getByRole('textbox', { name: 'New note' }).fill('Brings the lanterns.')
    await activity.getByRole('button', { name: 'Add note' }).click()
    await expect(activity.getByRole('listitem').first()).toContainText('Brings the lanterns.')
  })
  await test.step('what is empty takes no space, what is counted leads on', async () => {
    await expect(heading('Invitees 0')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(heading(`Posts ${own}`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View posts' })).toHaveCount(own > 0 ? 1 : 0)
  })
  await test.step('each landmark has a name of its own', async () => {
    const names = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map(
          (region) =>
            region.getAttribute('aria-label') ??
            document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      )
    expect(new Set(names).size).toBe(names.length)
  })
  await test.step('the timeline stands beside the facts', async () => {
    const [facts, timeline, documents] = await Promise.all(
      ['Details', 'Activity', 'Documents'].map(place),
    )
    expect(timeline?.y).toBe(facts?.y)
    expect(documents?.x).toBe(facts?.x)
  })
  await test.step('on a phone below them', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    const [facts, timeline, documents] = await Promise.all(
      ['Details', 'Activity', 'Documents'].map(place),
    )
    expect(timeline?.y).toBeGreaterThan(facts?.y ?? 0)
    expect(documents?.y).toBeGreaterThan(timeline?.y ?? 0)
  })
})

test('what comes first follows the state of the member', async ({ stewardPage: page, steward }) => {
  const actionsOf = async (fits: (user: User) => boolean) => {
    const user = await find(steward.api, fits)
    await page.goto(`/users/${user.id}`)
    await expect(name(page)).toHaveText(shownAs(user))
    const actions = page.locator('main header').locator('button, a:not(nav a)')
    return { user, names: (await actions.allTextContents()).filter((words) => words !== '') }
  }
  const waits = ({ badgeRequestStatus }: User) => badgeRequestStatus === 1

  const settled = await actionsOf((user) => user.isVerified && !waits(user))
  expect(settled.names).toEqual(['Send Push Notification'])
  const verifiable = await actionsOf((user) => !user.isVerified && user.isEmailVerified)
  expect(verifiable.names[0]).toBe('Verify')
  const waiting = await actionsOf((user) => user.isVerified && waits(user))
  expect(waiting.names).toEqual(['Review request', 'Send Push Notification'])
  await page.getByRole('link', { name: 'Review request' }).click()
  await expect(page).toHaveURL(new RegExp(`/badge-requests\\?review=${waiting.user.id}$`))
})

test('email and phone can be copied, by keyboard alone', async ({
  stewardPage: page,
  steward,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await find(steward.api, ({ phone }) => phone !== null)
  await page.goto(`/users/${user.id}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const email = page.getByRole('link', { name: user.email })
  await expect(email).toHaveAttribute('href', /^mailto:/)
  await email.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(copied).toBe(user.email)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(copied).toBe(user.phone)
})

test('the invitees are filtered by status and text, and the address has both', async ({
  stewardPage: page,
  steward,
}) => {
  const of = ({ invitees }: User, status: string) =>
    invitees.filter((one) => one.status === status).map((one) => one.invitedToEmail)
  const user = await find(
    steward.api,
    (one) => of(one, 'pending').length > 0 && of(one, 'approved').length > 0,
  )
  // Beside the timeline the table is a list of cards.
  const rows = page.getByRole('region', { name: /^Invitees \d/ }).locator('[data-row-id]')
  await page.goto(`/users/${user.id}`)
  await expect(rows).toContainText(user.invitees.map((one) => one.invitedToEmail))
  await page.getByRole('button', { name: /^Status: ?All$/ }).click()
  await page.getByRole('option', { name: 'Pending' }).click()
  await expect(rows).toContainText(of(user, 'pending'))
  await expect(page).toHaveURL(/status=pending$/)
  const [first = ''] = of(user, 'pending')
  await page.getByRole('searchbox').fill(first.toUpperCase())
  await expect(rows).toContainText([first])
  await expect(page).toHaveURL(/[?&]search=/)
  await page.reload()
  await expect(rows).toContainText([first])
  await page.goBack()
  await expect(rows).toHaveCount(user.invitees.length)
})

test('a ban and its end are seen at once, and a deletion leads to the list', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, (one) => !one.isBanned && one.invitees.length === 0)
  await page.goto('/users')
  await page.goto(`/users/${user.id}`)
  const ask = async (action: string, words: string) => {
    await page.getByRole('button', { name: `Actions for ${shownAs(user)}` }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
    const dialog = question(page)
    await expect(dialog).toContainText(words)
    await expect(dialog).toContainText(user.email)
    await dialog.getByRole('button', { name: action, exact: true }).click()
  }

  await ask('Ban', 'Are you sure you want to ban this UserA banned member is signed out everywhere')
  await expect(page.getByText('Banned', { exact: true })).toBeVisible()
  expect((await stored(steward.api, user.id)).isBanned).toBe(true)
  await ask('Unban', 'Are you sure you want to un-ban this User')
  await expect(page.getByText('Banned', { exact: true })).toHaveCount(0)
  expect((await stored(steward.api, user.id)).isBanned).toBe(false)

  await ask('Delete', 'Are you sure you want to delete this user?')
  await expect(page.getByText('User deleted successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused()
  expect((await steward.api.get(`/api/users/${user.id}`)).status()).toBe(404)
  await page.goto(`/users/${user.id}`)
  await expect(
    page.getByText('User not found or some error occurred while fetching data'),
  ).toBeVisible()
})

test('a deletion that ends late does not take the person off another page', async ({
  stewardPage: page,
  steward,
}) => {
  const [user] = (await listed(steward.api, 'page=1&limit=10')).slice(-1) as [User]
  await page.goto('/users')
  await open(page, user)
  await expect(name(page)).toHaveText(shownAs(user))
  const held = Promise.withResolvers<Route>()
  await page.route(`**/api/users/${user.id}`, (route) =>
    route.request().method() === 'DELETE' ? held.resolve(route) : route.fallback(),
  )
  await page.getByRole('button', { name: `Actions for ${shownAs(user)}` }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  const deletion = await held.promise
  await page.goBack()
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  await title.fill('Half an announcement')
  await deletion.continue()
  await expect(page.getByText('User deleted successfully!')).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Description' }).fill('Its end')
  await expect(title).toHaveValue('Half an announcement')
  await expect(page).toHaveURL(/\/announcements\?compose=new$/)
})

test('a notification reaches every device of the user, both texts trimmed', async ({
  stewardPage: page,
  steward,
  product,
}) => {
  const user = await find(steward.api, ({ devicesCount }) => devicesCount === 2)
  const { dialog, title, message, send } = await openNotification(page, user)

  await test.step('both texts are required', async () => {
    await expect(title).toBeFocused()
    await title.fill('Meeting moved')
    await message.fill('   ')
    await send.click()
    await expect(dialog.getByText('Please fill in both title and message')).toBeVisible()
    await expect(message).toBeFocused()
  })

  const sent = page.waitForRequest('**/api/fcm/send-notification-to-user')
  await title.fill('  Meeting moved ')
  await message.fill(' At nine.\nBring tea. ')
  await send.click()
  expect((await sent).postDataJSON()).toEqual({
    email: user.email,
    title: 'Meeting moved',
    body: 'At nine.\nBring tea.',
  })
  await expect(page.getByText('Push notification sent successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  // The outbox also holds what other tests sent.
  const arrived = async () =>
    (await product.notifications()).filter(({ body }) => body.includes('Bring tea.'))
  await expect.poll(async () => (await arrived()).length).toBe(2)
  for (const one of await arrived()) {
    expect(one).toMatchObject({ title: 'Meeting moved', body: 'At nine.\nBring tea.' })
  }
})

test('a refused notification keeps its text, and says why at its field and in a toast', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, () => true)
  const { dialog, title, message, send } = await openNotification(page, user)
  await page.route('**/api/fcm/**', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'No', errors: [{ field: 'title', message: 'Shorter, please' }] },
    }),
  )
  await title.fill('A title that is long')
  await message.fill('Words')
  await send.click()
  await expect(dialog.getByText('Shorter, please', { exact: true })).toBeVisible()
  await expect(page.getByText('title: Shorter, please')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('A title that is long')

  await page.unroute('**/api/fcm/**')
  await page.route('**/api/fcm/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  )
  await send.click()
  await expect(dialog.getByText('Failed to send notification')).toBeVisible()
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await expect(message).toHaveValue('Words')
})

test('neither Escape nor the Back button discards a draft without a question', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, () => true)
  await page.goto(`/users?search=${encodeURIComponent(user.email)}`)
  await page.locator(`a[href="/users/${user.id}"]`).first().click()
  await page.getByRole('button', { name: 'Send Push Notification' }).click()
  const dialog = dialogOf(page)
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await title.fill('Half a thought')

  const asked = page.getByRole('alertdialog', { name: 'Discard this notification?' })
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(asked).toBeHidden()
  await expect(title).toHaveValue('Half a thought')

  await page.goBack()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}\\?push=new$`))
  await expect(title).toHaveValue('Half a thought')

  await page.goBack()
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/users\?search=/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
})

test('the dialog of a notification has an address; without it no page pays for its code', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, () => true)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const ofDialog = () => scripts.filter((path) => path.includes('PushNotification'))
  await page.goto(`/users/${user.id}`)
  const opener = page.getByRole('button', { name: 'Send Push Notification' })
  await expect(opener).toBeVisible()
  expect(ofDialog()).toEqual([])

  await page.goto(`/users/${user.id}?push=new`)
  const title = dialogOf(page).getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  expect(ofDialog()).not.toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`))

  await opener.click()
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`))
})

test('an unknown id says so, and leads back', async ({ stewardPage: page }) => {
  await page.goto('/users/no-such-user')
  await expect(
    page.getByText('User not found or some error occurred while fetching data'),
  ).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveText(['Go Back', 'Try again'])
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
})

test('a document whose link was too old says so, and downloads at the next press', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, ({ passport }) => Boolean(passport))
  await page.route(`**/api/users/${user.id}`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const passport = body.data.passport.replace(/until=\d+/, 'until=1')
    // Its tag is that of another link.
    const { etag: _etag, ...headers } = answer.headers()
    await route.fulfill({ headers, json: { ...body, data: { ...body.data, passport } } })
  })
  await page.goto(`/users/${user.id}`)
  const download = async () => {
    await page.getByRole('button', { name: 'Actions for Passport' }).click()
    await page.getByRole('menuitem', { name: 'Download passport' }).click()
  }
  const confirm = question(page).getByRole('button', { name: 'Download', exact: true })
  await download()
  await page.unroute(`**/api/users/${user.id}`)
  const reloaded = page.waitForResponse(`**/api/users/${user.id}`)
  await confirm.click()
  await expect(page.getByText("The document couldn't be downloaded.")).toBeVisible()
  await (await reloaded).finished()
  await expect(question(page)).toHaveCount(0)
  await download()
  const saved = page.waitForEvent('download')
  await confirm.click()
  expect((await saved).suggestedFilename()).toMatch(/\.\w{3,4}$/)
})
