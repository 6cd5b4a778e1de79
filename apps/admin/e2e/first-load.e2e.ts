import type { Page } from '@playwright/test'
import { mockSession } from './support/mockSession'
import { expect, test } from './support/test'
import { openWithoutBase } from './support/withoutBase'

test('the files of a page are asked for beside the first script, not after it', async ({
  stewardPage: page,
}) => {
  const { requested, release } = await openWithoutBase(page, '/users?page=2')
  await expect
    .poll(requested)
    .toEqual(expect.arrayContaining(['panel.js', 'users.js', 'users.css']))
  expect(requested()).not.toContain('posts.js')
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

/** The reads that a page sends from now on, by path and query. */
function readsOf(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(pathname + search)
  })
  return sent
}

for (const [path, reads] of [
  ['/', ['/api/invite', '/api/posts', '/api/users/pending-badges', '/api/users?page=1&limit=100']],
  ['/users', ['/api/users?page=1&limit=10']],
  ['/badge-requests', ['/api/users/pending-badges']],
  ['/posts', ['/api/posts']],
  ['/announcements', ['/api/announcements/stats/overview', '/api/announcements?page=1&limit=10']],
  ['/invites', ['/api/invite']],
] as const) {
  test(`the document of ${path} itself sends its first reads, and the page none of them again`, async ({
    stewardPage: page,
  }) => {
    const sent = readsOf(page)
    const { release } = await openWithoutBase(page, path)
    await expect.poll(() => sent.toSorted()).toEqual(reads.toSorted())
    release()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[data-row-id]').first()).toBeVisible()
    for (const read of reads) {
      expect(
        sent.filter((one) => one === read),
        read,
      ).toHaveLength(1)
    }
    const kept = await page.evaluate(() => globalThis.hearthReads)
    expect(kept, 'no answer is kept for later').toBeUndefined()
  })
}

test('an address with parameters, and somebody without the right, send no read early', async ({
  stewardPage: page,
  context,
  product,
}) => {
  const sent = readsOf(page)
  const filtered = await openWithoutBase(page, '/users?page=2')
  await expect.poll(filtered.requested).toContain('users.js')
  expect(sent).toEqual([])
  filtered.release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()

  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await mockSession(context, product.url, 'member')
  const before = sent.length
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('users.js')
  expect(sent.slice(before)).toEqual([])
  release()
})

test('a first read that fails is sent again', async ({ stewardPage: page }) => {
  let sent = 0
  await page.route('**/api/posts', (route) => {
    sent += 1
    return sent === 1 ? route.abort() : route.continue()
  })
  const { release } = await openWithoutBase(page, '/posts')
  await expect.poll(() => sent).toBe(1)
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(sent).toBe(2)
})

test('a page of one record has its files too', async ({ stewardPage: page }) => {
  const { requested, release } = await openWithoutBase(page, '/memberships/view/1')
  await expect.poll(requested).toEqual(expect.arrayContaining(['view._id.js', 'panel.js']))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody who is not signed in gets the files of the login', async ({ page }) => {
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('public.js')
  expect(requested()).not.toContain('panel.js')
  release()
  await expect(page).toHaveTitle('Login · Hearth')
})
