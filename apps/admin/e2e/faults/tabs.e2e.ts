// Specification: 4, 6

import type { BrowserContext, Page } from '@playwright/test'
import { chooseInRow } from '../support/rowMenu'
import { type Steward, signIn } from '../support/steward'
import { expect, question, test } from '../support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('a sign-out in one tab is one in the other', async ({ stewardPage: page, context }) => {
  // The server must not see this: the session is shared by all tests of the worker.
  await context.route('**/api/auth/logout', (route) =>
    route.fulfill({ json: { message: 'Logged out successfully' } }),
  )
  const other = await context.newPage()
  await other.goto('/memberships')
  await expect(other.getByRole('rowheader').first()).toBeVisible()
  await page.goto('/posts')
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await expect(title(other, 'Login')).toBeVisible()
  await expect(other).toHaveURL(/redirect=%2Fmemberships$/)
  await expect(other.getByRole('row')).toHaveCount(0)
  await other.reload()
  await expect(title(other, 'Login')).toBeVisible()
})

for (const waiting of ['/login', '/2fa']) {
  test(`a tab that waits at ${waiting} goes on when another tab has signed in`, async ({
    page,
    context,
    steward,
  }) => {
    await page.goto('/login?redirect=%2Fusers')
    const other = await context.newPage()
    await other.goto('/login?redirect=%2Fposts')
    if (waiting === '/2fa') {
      await other.getByRole('textbox', { name: 'Email' }).fill(steward.email)
      await other.getByLabel('Password', { exact: true }).fill(steward.password)
      await other.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(other.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
    }
    await signIn(page, steward)
    await expect(title(page, 'Users')).toBeVisible()
    await expect(title(other, 'Posts')).toBeVisible()
    await other.close()
  })
}

test('a complete session that opens /login has a link to the panel', async ({ page, steward }) => {
  await page.goto('/login')
  await signIn(page, steward)
  await expect(title(page, 'Dashboard')).toBeVisible()
  await page.goto('/login?redirect=%2Fposts')
  await expect(page).toHaveURL(/\/2fa/)
  await page.getByRole('link', { name: 'Continue to the panel' }).click()
  await expect(title(page, 'Posts')).toBeVisible()
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(title(page, 'Login')).toBeVisible()
})

test('what one tab deletes is gone in the other when one comes back to it', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/posts')).json()
  const [{ id }] = data as [{ id: string }]
  await page.clock.install()
  await page.goto('/posts')
  const count = (posts: number) => page.getByText(new RegExp(`^${posts} posts$`))
  await expect(count(data.length)).toBeVisible()
  await steward.api.delete(`/api/posts/${id}`)
  await signInAgain(page)
  await expect(count(data.length - 1)).toBeVisible()
})

/** Comes back to the tab after a while: data older than 30 s is loaded again. */
async function signInAgain(page: Page) {
  await page.clock.fastForward(31_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

test('an edit of what another tab changed meanwhile says so, and wins when it is kept', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/membership-plan/get-all')).json()
  const [{ id, name, price, period, isActive, image }] = data
  const edit = { id, name, price, period, isActive, image }
  const theirs = { ...edit, description: 'Theirs' }
  const note = page.getByText(/^Someone else changed this/)
  const description = page.getByRole('textbox', { name: 'Description' })
  await page.clock.install()
  await page.goto(`/memberships/edit/${id}`)
  await description.fill('Mine')
  expect((await steward.api.put('/api/membership-plan/edit', { data: theirs })).ok()).toBe(true)
  await expect(note).toHaveCount(0)
  await signInAgain(page)
  await expect(note).toBeVisible()
  await expect(description).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(title(page, 'Memberships')).toBeVisible()
  const plan = await (await steward.api.get(`/api/membership-plan/get-one/${id}`)).json()
  expect(plan.data.description).toBe('Mine')
})

test('an edit of what another tab deleted meanwhile keeps what was typed', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/membership-plan/get-all')).json()
  const { price, period, image } = data[0]
  const fresh = {
    name: 'Lantern',
    description: '',
    price,
    period,
    image,
    isActive: true,
    features: [],
  }
  const made = await (await steward.api.post('/api/membership-plan/create', { data: fresh })).json()
  const { id } = made.data
  const description = page.getByRole('textbox', { name: 'Description' })
  await page.clock.install()
  await page.goto(`/memberships/edit/${id}`)
  await description.fill('Mine')
  const gone = await steward.api.delete(`/api/membership-plan/delete/${id}`)
  expect(gone.ok()).toBe(true)
  await page.getByRole('button', { name: 'Update Membership Tier' }).click()
  await expect(page.getByRole('alert')).toContainText('not found')
  await signInAgain(page)
  await expect(page.getByText(/^Updated .*, retrying$/)).toBeVisible()
  await expect(description).toHaveValue('Mine')
})

test('an announcement: changed elsewhere it says so, gone it keeps what was typed', async ({
  stewardPage: page,
  steward,
}) => {
  const draft = {
    title: 'Lanterns at dusk',
    description: 'Bring one.',
    date: new Date().toISOString(),
    isActive: true,
    isPinned: true,
  }
  const made = await (await steward.api.post('/api/announcements', { data: draft })).json()
  const address = `/api/announcements/${made.data.id}`
  const row = page.getByRole('article', { name: draft.title })
  const dialog = page.getByRole('dialog', { name: 'Edit Announcement' })
  const description = dialog.getByRole('textbox', { name: /^Description/ })
  await page.clock.install()
  await page.goto(`/announcements?search=${encodeURIComponent(draft.title)}`)
  await row.getByRole('button', { name: /^Edit/ }).click()
  await description.fill('Bring two.')

  await test.step('changed', async () => {
    const theirs = { ...draft, description: 'Bring none.' }
    expect((await steward.api.put(address, { data: theirs })).ok()).toBe(true)
    await signInAgain(page)
    await expect(dialog.getByText(/^Someone else changed this/)).toBeVisible()
    await expect(description).toHaveValue('Bring two.')
  })
  await test.step('gone', async () => {
    expect((await steward.api.delete(address)).ok()).toBe(true)
    await dialog.getByRole('button', { name: 'Update Announcement' }).click()
    await expect(dialog.getByRole('alert')).toContainText('not found')
    await expect(description).toHaveValue('Bring two.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByText('No Announcements Found')).toBeVisible()
  })
})

for (const { who, userName, email, role, links } of [
  { who: 'somebody else', userName: 'Bo', email: 'bo@example.org', role: 'ADMIN', links: 13 },
  { who: 'the same in another role', userName: 'Ada Hearth', email: '', role: 'member', links: 1 },
]) {
  test(`a tab starts over as ${who} who signed in elsewhere`, async ({
    stewardPage: page,
    context,
    product,
    steward,
  }) => {
    const other = await context.newPage()
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await other.goto('/memberships')
    // A later call would notice the other cookie by itself.
    await expect(other.getByRole('rowheader').first()).toBeVisible()
    const user = { userName, email: email || steward.email, role, is2FAEnabled: true }
    const value = encodeURIComponent(JSON.stringify(user))
    const reloaded = page.waitForEvent('domcontentloaded')
    await context.addCookies([{ name: 'user', value, url: product.url }])
    await other.evaluate(() => new BroadcastChannel('hearth-session').postMessage('changed'))
    await reloaded
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await expect(navigation.getByRole('link')).toHaveCount(links)
    await expect(page.getByRole('button', { name: new RegExp(userName) })).toBeVisible()
    await expect(title(page, 'Memberships')).toBeVisible()
  })
}

const userCookie = ({ email }: Steward, userName: string) =>
  encodeURIComponent(JSON.stringify({ userName, email, role: 'ADMIN', is2FAEnabled: true }))

/** Somebody signs in in another tab: the cookies of the browser are theirs from then on. */
const signInElsewhere = (context: BrowserContext, url: string, who: Steward, userName: string) =>
  context.addCookies([...who.cookies, { name: 'user', value: userCookie(who, userName), url }])

const announce = (page: Page) =>
  page.evaluate(() => new BroadcastChannel('hearth-session').postMessage('changed'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const { what, path, type, send, kept } of [
  {
    what: 'a note',
    path: (id: string) => `/users/${id}`,
    type: (page: Page) => page.getByRole('textbox', { name: 'New note' }).fill('Typed by Ada'),
    send: (page: Page) => page.getByRole('button', { name: 'Add note' }),
    kept: (page: Page) => page.getByRole('textbox', { name: 'New note' }),
  },
  {
    what: 'a reason',
    path: () => '/users',
    type: async (page: Page) => {
      await chooseInRow(page.locator('[data-row-id]').first(), 'Ban')
      await page.getByRole('textbox', { name: /^Reason/ }).fill('Typed by Ada')
    },
    send: (page: Page) => question(page).getByRole('button', { name: 'Ban', exact: true }),
    kept: undefined,
  },
  {
    what: 'an announcement',
    path: () => '/announcements',
    type: async (page: Page) => {
      await press(page, 'Create')
      await page.getByRole('textbox', { name: /^Title/ }).fill('Typed by Ada')
      await page.getByRole('textbox', { name: /^Description/ }).fill('Typed by Ada')
    },
    send: (page: Page) => page.getByRole('button', { name: 'Create Announcement' }),
    kept: (page: Page) => page.getByRole('textbox', { name: /^Title/ }),
  },
]) {
  test(`does not send ${what} in the name of somebody who signed in in another tab`, async ({
    stewardPage: page,
    context,
    product,
    steward,
    colleague,
    known,
  }) => {
    const changes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url())
    })
    const notice = page.getByRole('heading', { name: 'Rui Matos has signed in in another tab' })
    await page.goto(path(known.userId))
    await type(page)

    await test.step('without a message of the other tab', async () => {
      await context.addCookies(colleague.cookies)
      // In one step: otherwise a poll of the page can be the first to notice.
      await send(page).evaluate(
        async (button: HTMLElement, value) => {
          await cookieStore.set('user', value)
          button.click()
        },
        userCookie(colleague, 'Rui Matos'),
      )
      await expect(notice).toBeVisible()
      expect(changes).toEqual([])
      await expect(page.getByText('Typed by Ada')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    })
    if (!kept) return
    await test.step('the author comes back in the other tab', async () => {
      const other = await context.newPage()
      await other.goto('/app')
      await signInElsewhere(context, product.url, steward, 'Ada Hearth')
      await announce(other)
      await expect(kept(page)).toHaveValue('Typed by Ada')
    })
    await test.step('the other person goes on, after a message of the other tab', async () => {
      const other = await context.newPage()
      await other.goto('/app')
      await signInElsewhere(context, product.url, colleague, 'Rui Matos')
      await announce(other)
      await page.getByRole('button', { name: 'Continue as Rui Matos' }).click()
      await expect(page.getByRole('button', { name: /Rui Matos/ })).toBeVisible()
      await expect(page.getByText('Typed by Ada')).toHaveCount(0)
      expect(changes).toEqual([])
    })
  })
}

test('gives back what was typed after the author has signed in again in that tab', async ({
  stewardPage: page,
  context,
  product,
  steward,
  colleague,
}) => {
  await page.goto('/memberships/create')
  const name = page.getByRole('textbox', { name: 'Tier Name' })
  await name.fill('Lantern')
  const other = await context.newPage()
  await other.goto('/app')
  await signInElsewhere(context, product.url, colleague, 'Rui Matos')
  await announce(other)
  await page.getByRole('button', { name: 'Sign in as Ada Hearth' }).click()
  await expect(title(page, 'Login')).toBeVisible()
  // The server must keep the session, which is shared by all tests of the worker.
  await context.clearCookies({ name: 'sid' })
  await page.getByRole('textbox', { name: 'Email' }).fill(steward.email)
  await page.getByLabel('Password', { exact: true }).fill(steward.password)
  await press(page, 'Login')
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await code.fill(await steward.authenticator.next())
  await code.press('Enter')
  await expect(name).toHaveValue('Lantern')
})
