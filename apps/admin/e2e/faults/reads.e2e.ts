// Specification: 8

import { expect, test } from '../support/test'
import { endings, type Fault, isWhole, readFaults, share } from './faults'
import { type Read, reads } from './screens'
import { EMPTY, type Known, type Stage } from './stage'

const pathOf = ({ path }: Read, known: Known) => (typeof path === 'string' ? path : path(known))

const failedIn = ({ page }: Stage, { failed }: Read) =>
  failed === 'Not available yet' ? page.getByRole('img', { name: failed }) : page.getByText(failed)

/** The next good answer: by presses, or with the next poll where the page asks by itself; not after a 403. */
async function heal(stage: Stage, read: Read, { name }: Fault) {
  const retry = stage.page.getByRole('button', { name: 'Try again' })
  const isPolled = read.every && name !== '403'
  stage.network.heal()
  for (let turn = 0; !isPolled && turn < 10 && (await retry.count()) > 0; turn += 1) {
    await retry.first().click()
    await stage.quiet()
  }
  await stage.until(read.well(stage.page), 2 * (read.every ?? 0))
  await expect(failedIn(stage, read)).toHaveCount(0)
}

test.beforeEach(async ({ stage }) => {
  await stage.start(EMPTY)
  stage.network.forget()
})

for (const [number, read] of reads.entries()) {
  const { screen, calls, different = 1, places = 1 } = read

  for (const fault of share(readFaults, number)) {
    test(`${screen}: ${fault.name}`, async ({ stage, known }) => {
      const { network, page } = stage
      const failed = failedIn(stage, read)
      const well = read.well(page)

      await test.step('nothing to show: it says so, after as many tries as there should be', async () => {
        network.fail(calls, fault)
        await stage.visit(pathOf(read, known))
        await stage.until(failed.first())
        await expect(failed).toHaveCount(places)
        await stage.expectSound()
        expect(network.count(calls)).toBeGreaterThanOrEqual(fault.tries * different)
        // Polls of one read go on while the others still try.
        const more = read.every && different > 1 && fault.tries > 1 ? different : 0
        expect(network.count(calls)).toBeLessThanOrEqual(fault.tries * different + more)
        await expect(stage.toasts).toHaveCount(0)
      })

      await test.step('the next good answer heals it', () => heal(stage, read, fault))

      if (!fault.isMetAgain) return
      await test.step('something to show: it stays, and says how old it is', async () => {
        // What is gone is not shown as if it were there; a poll never blanks anything, a form neither.
        const isGone = !read.every && !read.isForm && fault.name === '404'
        const stale = page.getByText(/^Updated .*, retrying$/)
        network.fail(calls, fault)
        await stage.comeBack()
        await stage.until(isGone ? failed.first() : stale.first())
        if (!isGone) await expect(failed).toHaveCount(0)
        if (!isGone) await expect(well).toBeVisible()
        await stage.expectSound()
        await expect(stage.toasts).toHaveCount(0)

        if (isGone) return heal(stage, read, fault)
        network.heal()
        await stage.comeBack()
        await stage.until(well)
        await expect(stale).toHaveCount(0)
      })
    })
  }

  test(`${screen}: an answer that takes its time`, async ({ stage, known }) => {
    const { network, page } = stage
    const release = network.hold(calls)
    await stage.visit(pathOf(read, known))
    const loading = page.getByRole('progressbar').or(page.getByText('Loading', { exact: true }))
    await expect(loading.first()).toBeVisible()
    for (let minute = 0; minute < 3; minute += 1) await stage.jump(60_000)
    await stage.expectSound()
    await expect(failedIn(stage, read)).toHaveCount(0)
    expect(network.count(calls), 'nothing is asked for twice').toBe(different)

    await test.step('it may be given up, and asked for anew', async () => {
      const cancel = page.locator('main').getByRole('button', { name: 'Cancel' })
      const givenUp = page.waitForEvent('requestfailed')
      for (let turn = 0; turn < 10 && (await cancel.count()) > 0; turn += 1) {
        await cancel.first().click()
        await stage.quiet()
      }
      expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
      await expect(failedIn(stage, read)).toHaveCount(places)
      await stage.expectSound()
      await expect(stage.toasts).toHaveCount(0)
      release()
      await heal(stage, read, { name: 'given up' })
    })
  })

  // One handler hears of both, whatever asked.
  for (const fault of endings.filter((_, at) => isWhole || at === number % 2)) {
    test(`${screen}: ${fault.name} ends the session`, async ({ stage, known }) => {
      const { network, page } = stage
      const path = pathOf(read, known)
      network.fail(calls, fault)
      await stage.visit(path)
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('redirect')).toBe(path === '/' ? null : path)
      expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
      await stage.jump(60_000)
      await stage.quiet()
      expect(network.count(calls), 'nothing is asked for again').toBeLessThanOrEqual(different)
      expect(await stage.toasts.count()).toBeLessThanOrEqual(1)
      await stage.expectSound()
    })
  }
}

for (const fault of readFaults.filter(({ tries }) => tries === 1)) {
  test(`${fault.name}: from the pointer over the link to the page, it is asked and logged once`, async ({
    stage,
  }) => {
    const { network, page } = stage
    const lines: string[] = []
    page.on('console', (line) => {
      if (line.text().startsWith('GET /posts ')) lines.push(line.text())
    })
    network.fail(/^GET \/posts$/, fault)
    const link = page.getByRole('link', { name: /^Posts/ })
    await link.hover()
    await expect.poll(() => network.count(/^GET \/posts$/)).toBe(1)
    await stage.quiet()
    await link.click()
    await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
    await stage.quiet()
    expect(network.count(/^GET \/posts$/)).toBe(1)
    expect(lines).toHaveLength(1)
    await test.step('a person may ask again', async () => {
      network.heal()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.locator('article').first()).toBeVisible()
    })
  })
}
