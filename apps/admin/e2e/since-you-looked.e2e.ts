// Specification: 2.11

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** A file that bans members and marks everything as seen has a product of its own. */
test.use({ usesUp: 'what is new on the dashboard' })

const news = (page: Page) => page.getByRole('region', { name: 'Since you last looked' })

test('the dashboard says what others did, until it is marked as seen', async ({
  stewardPage: page,
  steward,
  colleague,
  context,
}) => {
  await steward.api.post('/api/record/digest')
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const [mine, theirs, taken] = (data as { id: string; isBanned: boolean }[]).filter(
    ({ isBanned }) => !isBanned,
  )
  const ban = async ({ api }: typeof steward, id = '') =>
    (await (await api.post(`/api/users/${id}/ban`, { data: { reason: 'Spam' } })).json()).data.id
  const isReady = () => expect(page.locator('[data-row-id]').first()).toBeVisible()

  await test.step('nothing when there is nothing: own actions are no news', async () => {
    await ban(steward, mine?.id)
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/record/digest'))
    await page.goto('/')
    await asked
    await isReady()
    await expect(news(page)).toHaveCount(0)
  })
  await test.step('a colleague bans two, and takes one back', async () => {
    await ban(colleague, theirs?.id)
    const entry = await ban(colleague, taken?.id)
    await colleague.api.post(`/api/record/${entry}/undo`)
    await page.reload()
    await expect(news(page)).toContainText('2 decisions by 1 other administrator')
    await expect(news(page)).toContainText('1 undone')
  })
  await test.step('it is copied as text', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await news(page).getByRole('button', { name: 'Copy as text' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Since .+: 2 decisions by 1 other administrator, 1 undone/)
  })
  await test.step('the decisions are one press away', async () => {
    await news(page).getByRole('link', { name: '2 decisions by 1 other administrator' }).click()
    const entries = page.getByRole('region', { name: 'Record' }).getByRole('listitem')
    await expect(entries.filter({ hasText: 'Rui Matos' }).first()).toBeVisible()
    await page.goBack()
  })
  await test.step('marked as seen it is gone, over a reload too', async () => {
    await page.clock.install()
    await page.reload()
    await expect(news(page)).toBeVisible()
    // A read that began before the mark would bring it back.
    const held = new Promise((resolve) => page.route('**/api/record/digest', resolve, { times: 1 }))
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/record/digest'),
    )
    await page.clock.fastForward(31_000)
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await held
    await news(page).getByRole('button', { name: 'Mark as seen' }).click()
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(news(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const asked = page.waitForResponse('**/api/record/digest')
    await page.reload()
    await asked
    await isReady()
    await expect(news(page)).toHaveCount(0)
  })
})
