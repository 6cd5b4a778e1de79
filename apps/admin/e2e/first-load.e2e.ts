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
    .toEqual(expect.arrayContaining(['panel.js', 'users.js', 'users.css', 'routes.js']))
  expect(requested()).not.toContain('login.js')
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

test('the styles of the panel come in the document, and nobody loads them again', async ({
  stewardPage: page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-.{7}\.css$/.exec(request.url()) ?? []
    if (name) sheets.push(name)
  })
  await page.goto('/users')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  // Its menu needs them too.
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(sheets).toEqual(expect.arrayContaining(['users', 'overlays']))
  expect(sheets).toEqual([...new Set(sheets)])
  for (const shared of ['base', 'routes', 'panel']) expect(sheets).not.toContain(shared)
})

test('a page of one record has its files too', async ({ stewardPage: page }) => {
  const { requested, release } = await openWithoutBase(page, '/memberships/view/1')
  await expect.poll(requested).toEqual(expect.arrayContaining(['view._id.js', 'plans.js']))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody who is not signed in gets the files of the login', async ({ page }) => {
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('login.js')
  expect(requested()).not.toContain('panel.js')
  release()
  await expect(page).toHaveTitle('Login · Hearth')
})

/** Collects, until the first row is in the document, what takes a phone long. It runs in the page. */
function collectSlowWork(): void {
  const slow: string[] = []
  const watch = (owner: object, name: string) => {
    const original = Reflect.get(owner, name)
    const tell = new Proxy(original, {
      apply: (target, self, given) => {
        slow.push(name)
        return Reflect.apply(target, self, given)
      },
      construct: (target, given) => {
        slow.push(name)
        return Reflect.construct(target, given)
      },
    })
    Reflect.set(owner, name, tell)
  }
  watch(Intl, 'NumberFormat')
  watch(Intl, 'DateTimeFormat')
  watch(Intl, 'RelativeTimeFormat')
  watch(Intl.Locale.prototype, 'maximize')
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-row-id]') === null) return
    observer.disconnect()
    Object.assign(window, { slowWork: [...slow] })
  }).observe(document, { childList: true, subtree: true })
}

test('users show before the browser loads data of languages', async ({ stewardPage: page }) => {
  await page.addInitScript(collectSlowWork)
  await page.goto('/users')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'slowWork'))).toEqual([])
})
