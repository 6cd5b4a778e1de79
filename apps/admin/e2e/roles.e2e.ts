// Specification: 2.1, 6

import { mockSession } from './support/mockSession'
import { panelPages } from './support/panelPages'
import { expect, test } from './support/test'

const refusal = 'This page is for administrators'

test('non-administrators read that a page is for administrators, and none of its data is loaded', async ({
  stewardPage: page,
  steward,
  context,
  product,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=10')).json()
  const [{ id }] = data as [{ id: string }]
  await mockSession(context, product.url, 'member')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The images of tiers belong to the one page that they may open.
    if (/^\/api\/(?!files\/images\/)/.test(pathname)) calls.push(pathname)
  })
  const title = page.getByRole('heading', { level: 1, name: refusal })
  const addresses = [
    '/',
    '/users?search=a',
    `/users/${id}`,
    `/users/view-invites/${id}`,
    '/posts',
    '/invites',
    '/badge-requests',
    '/desk',
    '/announcements',
    '/record',
    '/trash',
  ]
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(title).toBeVisible()
      await expect(page).toHaveTitle(`${refusal} · Hearth`)
      await expect(page).toHaveURL(product.url + address)
    })
  }
  // They see the layout: who they are, the way out, and the one page that they may open.
  await expect(page.getByRole('navigation', { name: 'Navigation' }).getByRole('link')).toHaveCount(
    1,
  )
  await page.getByRole('button', { name: /Rita/ }).click()
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
  // Escape closes it from inside only, and it takes the focus after it is drawn.
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('link', { name: 'Go to Memberships' }).click()
  await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Memberships/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // The page opens before its call is made.
  await expect.poll(() => calls).toContain('/api/membership-plan/get-active')
  await page.goBack()
  await expect(title).toBeFocused()
  // Covers every call since the first address, however late it came.
  expect(new Set(calls)).toEqual(new Set(['/api/membership-plan/get-active']))
})

/** The first page of each section. */
const pages = panelPages.filter((path) => path.lastIndexOf('/') === 0)

/** Pages that a menu opens: add a new page to the navigation, or here. */
const elsewhere = ['/account']

test('the navigation has a link to every page, in three groups', async ({ stewardPage: page }) => {
  await page.goto('/posts')
  const links = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(shown.toSorted()).toEqual(pages.filter((one) => !elsewhere.includes(one)).toSorted())
  const starts = await links.evaluateAll((all) =>
    all
      .filter((link) => link.closest('li')?.hasAttribute('data-starts-group'))
      .map((link) => link.getAttribute('href')),
  )
  expect(starts).toEqual(['/users', '/team'])
  expect(shown.slice(0, 3)).toEqual(['/', '/desk', '/badge-requests'])
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
})
