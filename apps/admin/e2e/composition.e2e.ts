// Specification: 2.4, 2.15, 2.19

import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Composes text in the focused field, state by state, as an input method does. */
async function compose(cdp: CDPSession, ...states: readonly string[]): Promise<void> {
  for (const text of states) {
    const end = text.length
    await cdp.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
}

const accept = (cdp: CDPSession, text: string) => cdp.send('Input.insertText', { text })

/** The searches for members that a page sends from now on. */
function searches(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const search = searchParams.get('search')
    if (pathname === '/api/users' && search !== null) sent.push(search)
  })
  return sent
}

test('a search asks for a composed word, not for its halves', async ({ stewardPage: page }) => {
  await page.clock.install()
  await page.goto('/users')
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('No data available')) document.body.dataset.empty = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  const search = page.getByRole('searchbox')
  await search.focus()
  const sent = searches(page)
  const cdp = await page.context().newCDPSession(page)
  await compose(cdp, 'ｎ', 'に', 'にｈ', 'にほ', 'にほｎ', 'にほん', '日本')
  await expect(search).toHaveValue('日本')
  // The person looks through the candidates.
  await page.clock.runFor('00:05')
  expect(sent).toEqual([])
  expect(await page.locator('body').getAttribute('data-empty')).toBeNull()
  await accept(cdp, '日本')
  await page.clock.runFor('00:05')
  await expect(page.getByText('No data available')).toBeVisible()
  expect(sent).toEqual(['日本'])
})

test('a search asks for a composed word that rests, as keyboards of Android compose all', async ({
  stewardPage: page,
}) => {
  await page.addInitScript(() => {
    const android = navigator.userAgent.replace(/\(.*?\)/, '(Linux; Android 10; K)')
    Object.defineProperty(navigator, 'userAgent', { value: android })
  })
  await page.goto('/users')
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.focus()
  const sent = searches(page)
  const cdp = await page.context().newCDPSession(page)
  await compose(cdp, 'z', 'zz', 'zzz')
  await expect(page.getByText('No data available')).toBeVisible()
  expect(sent).toEqual(['zzz'])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toHaveValue('')
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
})

test('full-width digits of an input method stand once in a code and a price', async ({
  stewardPage: page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await page.goto('/memberships/create')
  const price = page.getByLabel('Price')
  await price.focus()
  await compose(cdp, '１', '１２', '１２．', '１２．５')
  await accept(cdp, '１２．５')
  await price.blur()
  await expect(page.getByText('$12.50')).toBeVisible()

  await page.goto('/2fa')
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await expect(code).toBeFocused()
  await compose(cdp, '１', '１２', '１２３')
  await accept(cdp, '１２３')
  await expect(code).toHaveValue('123')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await code.pressSequentially('45')
  await page.evaluate(() => {
    const pressed = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed))
  })
  const calls = () => sent.filter((url) => url.includes('/api/'))
  await expect(code).toHaveValue('12345')
  await expect(page.getByText('Code must be 6 digits')).toHaveCount(0)
  expect(calls()).toEqual([])
  await code.press('6')
  await expect.poll(calls).toHaveLength(1)
})
