// Specification: 4, 7

import { randomUUID } from 'node:crypto'
import { expect, question, test } from '../support/test'
import { deeds, fieldOf, fill } from './deeds'
import { REASON } from './faults'
import { openDeed } from './openDeed'

const SLOW = 10_500

test('a deed that hangs says so after 10 s, may be left to itself, and tells its end', async ({
  stage,
}) => {
  const { network, page } = stage
  const call = /^DELETE \/posts\//
  const remove = page.getByRole('button', { name: /^Delete Post/ })
  const dialog = question(page)
  const confirm = dialog.getByRole('button', { name: /^Delete/ })
  await stage.start('/posts')
  await remove.first().click()
  const release = network.hold(call, (sent) => sent.fulfill({ json: { message: 'It is gone' } }))
  await confirm.click()
  await expect.poll(() => network.count(call)).toBe(1)

  await test.step('until then nothing closes it', async () => {
    await stage.jump(SLOW - 2_000)
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await expect(dialog.getByText('Still working')).toHaveCount(0)
  })
  await test.step('then it may be closed; both buttons of the question go on waiting', async () => {
    await stage.jump(2_000)
    await expect(dialog.getByRole('status')).toContainText('Still working')
    await expect(confirm).toHaveAccessibleName(/Still working/)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('its end closes no other question', async () => {
    await remove.nth(1).click()
    await expect(confirm).not.toHaveAttribute('aria-busy')
    release()
    await expect(stage.toasts.filter({ hasText: 'It is gone' })).toBeVisible()
    await stage.quiet()
    await expect(confirm).toBeEnabled()
    expect(network.count(call)).toBe(1)
  })
  await stage.expectSound()
})

test('a draft that hangs may be left, and its end closes no other draft', async ({ stage }) => {
  const { network, page } = stage
  const call = /^POST \/announcements$/
  const dialog = page.getByRole('dialog', { name: 'Create Announcement' })
  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await stage.start('/announcements')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await title.fill('First')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Words')
  const release = network.hold(call, (sent) => sent.fulfill({ json: { message: 'It is out' } }))
  await dialog.getByRole('button', { name: 'Create Announcement' }).click()
  await expect.poll(() => network.count(call)).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await stage.jump(SLOW)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(dialog).toBeHidden()
  await create.click()
  await title.fill('Second')
  release()
  await expect(stage.toasts.filter({ hasText: 'It is out' })).toBeVisible()
  await stage.quiet()
  await expect(title).toHaveValue('Second')
  await stage.expectSound()
})

test('a form that hangs says so, and is sent once', async ({ stage, known }) => {
  const deed = deeds.find(({ name }) => name === 'sign in')
  if (!deed) throw new Error('There is no sign-in')
  const { network, page } = stage
  await openDeed(stage, deed, known)
  network.forget()
  const release = network.hold(deed.call, (sent) =>
    sent.fulfill({ status: 503, json: { message: REASON } }),
  )
  await deed.send(page).click()
  const busy = page.getByRole('button', { name: /^Login/ })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).not.toContainText('Still working')
  await stage.jump(SLOW)
  await expect(busy).toContainText('Still working')
  await page.getByLabel('Email').press('Enter')
  release()
  await expect(page.locator('form').getByRole('alert')).toContainText(REASON)
  expect(network.count(deed.call)).toBe(1)
  await stage.expectSound()
})

for (const { path, call, as } of [
  { path: '/posts', call: /^GET \/posts$/, as: 'steward' },
  { path: '/verify?token=0123456789abcdef', call: /^GET \/auth\/verify-email\//, as: 'nobody' },
] as const) {
  test(`${path}: a read that hangs says so, and is given up by leaving`, async ({ stage }) => {
    const { network, page } = stage
    const release = network.hold(call)
    // What became of a link is kept as long as the panel is open.
    await stage.start(as === 'nobody' ? path + randomUUID() : path, as)
    const panel = page.locator('#root')
    await expect(panel.getByText('Loading', { exact: true })).toBeVisible()
    await expect(panel.getByText('Still working')).toHaveCount(0)
    await stage.jump(SLOW)
    await expect(panel.getByText('Still working').last()).toBeVisible()
    await stage.expectSound()
    if (as === 'nobody') return release()
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/posts'),
    )
    await stage.visit('/memberships')
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
    release()
  })
}

test('a sign-out waits 5 s for the server, and no longer', async ({ stage }) => {
  const { network, page } = stage
  // Never let through: it would end the session of all tests of the worker.
  const release = network.hold(/^GET \/auth\/logout$/, (sent) => sent.abort())
  await stage.start('/users/nothing/here')
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => network.count(/logout/)).toBe(1)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await stage.jump(5_100)
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
  release()
  await stage.quiet()
  await expect(stage.toasts).toHaveCount(0)
  await stage.expectSound()
})

const guarded = [
  'sign in',
  'ask for a reset link',
  'reset the password',
  'get a security key',
  'delete the own account',
  'verify a code',
]

for (const deed of deeds.filter(({ name }) => guarded.includes(name))) {
  test(`${deed.name}: a wait that the server asks for runs down before the eyes`, async ({
    stage,
    known,
  }) => {
    const { network, page } = stage
    const timer = page.getByRole('timer')
    await openDeed(stage, deed, known)
    network.forget()
    network.fail(deed.call, {
      name: '429',
      answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
    })
    await deed.send(page).click()
    await expect(page.locator('form').getByRole('alert')).toContainText(REASON)
    await expect(timer).toHaveText(/^You can try again in 1:(30|2\d)\.$/)
    await expect(deed.send(page)).toBeDisabled()
    await page.locator('form input').last().press('Enter')
    await stage.jump(60_000)
    await expect(timer).toHaveText(/ in 0:[12]\d\.$| in 0:30\.$/)
    await expect(deed.send(page)).toBeDisabled()
    await stage.jump(31_000)
    await expect(timer).toHaveCount(0)
    if (deed.isSpent && deed.typed) await fill(deed.typed)(page)
    await expect(deed.send(page)).toBeEnabled()
    expect(network.count(deed.call), 'nothing is sent by itself').toBe(1)
    await stage.expectSound()
  })
}

/** One of each kind: a question, a form in a dialog, one in the page, one that is a page. */
const ofThePanel = ['ban', 'create an announcement', 'write a summary', 'create a membership']

for (const deed of deeds.filter(({ name }) => ofThePanel.includes(name))) {
  test(`${deed.name}: it waits as long as the server asks, and Cancel works all along`, async ({
    stage,
    known,
  }) => {
    const { network, page } = stage
    const timer = page.getByRole('timer')
    const send = deed.send(page)
    await openDeed(stage, deed, known)
    network.forget()
    network.fail(deed.call, {
      name: '429',
      answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
    })
    await test.step('nothing typed is lost, nothing is sent', async () => {
      await send.click()
      await expect(stage.toasts.filter({ hasText: REASON })).toBeVisible()
      await expect(timer).toHaveText(/^You can try again in 1:(30|2\d)\.$/)
      await expect(send).toBeDisabled()
      for (const [label, value] of Object.entries(deed.typed ?? {})) {
        await expect(fieldOf(page, label)).toHaveValue(value)
      }
      await stage.jump(91_000)
      await expect(timer).toHaveCount(0)
      expect(network.count(deed.call), 'nothing is sent by itself').toBe(1)
    })
    await test.step('the next try is taken, and may be given up while it waits', async () => {
      await send.click()
      await expect(timer).toBeVisible()
      expect(network.count(deed.call)).toBe(2)
      await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
      if (deed.typed) await page.getByRole('button', { name: 'Discard', exact: true }).click()
      await expect(timer).toHaveCount(0)
      await expect(send).toHaveCount(0)
    })
    await stage.expectSound()
  })
}

test("a refused code leaves the box empty; the second one has the phone's clock named", async ({
  stage,
  known,
}) => {
  const deed = deeds.find(({ name }) => name === 'verify a code')
  if (!deed?.typed) throw new Error('There is no code')
  const { network, page } = stage
  const code = fieldOf(page, '6-digit code')
  const clock = page.getByText(/phone’s clock/)
  await openDeed(stage, deed, known)
  network.answer(deed.call, (sent) => sent.fulfill({ json: { verified: false } }))
  for (const isNamed of [false, true]) {
    await fill(deed.typed)(page)
    await deed.send(page).click()
    await expect(page.locator('form').getByRole('alert')).toHaveText(
      'Invalid TOTP code. Please try again.',
    )
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await expect(clock).toHaveCount(isNamed ? 1 : 0)
  }
  await stage.expectSound()
})

for (const [name, other] of [
  ['switch an announcement', /^Pinned\b/],
  ['pin an announcement', /^Active\b/],
] as const) {
  test(`${name}: both toggles wait as long as the server asks`, async ({ stage, known }) => {
    const deed = deeds.find((one) => one.name === name)
    if (!deed) throw new Error(`There is no '${name}'`)
    const { network, page } = stage
    await openDeed(stage, deed, known)
    network.forget()
    network.fail(deed.call, {
      name: '429',
      answer: { status: 429, json: { message: REASON }, headers: { 'Retry-After': '90' } },
    })
    const both = [deed.send(page), page.getByRole('button', { name: other }).first()]
    await deed.send(page).click()
    await expect(stage.toasts.filter({ hasText: REASON })).toBeVisible()
    for (const toggle of both) {
      await expect(toggle).toBeDisabled()
      await expect(toggle).toHaveAccessibleDescription(/^You can try again in 1:(30|2\d)\.$/)
    }
    await stage.jump(91_000)
    for (const toggle of both) await expect(toggle).toBeEnabled()
    expect(network.count(deed.call), 'nothing is sent by itself').toBe(1)
    await stage.expectSound()
  })
}
