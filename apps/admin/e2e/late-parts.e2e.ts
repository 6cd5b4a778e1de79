import type { Page } from '@playwright/test'
import { fontIsThere } from './support/font'
import { expect, test } from './support/test'

const overlays = /\/assets\/overlays-[\w-]+\.js$/

const status = (page: Page) => page.getByRole('button', { name: /^User Status/ })
const rows = (page: Page) => page.getByRole('rowheader')

/** Opens the members while the code of lists, menus and dialogs is on its way. */
async function openBefore(page: Page) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(overlays, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/users')
  await expect(rows(page).first()).toBeVisible()
  return release
}

for (const [name, open] of [
  ['press', (page: Page) => status(page).click()],
  ['Enter', (page: Page) => status(page).press('Enter')],
  ['Space', (page: Page) => status(page).press(' ')],
  ['ArrowDown', (page: Page) => status(page).press('ArrowDown')],
] as const) {
  test(`a filter opens by an early ${name}, once its list is there`, async ({
    stewardPage: page,
  }) => {
    const release = await openBefore(page)
    await expect(status(page)).toHaveAttribute('aria-haspopup', 'listbox')
    await expect(status(page)).toHaveAttribute('aria-expanded', 'false')
    await fontIsThere(page)
    const box = await status(page).boundingBox()
    await open(page)
    await expect(status(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('listbox')).toBeHidden()
    release()
    await expect(page.getByRole('option', { name: 'All' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(status(page)).toBeFocused()
    expect(await status(page).boundingBox()).toEqual(box)
  })
}

test('letters that are typed on a filter before its list is there choose', async ({
  stewardPage: page,
}) => {
  const release = await openBefore(page)
  await status(page).focus()
  await page.keyboard.type('ver')
  await expect(status(page)).toHaveText('User Status: All')
  release()
  await expect(status(page)).toHaveText('User Status: Verified')
  await expect(page).toHaveURL(/status=verified/)
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('an early press on a menu opens it', async ({ stewardPage: page }) => {
  const release = await openBefore(page)
  const user = page.getByRole('button', { name: /admin@/ })
  await expect(user).toHaveAttribute('aria-expanded', 'false')
  await user.press('Enter')
  await expect(user).toHaveAttribute('aria-expanded', 'true')
  release()
  await expect(page.getByRole('menuitemradio').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(user).toBeFocused()
})

test('an early press on the menu of a row opens it', async ({ stewardPage: page }) => {
  const release = await openBefore(page)
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  await actions.click()
  await expect(actions).toHaveAttribute('aria-expanded', 'true')
  release()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
})

for (const [name, opener] of [
  ['list', status],
  ['menu', (page: Page) => page.getByRole('button', { name: /admin@/ })],
  ['row menu', (page: Page) => page.getByRole('button', { name: /^Actions for/ }).first()],
] as const) {
  test(`Escape gives up a ${name} that is still on its way`, async ({ stewardPage: page }) => {
    const release = await openBefore(page)
    await opener(page).click()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    const loaded = page.waitForResponse((answer) => overlays.test(answer.url()))
    release()
    await (await loaded).finished()
    await opener(page).hover()
    await expect(page.locator('[role=listbox], [role=menu]')).toHaveCount(0)
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  })
}

test('what opens is loaded after the rows, and before anybody asks', async ({
  stewardPage: page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/users\?/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/users')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(requested.filter((url) => overlays.test(url))).toEqual([])
  release()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => requested.filter((url) => overlays.test(url)).length).toBe(1)
})

for (const [name, opener] of [
  ['list', status],
  ['menu', (page: Page) => page.getByRole('button', { name: /admin@/ })],
] as const) {
  test(`a ${name} that is gone with a deploy offers a reload, and the page stays`, async ({
    stewardPage: page,
  }) => {
    await page.route(overlays, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto('/users')
    const search = page.getByRole('searchbox')
    await search.fill('half a na')
    await opener(page).click()
    const offer = page.getByRole('alertdialog', { name: 'This page needs to be reloaded' })
    await expect(offer.getByRole('button', { name: 'Reload' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(search).toHaveValue('half a na')
  })
}

test('the pages of the navigation have their code before somebody goes there', async ({
  stewardPage: page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const codeOf = (name: string) =>
    requested.filter((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js'))
  await page.goto('/users')
  for (const name of ['posts', 'announcements', 'badge-requests', 'memberships', 'record']) {
    await expect.poll(() => codeOf(name), name).not.toEqual([])
  }
  expect(codeOf('trash')).toEqual([])
  expect(requested).not.toContain('/api/posts')
  const before = codeOf('posts')
  await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(codeOf('posts')).toEqual(before)
})
