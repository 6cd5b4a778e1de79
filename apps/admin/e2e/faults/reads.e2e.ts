// Specification: 8

import type { Known } from '../support/products'
import { expect, test } from '../support/test'
import { EMPTY, type FaultPage } from './faultPage'
import { badSignature, ended, type Fault, notFound, readFaults, unanswered } from './faults'
import { type Read, reads } from './screens'

const pathOf = ({ path }: Read, known: Known) => (typeof path === 'string' ? path : path(known))

const failedIn = ({ page }: FaultPage, { failed }: Read) =>
  failed === 'Not available yet' ? page.getByRole('img', { name: failed }) : page.getByText(failed)

/**
 * Gets the next good answer: by a press, or with the next poll where the page polls by itself.
 * After a 403 there is no poll.
 */
async function recover(faultPage: FaultPage, read: Read, { name }: Fault) {
  const retry = faultPage.page.getByRole('button', { name: 'Try again' })
  const isPolled = read.every && name !== '403'
  faultPage.network.recover()
  for (let turn = 0; !isPolled && turn < 10 && (await retry.count()) > 0; turn += 1) {
    await retry.first().click()
    await faultPage.quiet()
  }
  await faultPage.until(read.well(faultPage.page), 2 * (read.every ?? 0))
  await expect(failedIn(faultPage, read)).toHaveCount(0)
}

test.beforeEach(async ({ faultPage }) => {
  await faultPage.start(EMPTY)
  faultPage.network.forget()
})

/** One screen of each kind: several polled reads, a list, a record, a form. The others share their code. */
const ofEachKind = ['dashboard', 'users', 'user details', 'membership edit']

for (const read of reads) {
  const { screen, calls, different = 1, places = 1 } = read
  const isKind = ofEachKind.includes(screen)

  for (const fault of isKind ? readFaults : [unanswered]) {
    test(`${screen}: ${fault.name}`, async ({ faultPage, known }) => {
      const { network, page } = faultPage
      const failed = failedIn(faultPage, read)
      const well = read.well(page)

      await test.step('nothing to show: it says so after the right number of tries', async () => {
        network.fail(calls, fault)
        await faultPage.visit(pathOf(read, known))
        await faultPage.until(failed.first())
        await expect(failed).toHaveCount(places)
        await faultPage.expectSound()
        expect(network.count(calls)).toBeGreaterThanOrEqual(fault.tries * different)
        // One read keeps polling while the others still retry.
        const more = read.every && different > 1 && fault.tries > 1 ? different : 0
        expect(network.count(calls)).toBeLessThanOrEqual(fault.tries * different + more)
        await expect(faultPage.toasts).toHaveCount(0)
      })

      await test.step('the next good answer fixes it', () => recover(faultPage, read, fault))

      await test.step('something to show: it stays, and says how old it is', async () => {
        // A deleted record is not shown as if it existed. A poll never blanks a page, and neither
        // does a form.
        const isGone = !read.every && !read.isForm && fault.name === '404'
        // A count is short; the dashboard says it once for all its parts.
        const stale = page.getByText(
          /^Updated \d\d:\d\d(, retrying)?$|^The numbers are out of date. Retrying...$/,
        )
        network.fail(calls, fault)
        await faultPage.signInAgain()
        await faultPage.until(isGone ? failed.first() : stale.first())
        if (!isGone) await expect(failed).toHaveCount(0)
        if (!isGone) await expect(well).toBeVisible()
        await faultPage.expectSound()
        await expect(faultPage.toasts).toHaveCount(0)

        if (isGone) return recover(faultPage, read, fault)
        network.recover()
        await faultPage.signInAgain()
        await faultPage.until(well)
        await expect(stale).toHaveCount(0)
      })
    })
  }

  for (const fault of screen === 'users' ? [ended, badSignature] : [ended]) {
    test(`${screen}: ${fault.name} ends the session`, async ({ faultPage, known }) => {
      const { network, page } = faultPage
      const path = pathOf(read, known)
      network.fail(calls, fault)
      await faultPage.visit(path)
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('redirect')).toBe(path === '/' ? null : path)
      expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
      await faultPage.jump(60_000)
      await faultPage.quiet()
      expect(network.count(calls), 'nothing is asked for again').toBeLessThanOrEqual(different)
      expect(await faultPage.toasts.count()).toBeLessThanOrEqual(1)
      await faultPage.expectSound()
    })
  }

  if (!isKind) continue

  test(`${screen}: an answer that takes its time`, async ({ faultPage, known }) => {
    const { network, page } = faultPage
    const release = network.hold(calls)
    await faultPage.visit(pathOf(read, known))
    const loading = page.getByRole('progressbar').or(page.getByText('Loading', { exact: true }))
    await expect(loading.first()).toBeVisible()
    for (let minute = 0; minute < 3; minute += 1) await faultPage.jump(60_000)
    await faultPage.expectSound()
    await expect(failedIn(faultPage, read)).toHaveCount(0)
    expect(network.count(calls), 'nothing is asked for twice').toBe(different)

    await test.step('it can be cancelled, and loaded again', async () => {
      const cancel = page.locator('main').getByRole('button', { name: 'Cancel' })
      const givenUp = page.waitForEvent('requestfailed')
      for (let turn = 0; turn < 10 && (await cancel.count()) > 0; turn += 1) {
        await cancel.first().click()
        await faultPage.quiet()
      }
      expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
      await expect(failedIn(faultPage, read)).toHaveCount(places)
      await faultPage.expectSound()
      await expect(faultPage.toasts).toHaveCount(0)
      release()
      await recover(faultPage, read, { name: 'given up' })
    })
  })
}

test('a read that is refused is asked and logged once, from the pointer over the link to the page', async ({
  faultPage,
}) => {
  const { network, page } = faultPage
  const lines: string[] = []
  page.on('console', (line) => {
    if (line.text().startsWith('GET /posts ')) lines.push(line.text())
  })
  network.fail(/^GET \/posts$/, notFound)
  const link = page.getByRole('link', { name: /^Posts/ })
  await link.hover()
  await expect.poll(() => network.count(/^GET \/posts$/)).toBe(1)
  await faultPage.quiet()
  await link.click()
  await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
  await faultPage.quiet()
  expect(network.count(/^GET \/posts$/)).toBe(1)
  expect(lines).toHaveLength(1)
  await test.step('a person can try again', async () => {
    network.recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('article').first()).toBeVisible()
  })
})
