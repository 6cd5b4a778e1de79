// Specification: 2.2

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fontIsThere } from './support/font'
import { panelPages } from './support/panelPages'
import { menuOf } from './support/rowMenu'
import { tabStops } from './support/tabStops'
import { expect, expectAllRows, question, test } from './support/test'

test('the shortcut collapses the navigation, and a reload remembers it', {
  tag: ['@2.2', '@9'],
}, async ({ stewardPage: page }) => {
  await page.goto('/users')
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  const width = async () => (await navigation.boundingBox())?.width ?? 0
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  expect(await width()).toBeGreaterThan(200)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBeLessThan(60)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  expect(await width()).toBeLessThan(60)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'sidebar_state')?.value).toBe('false')
})

test('a window of 720 px shows all links of the navigation', async ({ stewardPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/users')
  const links = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link')
  await expect(links).toHaveCount(13)
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

/** WCAG 2.4.3. */
test('navigation moves the focus to the title and names the page', async ({
  stewardPage: page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Users/ }).click()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Users · Hearth')
  await expect(page.getByRole('link', { name: /^Users/ })).toHaveAttribute('aria-current', 'page')
})

test('the focus is visible wherever Tab leads on the page of a member', async ({
  stewardPage: page,
}) => {
  await page.goto('/users')
  await page.locator('[data-row-id] a').first().click()
  await expect(page).toHaveURL(/\/users\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectVisibleFocus(page)
})

/** WCAG 2.4.7. Returns where the focus stopped. */
async function expectVisibleFocus(page: Page): Promise<string[]> {
  // Not while the page checks a link, nor while rows may follow.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAllRows(page)
  await page
    .getByRole('main')
    .locator('a, button, input')
    .filter({ visible: true })
    .first()
    .waitFor()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const stops = await tabStops(page)
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
  return stops.map(({ tag }) => tag)
}

/** Chooses on the page of the own account. */
async function choosePreference(page: Page, label: string, choice: string) {
  await page.goto('/account')
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: choice }).click()
}

test('a chosen theme lasts and is there before the first paint', async ({ stewardPage: page }) => {
  await choosePreference(page, 'Theme', 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a chosen density lasts, and makes the rows of lists lower', async ({ stewardPage: page }) => {
  await page.goto('/users')
  const row = page.locator('[data-row-id]').first()
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0)
  await expect.poll(height).toBeGreaterThan(45)
  await choosePreference(page, 'List density', 'Compact')
  await page.goto('/users')
  await expect.poll(height).toBeLessThan(45)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect.poll(height).toBeGreaterThan(0)
  expect(await height()).toBeLessThan(45)
  await choosePreference(page, 'List density', 'Comfortable')
  await expect(page.locator('html')).not.toHaveAttribute('data-density', /./)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('rows are cards with Verify, and the other actions in a menu', { tag: '@2.15' }, async ({
    stewardPage: page,
    steward,
  }) => {
    const answer = await steward.api.get('/api/users?page=1&limit=10&isVerified=1')
    const { data } = (await answer.json()) as { data: { email: string; isBanned: boolean }[] }
    const user = data.find(({ isBanned }) => !isBanned)
    await page.goto(`/users?search=${encodeURIComponent(user?.email ?? '')}`)
    const card = page.getByRole('listitem').filter({ hasText: user?.email ?? '' })
    await expect(card.getByRole('button', { name: /^User Verified/ })).toBeVisible()
    await menuOf(card).tap()
    await page.getByRole('menuitem', { name: 'Ban' }).tap()
    await expect(question(page)).toContainText('Are you sure you want to ban this User')
  })

  test('the navigation opens as a sheet and closes on a choice', async ({ stewardPage: page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /navigation/i }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('link', { name: /^Users/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  })
})

test('a tap leaves no hover behind', async ({ browser, product }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('form').waitFor()
  await page.getByRole('button', { name: 'Show password' }).tap()
  const tapped = page.getByRole('button', { name: 'Hide password' })
  // For the styles, a phone's last tap is where the pointer is.
  await expect(tapped).toBeVisible()
  await expect(tapped).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await context.close()
})

const publicPages = [
  '/nothing-here',
  '/login',
  '/forgot-password',
  '/reset-password?token=0123456789abcdef',
  '/delete-account',
  '/notice',
  '/accept-invite?token=0123456789abcdef',
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The axe rules that a theme can break; all others give the same result in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The most stops of Tab on a list of ten rows, so that a person reaches the last row soon. */
const mostStops: Readonly<Record<string, number>> = {
  '/badge-requests': 25,
  '/posts': 24,
  '/announcements': 22,
  '/users': 29,
  // With ten plans: the demo has fewer, and other tests add some.
  '/memberships': 25,
}

for (const path of [...panelPages, ...publicPages]) {
  test(`${path} has no axe violation in light nor dark, shows the focus, fits 320 px`, async ({
    page,
    context,
    steward,
    product,
  }) => {
    if (!publicPages.includes(path)) {
      const user = { userName: 'Ada Hearth', email: steward.email, role: 'ADMIN' }
      await context.addCookies([
        ...steward.cookies,
        { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: product.url },
      ])
    }
    // No page of the panel has a frame. Without the search for frames, axe needs no second page
    // for its summary.
    const axe = () =>
      new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const expectNone = async (look: AxeBuilder) => {
      const { violations } = await look.analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const most = mostStops[path]
    await page.goto(most ? `${path}?limit=10` : path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await expectNone(axe().withTags(tags))

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await background()).not.toBe(light)
    await expectNone(axe().withRules(colorRules))
    // A page without controls has no tab stop of its own.
    const stops = path === '/operations' ? [] : await expectVisibleFocus(page)
    // How many pages a list has depends on what other tests have written.
    const counted = stops.filter((tag) => !/aria-label="Page \d+"/.test(tag))
    if (most) expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(most)

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(overflow).toBe(0)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expect.poll(overflow).toBe(0)
  })
}

for (const width of [768, 1024, 1100, 1280]) {
  test(`the lists keep names and actions in sight at ${width} px`, async ({
    stewardPage: page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    for (const path of ['/users', '/badge-requests', '/memberships', '/invites']) {
      await page.goto(path)
      const rows = page.locator('[data-row-id]')
      await expect(rows.first()).toBeVisible()
      await expectAllRows(page)
      await fontIsThere(page)
      // The text of a name is what the ellipsis would cut, not its box.
      const cut = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const name = row.querySelector('bdi')
          const edge = row.parentElement?.getBoundingClientRect().right ?? 0
          const out = [...row.querySelectorAll('button')].filter(
            (button) => button.getBoundingClientRect().right > edge,
          )
          const isNarrow =
            (name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0) && (name?.clientWidth ?? 0) < 100
          return isNarrow || out.length > 0 ? [row.textContent] : []
        }),
      )
      expect(
        cut,
        `${path}: names of which less than 100 px show, and actions that are cut off`,
      ).toEqual([])
    }
  })
}

for (const width of [1024, 1280, 1440]) {
  test(`the users have columns for name, email and verified at ${width} px`, async ({
    stewardPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/users?limit=50', '/users?status=banned']) {
      await page.goto(path)
      await expect(page.locator('[data-row-id]').first()).toBeVisible()
      await fontIsThere(page)
      for (const name of ['Name', 'Email', 'Verified']) {
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      }
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(overflow).toBe(0)
    }
  })
}
