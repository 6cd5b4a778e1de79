// Specification: 4, 7

import { randomUUID } from 'node:crypto'
import { expect, question, test } from '../support/test'
import { fieldOf, fill } from './action'
import { actions } from './actions'
import { REASON } from './faults'
import { openAction } from './openAction'

const SLOW = 10_500

test('an action that hangs says so after 10 s, may be left to itself, and tells its end', async ({
  faultPage,
}) => {
  const { network, page } = faultPage
  const call = /^DELETE \/posts\//
  const remove = page.getByRole('button', { name: /^Delete Post/ })
  const dialog = question(page)
  const confirm = dialog.getByRole('button', { name: /^Delete/ })
  await faultPage.start('/posts')
  await remove.first().click()
  const release = network.hold(call, (sent) => sent.fulfill({ json: { message: 'It is gone' } }))
  await confirm.click()
  await expect.poll(() => network.count(call)).toBe(1)

  await test.step('until then nothing closes it', async () => {
    await faultPage.jump(SLOW / 2)
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await expect(dialog.getByText('Still working')).toHaveCount(0)
  })
  await test.step('then it may be closed; both buttons of the question go on waiting', async () => {
    await faultPage.jump(SLOW / 2)
    await expect(dialog.getByRole('status').filter({ hasText: 'Still working' })).toBeVisible()
    await expect(confirm).toHaveAccessibleName(/Still working/)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('its end closes no other question', async () => {
    await remove.nth(1).click()
    await expect(confirm).not.toHaveAttribute('aria-busy')
    release()
    await expect(faultPage.toasts.filter({ hasText: 'It is gone' })).toBeVisible()
    await faultPage.quiet()
    await expect(confirm).toBeEnabled()
    expect(network.count(call)).toBe(1)
  })
  await faultPage.expectSound()
})

test('a draft that hangs may be left, and its end closes no other draft', async ({ faultPage }) => {
  const { network, page } = faultPage
  const call = /^POST \/announcements$/
  const dialog = page.getByRole('dialog', { name: 'Create Announcement' })
  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await faultPage.start('/announcements')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await title.fill('First')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Words')
  const release = network.hold(call, (sent) => sent.fulfill({ json: { message: 'It is out' } }))
  await dialog.getByRole('button', { name: 'Create Announcement' }).click()
  await expect.poll(() => network.count(call)).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await faultPage.jump(SLOW)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(dialog).toBeHidden()
  await create.click()
  await title.fill('Second')
  release()
  await expect(faultPage.toasts.filter({ hasText: 'It is out' })).toBeVisible()
  await faultPage.quiet()
  await expect(title).toHaveValue('Second')
  await faultPage.expectSound()
})

test('a form that hangs says so, and is sent once', async ({ faultPage, known }) => {
  const action = actions.find(({ name }) => name === 'sign in')
  if (!action) throw new Error('There is no sign-in')
  const { network, page } = faultPage
  await openAction(faultPage, action, known)
  network.forget()
  const release = network.hold(action.call, (sent) =>
    sent.fulfill({ status: 503, json: { message: REASON } }),
  )
  await action.send(page).click()
  const busy = page.getByRole('button', { name: /^Login/ })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).not.toContainText('Still working')
  await faultPage.jump(SLOW)
  await expect(busy).toContainText('Still working')
  await page.getByLabel('Email').press('Enter')
  release()
  await expect(page.locator('form').getByRole('alert')).toContainText(REASON)
  expect(network.count(action.call)).toBe(1)
  await faultPage.expectSound()
})

for (const { path, call, as } of [
  { path: '/posts', call: /^GET \/posts$/, as: 'steward' },
  { path: '/verify?token=0123456789abcdef', call: /^GET \/auth\/verify-email\//, as: 'nobody' },
] as const) {
  test(`${path}: a read that hangs says so, and is given up by leaving`, async ({ faultPage }) => {
    const { network, page } = faultPage
    const release = network.hold(call)
    // The panel remembers the result of a link as long as it is open.
    await faultPage.start(as === 'nobody' ? path + randomUUID() : path, as)
    const panel = page.locator('#root')
    await expect(panel.getByText('Loading', { exact: true })).toBeVisible()
    await expect(panel.getByText('Still working')).toHaveCount(0)
    await faultPage.jump(SLOW)
    await expect(panel.getByText('Still working').last()).toBeVisible()
    await faultPage.expectSound()
    if (as === 'nobody') return release()
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/posts'),
    )
    await faultPage.visit('/memberships')
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
    release()
  })
}

test('a sign-out waits 5 s for the server, and then gives the call up', async ({ faultPage }) => {
  const { network, page } = faultPage
  // Never reaches the server: it would end the session that all tests of the worker share.
  const release = network.hold(/^GET \/auth\/logout$/, (sent) => sent.abort())
  await faultPage.start('/users/nothing/here')
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => network.count(/logout/)).toBe(1)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/auth/logout'),
  )
  await faultPage.jump(5_100)
  // Its late answer would sign out the next person.
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
  release()
  await faultPage.quiet()
  await expect(faultPage.toasts).toHaveCount(0)
  await faultPage.expectSound()
})

/** One of each kind: a form that keeps what is typed, and one that clears it. */
const guarded = ['sign in', 'verify a code']

for (const action of actions.filter(({ name }) => guarded.includes(name))) {
  test(`${action.name}: a wait that the server asks for runs down before the eyes`, async ({
    faultPage,
    known,
  }) => {
    const { network, page } = faultPage
    const timer = page.getByRole('timer')
    await openAction(faultPage, action, known)
    network.forget()
    network.fail(action.call, {
      name: '429',
      answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
    })
    await action.send(page).click()
    await expect(page.locator('form').getByRole('alert')).toContainText(REASON)
    await expect(timer).toHaveText(/^You can try again in 1:(30|2\d)\.$/)
    await expect(action.send(page)).toBeDisabled()
    await page.locator('form input').last().press('Enter')
    await faultPage.jump(60_000)
    await expect(timer).toHaveText(/ in 0:[12]\d\.$| in 0:30\.$/)
    await expect(action.send(page)).toBeDisabled()
    await faultPage.jump(31_000)
    await expect(timer).toHaveCount(0)
    if (action.isSpent && action.typed) await fill(action.typed)(page)
    await expect(action.send(page)).toBeEnabled()
    expect(network.count(action.call), 'nothing is sent by itself').toBe(1)
    await faultPage.expectSound()
  })
}

/** One of each kind: a question, a form in a dialog, a page that is a form. */
const ofThePanel = ['ban', 'create an announcement', 'create a membership']

for (const action of actions.filter(({ name }) => ofThePanel.includes(name))) {
  test(`${action.name}: it waits as long as the server asks, and Cancel works all along`, async ({
    faultPage,
    known,
  }) => {
    const { network, page } = faultPage
    const timer = page.getByRole('timer')
    const send = action.send(page)
    await openAction(faultPage, action, known)
    network.forget()
    network.fail(action.call, {
      name: '429',
      answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
    })
    await test.step('nothing typed is lost, nothing is sent', async () => {
      await send.click()
      await expect(faultPage.toasts.filter({ hasText: REASON })).toBeVisible()
      await expect(timer).toHaveText(/^You can try again in 1:(30|2\d)\.$/)
      await expect(send).toBeDisabled()
      for (const [label, value] of Object.entries(action.typed ?? {})) {
        await expect(fieldOf(page, label)).toHaveValue(value)
      }
      await faultPage.jump(91_000)
      await expect(timer).toHaveCount(0)
      expect(network.count(action.call), 'nothing is sent by itself').toBe(1)
    })
    await test.step('the next try is accepted, and can be left while it runs', async () => {
      await send.click()
      await expect(timer).toBeVisible()
      expect(network.count(action.call)).toBe(2)
      await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
      if (action.typed) await page.getByRole('button', { name: 'Discard', exact: true }).click()
      await expect(timer).toHaveCount(0)
      await expect(send).toHaveCount(0)
    })
    await faultPage.expectSound()
  })
}

test("a refused code leaves the box empty; the second one has the phone's clock named", async ({
  faultPage,
  known,
}) => {
  const action = actions.find(({ name }) => name === 'verify a code')
  if (!action?.typed) throw new Error('There is no code')
  const { network, page } = faultPage
  const code = fieldOf(page, '6-digit code')
  const clock = page.getByText(/phone's clock/)
  await openAction(faultPage, action, known)
  network.answer(action.call, (sent) => sent.fulfill({ json: { verified: false } }))
  for (const isNamed of [false, true]) {
    await fill(action.typed)(page)
    await action.send(page).click()
    await expect(page.locator('form').getByRole('alert')).toHaveText(
      'Invalid TOTP code. Please try again.',
    )
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await expect(clock).toHaveCount(isNamed ? 1 : 0)
  }
  await faultPage.expectSound()
})

test('both toggles of an announcement wait as long as the server asks', async ({
  faultPage,
  known,
}) => {
  const action = actions.find(({ name }) => name === 'pin an announcement')
  if (!action) throw new Error('There is no pin')
  const { network, page } = faultPage
  await openAction(faultPage, action, known)
  network.forget()
  network.fail(action.call, {
    name: '429',
    answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
  })
  const both = [action.send(page), page.getByRole('button', { name: /^Active\b/ }).first()]
  await action.send(page).click()
  await expect(faultPage.toasts.filter({ hasText: REASON })).toBeVisible()
  for (const toggle of both) {
    await expect(toggle).toBeDisabled()
    await expect(toggle).toHaveAccessibleDescription(/^You can try again in 1:(30|2\d)\.$/)
  }
  await faultPage.jump(91_000)
  for (const toggle of both) await expect(toggle).toBeEnabled()
  expect(network.count(action.call), 'nothing is sent by itself').toBe(1)
  await faultPage.expectSound()
})
