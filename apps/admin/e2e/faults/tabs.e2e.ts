// Specification: 4, 6

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('a sign-out in one tab is one in the other', async ({ stewardPage: page, context }) => {
  // Not for real: the session is that of all tests of the worker.
  await context.route('**/api/auth/logout', (route) =>
    route.fulfill({ json: { message: 'Logged out successfully' } }),
  )
  const other = await context.newPage()
  await other.goto('/memberships')
  await expect(other.getByRole('rowheader').first()).toBeVisible()
  await page.goto('/posts')
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await expect(title(other, 'Login')).toBeVisible()
  await expect(other).toHaveURL(/redirect=%2Fmemberships$/)
  await expect(other.getByRole('row')).toHaveCount(0)
  await other.reload()
  await expect(title(other, 'Login')).toBeVisible()
})

test('what one tab deletes is gone in the other when one comes back to it', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/posts')).json()
  const [{ id }] = data as [{ id: string }]
  await page.clock.install()
  await page.goto('/posts')
  const count = (posts: number) => page.getByText(new RegExp(`^${posts} posts$`))
  await expect(count(data.length)).toBeVisible()
  await steward.api.delete(`/api/posts/${id}`)
  await page.clock.fastForward(31_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(count(data.length - 1)).toBeVisible()
})

for (const { who, userName, email, role, links } of [
  { who: 'somebody else', userName: 'Bo', email: 'bo@example.org', role: 'ADMIN', links: 6 },
  { who: 'the same in another role', userName: 'Ada Hearth', email: '', role: 'member', links: 1 },
]) {
  test(`a tab starts over as ${who} who signed in elsewhere`, async ({
    stewardPage: page,
    context,
    product,
    steward,
  }) => {
    const other = await context.newPage()
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await other.goto('/memberships')
    const user = { userName, email: email || steward.email, role, is2FAEnabled: true }
    const value = encodeURIComponent(JSON.stringify(user))
    const reloaded = page.waitForEvent('domcontentloaded')
    await context.addCookies([{ name: 'user', value, url: product.url }])
    await other.evaluate(() => new BroadcastChannel('hearth-session').postMessage('changed'))
    await reloaded
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await expect(navigation.getByRole('link')).toHaveCount(links)
    await expect(page.getByRole('button', { name: new RegExp(userName) })).toBeVisible()
    await expect(title(page, 'Memberships')).toBeVisible()
  })
}
