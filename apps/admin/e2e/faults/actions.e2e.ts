// Specification: 8

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chooseImage } from '../support/plans'
import { expect, question, test } from '../support/test'
import { type Action, fieldOf, fill } from './action'
import { actions, uploads } from './actions'
import { EMPTY, type FaultPage } from './faultPage'
import {
  actionFaults,
  badSignature,
  emptyAnswer,
  ended,
  type Fault,
  MARKUP,
  networkDown,
  notFound,
  refusedFields,
} from './faults'
import { openAction } from './openAction'

/** Sends the action into a fault. It makes one call and says why it failed. */
async function sendInto(faultPage: FaultPage, action: Action, fault: Fault, says: string | RegExp) {
  faultPage.network.fail(action.call, fault)
  faultPage.network.forget()
  if (action.isSpent && action.typed) await fill(action.typed)(faultPage.page)
  await action.send(faultPage.page).click()
  await expect(faultPage.toasts.filter({ hasText: says }).first()).toBeVisible()
  await faultPage.quiet()
  expect(faultPage.network.count(action.call), 'it is sent once').toBe(1)
}

/** Lets the toasts time out, and with them the waits before another try. */
async function expectNoRetry(faultPage: FaultPage, { call }: Action) {
  await faultPage.clearToasts()
  await faultPage.quiet()
  expect(faultPage.network.count(call), 'a change is never tried again by itself').toBe(1)
}

/**
 * After a failure a person can try again, finds everything typed still there, and reads no
 * foreign words. If the server asks to be left alone for a while, the page counts that time down.
 */
async function expectKept(faultPage: FaultPage, action: Action, fault: Fault) {
  const { isIcon, isSpent, send, again = send, stays, typed } = action
  const status = fault.answer?.status ?? 0
  const isGone = isSpent && status >= 400 && status < 500
  await expect(stays(faultPage.page)).toBeVisible()
  if (fault.answer?.headers?.['Retry-After']) {
    const timer = faultPage.page.getByRole('timer')
    await expect(timer).toHaveCount(isIcon ? 0 : 1)
    await expect(send(faultPage.page)).toBeDisabled()
    await faultPage.jump(7_000)
    await expect(timer).toHaveCount(0)
  }
  if (!isGone) await expect(again(faultPage.page)).toBeEnabled()
  // The next try opens the question again.
  if (action.again) faultPage.opened = undefined
  for (const [label, value] of Object.entries(typed ?? {})) {
    await expect(fieldOf(faultPage.page, label)).toHaveValue(isGone ? '' : value)
    if (isGone) await expect(fieldOf(faultPage.page, label)).toBeFocused()
  }
  await faultPage.expectSound()
}

/** What somebody else did first leaves nothing to ask: the question closes. */
async function expectSettled(faultPage: FaultPage) {
  await expect(question(faultPage.page)).toBeHidden()
  faultPage.opened = undefined
  await faultPage.expectSound()
}

const inline = (page: Page) => page.locator('form, main').getByRole('alert').first()
const mayHaveSucceeded = /network|200|409/

/** One action of each kind: a question, a form in a dialog, a form without a session. */
const ofEachKind = ['ban', 'create an announcement', 'sign in']

for (const action of actions) {
  const { call, reads, fields = {}, typed, failure } = action
  const isKind = ofEachKind.includes(action.name)

  test.describe(`${action.name}: what fails is said, and can be tried again`, () => {
    test.use({ continues: true })
    test.afterAll(({ workerFaultPage }) => workerFaultPage.rest())

    const faults = isKind
      ? [...actionFaults, ...(action.needs ? [emptyAnswer] : [])]
      : [networkDown]
    for (const fault of faults) {
      const { name, says: stated = failure } = fault as Fault & { says?: string | RegExp }
      const says = name === '409' ? (action.refused ?? stated) : stated
      test(name, async ({ faultPage, known }) => {
        const { network, page } = faultPage
        await openAction(faultPage, action, known)
        await sendInto(faultPage, action, fault, says)
        if (name === '409' && action.isOnRecord) await expectSettled(faultPage)
        else await expectKept(faultPage, action, fault)
        if (typed) await expect(inline(page)).toContainText(says)
        if (reads && mayHaveSucceeded.test(name)) {
          await expect.poll(() => network.count(reads), 'the truth is read anew').toBeGreaterThan(0)
        }
        const [toast = ''] = await faultPage.toasts.locator('p').allInnerTexts()
        expect([...new Intl.Segmenter().segment(toast)].length).toBeLessThanOrEqual(300)
        if (says === MARKUP) await expect(page.locator('form, main, p').locator('b')).toHaveCount(0)
        expect(await page.title()).not.toBe('owned')
        await expectNoRetry(faultPage, action)
      })
    }

    const names = Object.keys(fields)
    const counts = isKind ? [names.length || 1, 12] : [names.length].filter(Boolean)
    for (const count of counts) {
      test(`422 with ${count} errors`, async ({ faultPage, known }) => {
        const [first = 'unknown0'] = names
        const fault = refusedFields(names, count)
        await openAction(faultPage, action, known)
        await sendInto(faultPage, action, fault, `${first}: is not right (0)`)
        for (const [at, label] of Object.values(fields).entries()) {
          const field = fieldOf(faultPage.page, label)
          await expect(field).toBeVisible()
          await expect(field).toHaveAccessibleDescription(new RegExp(`is not right \\(${at}\\)`))
          if (at === 0) await expect(field).toBeFocused()
        }
        await expect(faultPage.toasts).toHaveCount(Math.min(count, 6))
        await expect(faultPage.page.getByText('Please check the fields')).toHaveCount(0)
        await expectKept(faultPage, action, fault)
        const more = faultPage.toasts.filter({ hasText: `and ${count - 5} more` })
        await expect(more).toHaveCount(count > 5 ? 1 : 0)
        await expectNoRetry(faultPage, action)
      })
    }

    if (isKind && typed) {
      test('an error of a missing field shows above the form', async ({ faultPage, known }) => {
        const fault = refusedFields([], 1)
        await openAction(faultPage, action, known)
        await sendInto(faultPage, action, fault, 'unknown0: is not right (0)')
        await expect(inline(faultPage.page)).toContainText('is not right (0)')
        await expectKept(faultPage, action, fault)
        await expectNoRetry(faultPage, action)
      })
    }

    test('a double click makes one call, and a good answer ends it', async ({
      faultPage,
      known,
    }) => {
      const { network, page } = faultPage
      await openAction(faultPage, action, known)
      network.forget()
      if (action.isSpent && typed) await fill(typed)(page)
      const release = network.hold(call, (sent) =>
        sent.fulfill(action.needs ? { json: action.needs } : {}),
      )
      await action.send(page).dblclick({ force: true })
      await expect.poll(() => network.count(call)).toBe(1)
      release()
      if (action.success) {
        await expect(faultPage.toasts.filter({ hasText: action.success }).first()).toBeVisible()
      }
      await faultPage.quiet()
      if (action.isOnRecord) await expect(question(page)).toBeHidden()
      expect(network.count(call)).toBe(1)
      await expect(faultPage.toasts.filter({ hasText: failure })).toHaveCount(0)
      await faultPage.expectSound()
    })
  })

  // A question of a row, and one of a case, whose row comes back.
  if (action.isOnRecord && (isKind || action.again)) {
    test(`${action.name}: a record that is gone`, async ({ faultPage, known }) => {
      await openAction(faultPage, action, known)
      await sendInto(faultPage, action, notFound, 'The archive is being moved')
      await expect(question(faultPage.page)).toBeHidden()
      if (reads) await expect.poll(() => faultPage.network.count(reads)).toBeGreaterThan(0)
      await faultPage.expectSound()
    })
  }

  const endings = isKind ? [ended, badSignature] : action.hasOwn401 ? [ended] : []
  for (const fault of endings) {
    const isAnswer = action.hasOwn401 && fault.name === '401'
    const what = isAnswer ? 'is an answer' : 'ends the session'
    // During the sign-in itself there is no session to end: the page says that the sign-in
    // failed.
    const isHere = action.path === '/login'
    test(`${action.name}: ${fault.name} ${isHere ? 'is an answer' : what}`, async ({
      faultPage,
      known,
    }) => {
      const { network, page } = faultPage
      await openAction(faultPage, action, known)
      if (isHere && !isAnswer) {
        network.fail(call, fault)
        await action.send(page).click()
        await expect(inline(page)).toContainText(failure)
        return expectKept(faultPage, action, fault)
      }
      if (isAnswer) {
        await sendInto(faultPage, action, fault, 'Please sign in again')
        return expectKept(faultPage, action, fault)
      }
      const { pathname, search } = new URL(page.url())
      network.fail(call, fault)
      await action.send(page).click()
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      const kept = action.as === 'nobody' || pathname === '/2fa' ? '/' : pathname + search
      expect(new URL(page.url()).searchParams.get('redirect') ?? '/').toBe(kept)
      expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
      expect(await faultPage.toasts.count()).toBeLessThanOrEqual(1)
      await faultPage.expectSound()
    })
  }
}

for (const { path, label, tried } of [
  { path: '/memberships/create', label: 'Tier Name', tried: uploads },
  { path: '/announcements?compose=new', label: 'Title', tried: uploads.slice(0, 1) },
]) {
  for (const { fault, says } of tried) {
    test(`${path}: a file that cannot be stored (${fault.name}): the reason shows`, async ({
      faultPage,
    }) => {
      const { network, page } = faultPage
      const field = fieldOf(page, label)
      network.recover()
      network.fail(/^POST \/file\/generate-upload-url\/admin$/, fault)
      await faultPage.start(path)
      await field.fill('Ember')
      await chooseImage(page, { name: 'ember.png' })
      await expect(faultPage.toasts.getByText(says, { exact: true })).toBeVisible()
      await expect(page.locator('form').getByText(says, { exact: true }).first()).toBeVisible()
      await expect(field).toHaveValue('Ember')
      await faultPage.expectSound()
      await page.getByRole('button', { name: 'Remove File' }).click()
    })
  }
}

test('a sync that fails says nothing, and the list is read anew', async ({ faultPage }) => {
  const { network, page } = faultPage
  network.recover()
  network.fail(/^POST \/membership-plan\/sync$/, networkDown)
  await faultPage.start('/memberships')
  await expect(page.locator('tbody tr[data-row-id]').first()).toBeVisible()
  network.forget()
  await page.getByRole('button', { name: 'Sync' }).click()
  await expect.poll(() => network.count(/get-all$/)).toBeGreaterThan(0)
  await faultPage.quiet()
  await expect(faultPage.toasts).toHaveCount(0)
  await expect(page.locator('tbody tr[data-row-id]').first()).toBeVisible()
  await faultPage.expectSound()
})

for (const fault of [networkDown, ended]) {
  test(`a sign-out that fails (${fault.name}) is one all the same`, async ({ faultPage }) => {
    const { network, page } = faultPage
    network.recover()
    await faultPage.start(EMPTY)
    network.fail(/^GET \/auth\/logout$/, fault)
    network.forget()
    await page.getByRole('button', { name: /Ada Hearth/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
    expect(network.count(/logout/)).toBe(1)
    await faultPage.quiet()
    expect(await faultPage.toasts.count()).toBe(0)
    await faultPage.expectSound()
  })
}

test('a verification link without an answer is tried once', async ({ faultPage }) => {
  const { network, page } = faultPage
  network.recover()
  network.fail(/^GET \/auth\/verify-email\//, networkDown)
  network.forget()
  // The panel remembers the result of a link as long as it is open.
  await faultPage.start(`/verify?token=${randomUUID()}`, 'nobody')
  await expect(page.getByRole('heading', { name: 'Verification Link Invalid' })).toBeVisible()
  await faultPage.jump(60_000)
  await faultPage.quiet()
  expect(network.count(/verify-email/)).toBe(1)
  await faultPage.expectSound()
})

test('a lost answer: the action was done, and the list says so', async ({ faultPage, steward }) => {
  const { network, page } = faultPage
  network.recover()
  await faultPage.start('/posts')
  const { data } = await (await steward.api.get('/api/posts')).json()
  const count = page.getByText(new RegExp(`^${data.length - 1} posts$`))
  await page
    .getByRole('button', { name: /^Delete Post/ })
    .first()
    .click()
  network.answer(/^DELETE \/posts\//, async (call) => {
    await call.fetch()
    await call.abort()
  })
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(faultPage.toasts.filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(count).toBeVisible()
  network.recover()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await faultPage.expectSound()
})
