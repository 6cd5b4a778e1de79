// Specification: 8

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chooseImage } from '../support/plans'
import { expect, question, test } from '../support/test'
import { type Deed, deeds, fieldOf, fill, uploads } from './deeds'
import {
  deedFaults,
  emptyAnswers,
  endings,
  type Fault,
  MARKUP,
  notFound,
  readFaults,
  refusedFields,
  share,
} from './faults'
import { openDeed } from './openDeed'
import type { Stage } from './stage'

/** Sends it into a fault; it is asked for once, and says why it failed. */
async function sendInto(stage: Stage, deed: Deed, fault: Fault, says: string | RegExp) {
  stage.network.fail(deed.call, fault)
  stage.network.forget()
  if (deed.isSpent && deed.typed) await fill(deed.typed)(stage.page)
  await deed.send(stage.page).click()
  await expect(stage.toasts.filter({ hasText: says }).first()).toBeVisible()
  await stage.quiet()
  expect(stage.network.count(deed.call), 'a change is never tried again by itself').toBe(1)
}

/**
 * What a failure leaves: the way to try again, all that was typed, and a page without foreign words. How
 * long a server wants to be left alone stands there, and runs down.
 */
async function expectKept(stage: Stage, deed: Deed, fault: Fault) {
  const { isIcon, isSpent, send, stays, typed } = deed
  const status = fault.answer?.status ?? 0
  const isGone = isSpent && status >= 400 && status < 500
  await expect(stays(stage.page)).toBeVisible()
  if (fault.answer?.headers?.['Retry-After']) {
    const timer = stage.page.getByRole('timer')
    await expect(timer).toHaveCount(isIcon ? 0 : 1)
    await expect(send(stage.page)).toBeDisabled()
    await stage.jump(7_000)
    await expect(timer).toHaveCount(0)
  }
  if (!isGone) await expect(send(stage.page)).toBeEnabled()
  for (const [label, value] of Object.entries(typed ?? {})) {
    await expect(fieldOf(stage.page, label)).toHaveValue(isGone ? '' : value)
    if (isGone) await expect(fieldOf(stage.page, label)).toBeFocused()
  }
  await stage.expectSound()
}

const inline = (page: Page) => page.locator('form, main').getByRole('alert').first()
const mayHaveHappened = /network|50\d|200|403|409/

for (const [number, deed] of deeds.entries()) {
  const { call, reads, fields = {}, typed, failure } = deed

  test(`${deed.name}: what fails is said, and can be tried again`, async ({ stage, known }) => {
    const { network, page } = stage
    await openDeed(stage, deed, known)

    const met = [...deedFaults, ...(deed.needs ? emptyAnswers : [])]
    for (const fault of share(met, number)) {
      const { name, says = failure } = fault as Fault & { says?: string | RegExp }
      await test.step(name, async () => {
        await sendInto(stage, deed, fault, says)
        await expectKept(stage, deed, fault)
        if (typed) await expect(inline(page)).toContainText(says)
        if (reads && mayHaveHappened.test(name)) {
          await expect.poll(() => network.count(reads), 'the truth is read anew').toBeGreaterThan(0)
        }
        const [toast = ''] = await stage.toasts.locator('p').allInnerTexts()
        expect([...new Intl.Segmenter().segment(toast)].length).toBeLessThanOrEqual(300)
        if (says === MARKUP) await expect(page.locator('form, main, p').locator('b')).toHaveCount(0)
        expect(await page.title()).not.toBe('owned')
        await stage.clearToasts()
      })
    }

    const names = Object.keys(fields)
    for (const count of [Math.max(1, names.length), 12]) {
      await test.step(`422 with ${count} errors`, async () => {
        const [first = 'unknown0'] = names
        const fault = refusedFields(names, count)
        await sendInto(stage, deed, fault, `${first}: is not right (0)`)
        for (const [at, label] of Object.values(fields).entries()) {
          const said = new RegExp(`is not right \\(${at}\\)`)
          await expect(fieldOf(page, label)).toBeVisible()
          await expect(fieldOf(page, label)).toHaveAccessibleDescription(said)
          if (at === 0) await expect(fieldOf(page, label)).toBeFocused()
        }
        await expect(stage.toasts).toHaveCount(Math.min(count, 6))
        await expect(page.getByText('Please check the fields')).toHaveCount(0)
        await expectKept(stage, deed, fault)
        const more = stage.toasts.filter({ hasText: `and ${count - 5} more` })
        await expect(more).toHaveCount(count > 5 ? 1 : 0)
        await stage.clearToasts()
      })
    }

    if (typed) {
      await test.step('an error of a field that is not here stands above the form', async () => {
        const fault = refusedFields([], 1)
        await sendInto(stage, deed, fault, 'unknown0: is not right (0)')
        await expect(inline(page)).toContainText('is not right (0)')
        await expectKept(stage, deed, fault)
        await stage.clearToasts()
      })
    }

    await test.step('a double click asks once; the next good answer heals it', async () => {
      network.heal()
      network.forget()
      if (deed.isSpent && typed) await fill(typed)(page)
      const release = network.hold(call, (sent) =>
        sent.fulfill(deed.needs ? { json: deed.needs } : {}),
      )
      await deed.send(page).dblclick({ force: true })
      await expect.poll(() => network.count(call)).toBe(1)
      release()
      if (deed.success) {
        await expect(stage.toasts.filter({ hasText: deed.success }).first()).toBeVisible()
      }
      await stage.quiet()
      if (deed.isOnRecord) await expect(question(page)).toBeHidden()
      expect(network.count(call)).toBe(1)
      await expect(stage.toasts.filter({ hasText: failure })).toHaveCount(0)
      await stage.expectSound()
    })
  })

  if (deed.isOnRecord) {
    test(`${deed.name}: a record that is gone`, async ({ stage, known }) => {
      await openDeed(stage, deed, known)
      await sendInto(stage, deed, notFound, 'The archive is being moved')
      await expect(question(stage.page)).toBeHidden()
      if (reads) await expect.poll(() => stage.network.count(reads)).toBeGreaterThan(0)
      await stage.expectSound()
    })
  }

  // One handler hears of both; who does not answer a 401 itself meets one or the other.
  const met = endings.filter((_, at) => deed.hasOwn401 || at === number % 2)
  for (const fault of met) {
    const isAnswer = deed.hasOwn401 && fault.name === '401'
    const what = isAnswer ? 'is an answer' : 'ends the session'
    // At the sign-in itself there is no session to end: it says that it failed.
    const isHere = deed.path === '/login'
    test(`${deed.name}: ${fault.name} ${isHere ? 'is an answer' : what}`, async ({
      stage,
      known,
    }) => {
      const { network, page } = stage
      await openDeed(stage, deed, known)
      if (isHere && !isAnswer) {
        network.fail(call, fault)
        await deed.send(page).click()
        await expect(inline(page)).toContainText(failure)
        return expectKept(stage, deed, fault)
      }
      if (isAnswer) {
        await sendInto(stage, deed, fault, 'Please sign in again')
        return expectKept(stage, deed, fault)
      }
      const { pathname, search } = new URL(page.url())
      network.fail(call, fault)
      await deed.send(page).click()
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      const kept = deed.as === 'nobody' || pathname === '/2fa' ? '/' : pathname + search
      expect(new URL(page.url()).searchParams.get('redirect') ?? '/').toBe(kept)
      expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
      expect(await stage.toasts.count()).toBeLessThanOrEqual(1)
      await stage.expectSound()
    })
  }
}

test('a file that cannot be stored: why is said, and nothing typed is lost', async ({ stage }) => {
  const { network, page } = stage
  const name = () => fieldOf(page, 'Tier Name')
  network.heal()
  await stage.start('/memberships/create')
  await name().fill('Ember')
  for (const { step, fault, says } of uploads) {
    await test.step(`${step}: ${fault.name}`, async () => {
      network.heal()
      const address = /^POST \/file\/generate-upload-url\/admin$/
      network.answer(address, (sent) => sent.fulfill({ json: { url: '/api/put/ember.png' } }))
      network.fail(step === 'address' ? address : /^PUT \/put\//, fault)
      await chooseImage(page, { name: 'ember.png' })
      await expect(stage.toasts.getByText(says, { exact: true })).toBeVisible()
      await expect(page.locator('form').getByText(says, { exact: true }).first()).toBeVisible()
      await expect(name()).toHaveValue('Ember')
      await stage.expectSound()
      await stage.clearToasts()
      await page.getByRole('button', { name: 'Remove File' }).click()
    })
  }
})

test('a sync that fails says nothing, and the list is read anew', async ({ stage }) => {
  const { network, page } = stage
  network.heal()
  await stage.start('/memberships')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const fault of deedFaults) {
    await test.step(fault.name, async () => {
      network.fail(/^POST \/membership-plan\/sync$/, fault)
      network.forget()
      await page.getByRole('button', { name: 'Sync' }).click()
      await expect.poll(() => network.count(/get-all$/)).toBeGreaterThan(0)
      await stage.quiet()
      await expect(stage.toasts).toHaveCount(0)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await stage.expectSound()
    })
  }
})

test('a sign-out that fails is one all the same', async ({ stage }) => {
  const { network, page } = stage
  for (const fault of [...deedFaults, ...endings]) {
    await test.step(fault.name, async () => {
      network.heal()
      await stage.start('/users/nothing/here')
      network.fail(/^GET \/auth\/logout$/, fault)
      network.forget()
      await page.getByRole('button', { name: /Ada Hearth/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
      expect(network.count(/logout/)).toBe(1)
      await stage.quiet()
      expect(await stage.toasts.count()).toBe(0)
      await stage.expectSound()
    })
  }
})

test('a verification link is tried once, whatever comes back', async ({ stage }) => {
  const { network, page } = stage
  // A receipt may be empty: all else that is no good answer is a failure.
  for (const fault of readFaults.filter(({ name }) => !/200 with(out| \{\}| null )/.test(name))) {
    await test.step(fault.name, async () => {
      network.heal()
      network.fail(/^GET \/auth\/verify-email\//, fault)
      network.forget()
      // Each its own: what became of a link is kept as long as the panel is open.
      await stage.start(`/verify?token=${randomUUID()}`, 'nobody')
      await expect(page.getByRole('heading', { name: 'Verification Link Invalid' })).toBeVisible()
      await stage.jump(60_000)
      await stage.quiet()
      expect(network.count(/verify-email/)).toBe(1)
      await stage.expectSound()
    })
  }
})

test('a lost answer: the deed was done, and the list says so', async ({ stage, steward }) => {
  const { network, page } = stage
  network.heal()
  await stage.start('/posts')
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
  await expect(stage.toasts.filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(count).toBeVisible()
  network.heal()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await stage.expectSound()
})
