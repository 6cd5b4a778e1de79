// Specification: 2.21, 8

import type { Page } from '@playwright/test'
import { expect, question, test } from './support/test'

/**
 * Names of the controls that lie under a toast. A control does not count if it would be hidden
 * without the toast too, under the top bar or the head of a table.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inToasts = (element: Element) => element.closest('[data-react-aria-top-layer]') !== null
    const toasts = [...document.querySelectorAll('[role="region"] [role="alertdialog"]')]
    const controls = [...document.querySelectorAll('a[href], button, input, [tabindex="0"]')]
    const isUnder = (control: Element, toast: Element) => {
      const [a, b] = [control.getBoundingClientRect(), toast.getBoundingClientRect()]
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      if (left >= right || top >= bottom) return false
      const [under] = document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .filter((element) => !inToasts(element))
      return under !== undefined && control.contains(under)
    }
    return controls
      .filter((control) => !inToasts(control) && toasts.some((one) => isUnder(control, one)))
      .map((control) => control.ariaLabel ?? control.textContent ?? '')
  })

const toast = (page: Page, words: string | RegExp) =>
  page.locator('[role="region"] [role="alertdialog"]').filter({ hasText: words })

const decide = async (page: Page, action: string) => {
  await page
    .getByRole('button', { name: new RegExp(`^${action} `) })
    .first()
    .click()
  await question(page).getByRole('button', { name: action, exact: true }).click()
  await expect(question(page)).toHaveCount(0)
}

/** An endless list of requests: each decision gets an answer, and no row goes away. */
async function endlessRequests(page: Page) {
  const data = Array.from({ length: 30 }, (_, at) => ({ id: `r${at}`, fullName: `Person ${at}` }))
  await page.route('**/api/users/pending-badges', (route) => route.fulfill({ json: { data } }))
  await page.route('**/api/users/badges/*', (route) =>
    route.fulfill({ json: { message: 'Citizenship approved successfully' } }),
  )
}

test('a toast is beside the navigation, and two announcements can be written in a row', async ({
  stewardPage: page,
}) => {
  await page.goto('/announcements')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  for (const title of ['The first of two', 'The second of two']) {
    await create.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Said twice.')
    await dialog.getByRole('button', { name: 'Create Announcement' }).click()
    await expect(toast(page, 'Announcement created successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const navigation = await page.getByRole('navigation', { name: 'Navigation' }).boundingBox()
    const box = await toast(page, 'Announcement created successfully').boundingBox()
    expect(box?.x).toBeGreaterThan((navigation?.x ?? 0) + (navigation?.width ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe((page.viewportSize()?.height ?? 0) - 16)
    expect(await covered(page)).not.toContain('Create')
  }
})

test('equal toasts have a counter, are read out politely, and keep their text', async ({
  stewardPage: page,
}) => {
  await endlessRequests(page)
  await page.goto('/badge-requests')
  for (let times = 1; times <= 3; times += 1) await decide(page, 'Approve')
  const said = toast(page, 'Citizenship approved successfully')
  await expect(said).toHaveCount(1)
  await expect(said.getByText('Citizenship approved successfully', { exact: true })).toBeVisible()
  await expect(said.getByText('· 3')).toBeVisible()
  await expect(said.getByRole('status')).toHaveText(
    'SuccessCitizenship approved successfullyPerson 0· 33 times',
  )
  // One line.
  expect((await said.boundingBox())?.height).toBeLessThanOrEqual(41)
})

test('toasts about decisions far down the page cover no decision and not the focus', async ({
  stewardPage: page,
}) => {
  await endlessRequests(page)
  await page.goto('/badge-requests')
  const approve = page.getByRole('button', { name: /^Approve / })
  await approve.nth(15).evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await approve.nth(15).click()
  await question(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(toast(page, 'Citizenship approved successfully')).toBeVisible()
  await expect(approve.nth(15)).toBeFocused()
  expect((await covered(page)).filter((name) => /^(Approve|Reject) /.test(name))).toEqual([])
})

test('in a review a toast stands below the list, and covers nothing of the case', async ({
  stewardPage: page,
}) => {
  await page.goto('/badge-requests')
  await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').first().click()
  const panel = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Next' }) })
  await expect(panel.getByText('Country')).toBeVisible()
  await page.keyboard.press('r')
  await question(page).getByRole('button', { name: 'Reject', exact: true }).click()
  const said = toast(page, 'Citizenship rejected')
  await expect(said).toBeVisible()
  const [box, panelBox] = [await said.boundingBox(), await panel.boundingBox()]
  if (!box || !panelBox) throw new Error('Not in view')
  expect(box.x + box.width).toBeLessThan(panelBox.x)
  expect(box.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
})

test('a failure is read out at once, unless the form says it itself', async ({
  stewardPage: page,
  context,
}) => {
  await page.route('**/api/posts/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The archive is being moved' } }),
  )
  await page.goto('/posts')
  await page
    .getByRole('button', { name: /^Delete Post/ })
    .first()
    .click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'The archive is being moved').getByRole('alert')).toBeVisible()

  await context.clearCookies()
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@hearth.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Login' }).click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toHaveText('Invalid email or password')
  const refused = toast(page, 'Invalid email or password')
  await expect(refused).toBeVisible()
  await page.clock.runFor(1_000)
  expect(await refused.count()).toBe(1)
  expect(await refused.getByRole('alert').count()).toBe(0)
  expect(await covered(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('a toast begins in the top bar, beside the button of the navigation', async ({
    stewardPage: page,
  }) => {
    await endlessRequests(page)
    await page.goto('/badge-requests')
    await page.getByRole('button', { name: 'Actions for Person 12' }).tap()
    await page.getByRole('menuitem', { name: 'Approve' }).tap()
    await question(page).getByRole('button', { name: 'Approve', exact: true }).tap()
    await expect(question(page)).toHaveCount(0)
    const said = toast(page, 'Citizenship approved successfully')
    await expect(said).toBeVisible()
    expect(await covered(page)).toEqual([])
    const box = await said.boundingBox()
    // Two lines: the stated words, then the name with Undo.
    expect(box?.y).toBeLessThanOrEqual(8)
    expect(box?.height).toBeLessThanOrEqual(96)
  })

  test('on a public page it pushes the card down', async ({ page }) => {
    await page.goto('/forgot-password')
    const title = page.getByRole('heading', { level: 1 })
    const before = (await title.boundingBox())?.y ?? 0
    await page.getByLabel('Email').fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    const said = toast(page, /a password reset link has been sent/)
    await expect(said).toBeVisible()
    const box = await said.boundingBox()
    const after = (await title.boundingBox())?.y ?? 0
    expect(after).toBeGreaterThan(before)
    expect(after).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    expect(await covered(page)).toEqual([])
  })
})
