// Specification: 2.2

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mockSession } from './support/mockSession'
import { expect, test } from './support/test'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const input = (page: Page) => page.getByRole('combobox', { name: 'Command menu' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const marked = (page: Page) => page.getByRole('option', { selected: true })
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Opens the users' list, and waits until its keys work. */
async function openUsers(page: Page) {
  await page.goto('/users')
  await expect(page.getByRole('row')).toHaveCount(11)
}

async function open(page: Page, key = 'Control+k') {
  await page.keyboard.press(key)
  await expect(input(page)).toBeFocused()
}

/** Shows what can be done with the member whom the typed text has found. */
async function showActions(page: Page, email: string) {
  await expect(marked(page)).toContainText(email)
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Copy email')).toBeVisible()
}

/** A member of the database whom a search for the name finds first. */
async function someone(api: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }) {
  const answer = await api.get('/api/users?page=2&limit=10')
  const { data } = (await answer.json()) as { data: { id: string; email: string | null }[] }
  const user = data.find(({ email }) => email)
  if (!user?.email) throw new Error('The second page has nobody with an address')
  return { id: user.id, email: user.email }
}

test('a member is found from anywhere: one shortcut, typing, Enter', async ({
  stewardPage: page,
  steward,
}) => {
  const { id, email } = await someone(steward.api)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const ofTheMenu = () => files.filter((file) => /CommandCenter/.test(file))
  await openUsers(page)
  await page.goto('/memberships')
  await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  expect(ofTheMenu(), 'nothing is loaded before the first press').toEqual([])

  await open(page)
  expect(ofTheMenu()).not.toEqual([])
  // Enter before the answer is not lost.
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('a search waits for a pause in typing, and members stand above the actions', async () => {
    // The page of the member offers to copy the address that is typed.
    await page.goto('/memberships')
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
    await open(page, 'Meta+k')
    files.length = 0
    const typed = email.slice(0, -1)
    await page.keyboard.type(typed)
    await expect(option(page, new RegExp(email))).toHaveAttribute('aria-selected', 'true')
    const searches = files.filter((file) => file === '/api/users').length
    // A loaded machine may pause between two keys.
    expect(searches).toBeLessThan(typed.length / 2)
  })
})

/** A second way to each page besides the navigation (WCAG 2.4.5). */
test('pages and actions are found by their names', async ({ stewardPage: page }) => {
  await openUsers(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('badge req')
  await expect(marked(page)).toContainText('Badge Requests')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/badge-requests$/)

  // No link of the navigation leads to the first and the last.
  for (const { typed, title, path } of [
    { typed: 'active inv', title: 'Active Invites', path: '/invites' },
    { typed: 'record', title: 'Record', path: '/record' },
    { typed: 'trash', title: 'Trash', path: '/trash' },
  ]) {
    await open(page)
    await page.keyboard.type(typed)
    await expect(marked(page)).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }

  await open(page)
  await page.keyboard.type('dark')
  await option(page, 'Dark theme').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await open(page)
  await page.keyboard.type('create mem')
  await option(page, 'Create membership').click()
  await expect(page).toHaveURL(/\/memberships\/create$/)

  // The session belongs to all tests of the worker.
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { message: 'Done' } }))
  await open(page)
  await page.keyboard.type('sign out')
  await option(page, 'Sign out').click()
  await expect(page).toHaveURL(/\/login/)
  // Nothing of the panel listens on a public page.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what people look for is found where they look first', async ({ stewardPage: page }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  for (const { typed, path } of [
    { typed: 'waiting', path: '/desk' },
    { typed: 'reported', path: '/desk?queue=reports' },
    { typed: 'verify', path: '/desk?queue=newcomers' },
    { typed: 'permissions', path: '/team/roles' },
    { typed: 'restore', path: '/trash' },
    { typed: 'reasons', path: '/settings' },
    { typed: 'invitations', path: '/invites' },
    { typed: 'retention', path: '/settings' },
    { typed: 'audit', path: '/record' },
    { typed: 'password', path: '/account' },
  ]) {
    await test.step(typed, async () => {
      await open(page)
      await page.keyboard.type(typed)
      await expect(marked(page)).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeHidden()
      await expect.poll(() => new URL(page.url()).href).toContain(path)
    })
  }

  await test.step('an export, from a page without a list', async () => {
    await open(page)
    await page.keyboard.type('export')
    await expect(marked(page)).toContainText('Export members')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/users$/)
    await expect(page.getByRole('dialog', { name: /Users/ })).toBeVisible()
  })
})

test('a failed search says so and loses nothing', async ({ stewardPage: page, steward }) => {
  const { email } = await someone(steward.api)
  await openUsers(page)
  await open(page)
  await page.keyboard.type(email.slice(0, -1))
  await expect(option(page, new RegExp(email))).toBeVisible()
  const refuse = (url: URL) => url.pathname === '/api/users'
  await page.route(refuse, (route) => route.fulfill({ status: 400, json: { message: 'No' } }))
  await page.keyboard.type(email.slice(-1))
  await expect(marked(page)).toContainText("Couldn't search members.")
  await expect(input(page)).toHaveValue(email)
  await expect(option(page, new RegExp(email)), 'the last answer stays').toBeVisible()
  await page.unroute(refuse)
  await page.keyboard.press('Enter')
  await expect(marked(page)).toContainText(email)
  await expect(input(page)).toBeFocused()
})

test('more text than the server searches for is cut, not refused', async ({
  stewardPage: page,
  steward,
}) => {
  const { email } = await someone(steward.api)
  await openUsers(page)
  await open(page)
  const found = page.waitForResponse(/\/api\/users\?.*search=/)
  await input(page).fill(`${email} ${'and a whole paragraph '.repeat(10)}`)
  expect((await found).status()).toBe(200)
})

test('a key goes to the search of the page, another shows the keys', async ({
  stewardPage: page,
}) => {
  const search = page.getByRole('main').getByRole('searchbox')
  await openUsers(page)

  await test.step('from the page, never while typing', async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('a/b?')
    await expect(search).toHaveValue('a/b?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await search.fill('')
  })

  await test.step('the command menu opens while typing, and Escape gives the focus back', async () => {
    await search.focus()
    await open(page)
    await page.keyboard.type('/?')
    await expect(input(page)).toHaveValue('/?')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(search).toBeFocused()
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(menu(page)).toBeHidden()
    await expect(search).toBeFocused()
  })

  await test.step('not behind an open menu, nor with a modifier', async () => {
    const account = page.getByRole('button', { name: /Ada Hearth/ })
    await account.click()
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('/')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(shortcuts(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await page.keyboard.press('Alt+/')
    await expect(account).toBeFocused()
  })

  // WCAG 2.1.4.
  await test.step('single keys can be switched off, and stay off', async () => {
    await page.keyboard.press('?')
    await expect(shortcuts(page)).toBeVisible()
    await shortcuts(page).getByText('Single-key shortcuts').click()
    await expect(page.getByRole('switch')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(shortcuts(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.keyboard.press('/')
    await page.keyboard.press('?')
    await open(page)
    await expect(shortcuts(page)).toBeHidden()
    await page.keyboard.type('keyboard')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('switch')).not.toBeChecked()
    await page.getByRole('switch').press('Space')
    await page.keyboard.press('Escape')
    await expect(shortcuts(page)).toBeHidden()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
  })

  await test.step('a page without a search has nothing to go to', async () => {
    await page.goto('/memberships/create')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.locator(':focus')).toHaveCount(0)
  })
})

test('keys work on a checkbox, where nobody types', async ({ stewardPage: page }) => {
  await page.goto('/badge-requests')
  const box = page.getByRole('checkbox').nth(1)
  await box.focus()
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
})

test('it opens above a dialog and gives the focus back to it', async ({ stewardPage: page }) => {
  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Half written')
  await open(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(title).toBeFocused()
  await open(page)
  await page.keyboard.type('posts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).toHaveValue('Half written')
})

test('whoever is no administrator is offered nothing', async ({
  stewardPage: page,
  context,
  product,
}) => {
  await mockSession(context, product.url, 'member')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/memberships')
  await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  // An open dialog would be in the way of this press, and one on its way would be asked for by now.
  await page.getByRole('button', { name: /Rita/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(asked.filter((url) => url.includes('CommandCenter'))).toEqual([])
})

test('what is typed while the menu loads is not lost', async ({ stewardPage: page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/CommandCenter-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await openUsers(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('badge rex')
  // The keys of an input method are not text.
  await page.evaluate(() => {
    for (const key of ['n', 'Backspace', 'Escape']) {
      const pressed = { key, keyCode: 229, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
    }
  })
  await page.keyboard.press('Backspace')
  held.resolve()
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('q')
  await expect(input(page)).toHaveValue('badge req')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await open(page)
  await expect(input(page)).toHaveValue('')
})

test('Escape gives up a menu that is still loading', async ({ stewardPage: page }) => {
  let isAsked = false
  const held = Promise.withResolvers<void>()
  // Before the page opens, so that the press is sure to meet it.
  await page.route('**/assets/CommandCenter-*.js', async (route) => {
    isAsked = true
    await held.promise
    await route.continue()
  })
  await openUsers(page)
  await page.keyboard.press('Control+k')
  await expect.poll(() => isAsked, 'the press loads the menu').toBe(true)
  await page.keyboard.press('Escape')
  // The page has its keys again.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  held.resolve()
  await open(page)
})

test('a menu that is gone with a deploy offers a reload, and nothing typed is lost', async ({
  stewardPage: page,
}) => {
  const part = '**/assets/CommandCenter-*.js'
  await page.route(part, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await openUsers(page)
  const search = page.getByRole('searchbox')
  await search.fill('half a na')
  await page.keyboard.press('Control+k')
  const offer = page.getByRole('alertdialog', { name: 'This page needs to be reloaded' })
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer).toBeHidden()
  await expect(search).toHaveValue('half a na')
  await page.unroute(part)
  await page.keyboard.press('Control+k')
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect(offer).toBeHidden()
  await expect(search).toHaveValue('half a na')
  await open(page)
})

for (const width of [320, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing scrolls sideways`, async ({
    stewardPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ forcedColors: width === 320 ? 'active' : 'none' })
    await page.goto('/posts')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('a')
    await expect(page.getByRole('group', { name: 'Members' }).getByRole('option')).not.toHaveCount(
      0,
    )
    await expect(marked(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('a push notification is two keys away for a found member, and one command for the one in view', async ({
  stewardPage: page,
  steward,
}) => {
  const { id, email } = await someone(steward.api)
  const dialog = page.getByRole('dialog', { name: 'Send Push Notification' })
  await page.goto('/memberships')
  await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  await open(page)
  await page.keyboard.type(email)
  await showActions(page, email)
  await option(page, /^Send push to /).click()
  await expect(page).toHaveURL(new RegExp(`/users/${id}\\?push=new$`))
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`))

  await open(page)
  await page.keyboard.type('push')
  await expect(option(page, /^Send push to /)).toBeVisible()
  await option(page, /^Send push to /).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
})

test('a notification that was opened over another member closes onto its own', async ({
  stewardPage: page,
  steward,
}) => {
  const { id, email } = await someone(steward.api)
  const { data } = await (await steward.api.get('/api/users?page=1&limit=10')).json()
  const other = (data as { id: string }[]).find((user) => user.id !== id)
  const title = page.getByRole('dialog', { name: 'Send Push Notification' }).getByLabel('Title')
  await page.goto(`/users/${other?.id}`)
  await page.getByRole('button', { name: 'Send Push Notification' }).click()
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await open(page)
  await page.keyboard.type(email)
  await showActions(page, email)
  await option(page, /^Send push to /).click()
  await expect(page).toHaveURL(new RegExp(`/users/${id}\\?push=new$`))
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
})

test('a found member who is banned says so, and Alt with Enter copies the email', async ({
  stewardPage: page,
  steward,
  context,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100&isBanned=true')
  const { data } = (await answer.json()) as { data: { email: string | null }[] }
  const email = data.find((user) => user.email)?.email ?? ''
  expect(email).not.toBe('')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openUsers(page)
  await open(page)
  await page.keyboard.type(email)
  await expect(marked(page)).toContainText(email)
  await expect(marked(page)).toContainText('Banned')
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByText('Email copied')).toBeVisible()
  await expect(menu(page)).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  await expect(page).toHaveURL(/\/users$/)
})
