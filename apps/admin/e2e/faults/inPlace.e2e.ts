// Specification: 8

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { reviewPanel } from './actions'
import { EMPTY } from './faultPage'
import { unanswered as fault } from './faults'

/** What loads in a page that is already there: a fault of it leaves the page as it is. */

const rows = (page: Page) => page.locator('tbody tr[data-row-id]')

test.beforeEach(async ({ faultPage }) => {
  await faultPage.start(EMPTY)
  faultPage.network.forget()
})

test('review of a request: no answer', async ({ faultPage, known }) => {
  const { network, page } = faultPage
  const member = new RegExp(`^GET /users/${known.requestId}$`)
  const panel = reviewPanel(page)
  network.fail(member, fault)
  await faultPage.visit(`/badge-requests?review=${known.requestId}`)
  await faultPage.until(panel.getByRole('alert'))
  expect(network.count(member)).toBe(fault.tries)
  await expect(rows(page).first(), 'the list is there').toBeVisible()
  await expect(faultPage.toasts).toHaveCount(0)
  await faultPage.expectSound()

  await test.step('the list can be walked on', async () => {
    await panel.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(known.requestId))
    await faultPage.until(panel.getByText('Country'))
    await panel.getByRole('button', { name: 'Previous', exact: true }).click()
    await faultPage.until(panel.getByRole('alert'))
  })

  await test.step('the next good answer fixes it', async () => {
    network.recover()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await faultPage.until(panel.getByText('Country'))
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })
})

test('search of the command menu: no answer', async ({ faultPage }) => {
  const { network, page } = faultPage
  const searches = /^GET \/users$/
  const menu = page.getByRole('dialog')
  const input = menu.getByRole('combobox')
  const refusal = menu.getByRole('option', { name: /Couldn't search members/ })
  await faultPage.visit('/memberships')
  await faultPage.until(rows(page).first())
  network.fail(searches, fault)
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill('a')
  await faultPage.until(refusal)
  expect(network.count(searches)).toBe(fault.tries)
  await expect(input, 'what is typed stays').toHaveValue('a')
  await expect(faultPage.toasts).toHaveCount(0)
  await faultPage.expectSound()

  await test.step('the next good answer fixes it', async () => {
    network.recover()
    await refusal.click()
    await faultPage.until(menu.getByRole('option').filter({ hasText: '@' }).first())
    await expect(refusal).toHaveCount(0)
  })

  await test.step('pages are found without the server', async () => {
    network.fail(searches, fault)
    await input.fill('Memberships')
    await expect(menu.getByRole('option', { name: 'Memberships' }).first()).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

test('counts of the views: no answer', async ({ faultPage }) => {
  const { network, page } = faultPage
  const views = page.getByRole('toolbar', { name: 'Views' })
  let asked = 0
  // A page of one row is asked for its total.
  network.answer(/^GET \/users$/, async (call) => {
    if (call.url.searchParams.get('limit') !== '1') return call.continue()
    asked += 1
    await (fault.answer ? call.fulfill(fault.answer) : call.abort())
  })
  await faultPage.visit('/users')
  await faultPage.until(rows(page).first())
  await expect.poll(() => asked, 'each is asked').toBe(4)
  await faultPage.quiet()
  expect(asked, 'and only once').toBe(4)
  await expect(rows(page)).toHaveCount(10)
  for (const name of ['All', 'Verified', 'Pending', 'Banned']) {
    await expect(views.getByRole('link', { name, exact: true }), 'no count').toHaveText(name)
  }
  await expect(faultPage.toasts).toHaveCount(0)
  await faultPage.expectSound()
})
