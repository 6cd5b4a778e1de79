// Specification: 2.3, 2.13, 2.15, 4, 9

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseInRow } from '../support/rowMenu'
import { expect, test } from '../support/test'

const DAY = 86_400_000
const manifest = new URL('../../dist/.vite/manifest.json', import.meta.url)

const postsOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    title: `Post ${at}`,
    description: 'A few words about the garden.',
    createdAt: '2026-06-14T10:00:00.000Z',
    user: { fullName: 'Maria Silva', email: 'maria@example.org' },
  })),
})

for (const { clock, offset } of [
  { clock: 'a day behind', offset: -DAY },
  { clock: 'a day ahead', offset: DAY },
]) {
  test(`a clock that is ${clock} changes no age and keeps the cookies`, async ({
    stewardPage: page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + offset })
    await page.goto('/posts')
    // The newest post of the demo is hours old at most, by the clock of the server.
    await expect(page.locator('article time').first()).toHaveText(/ago$|now$/i)
    await page.keyboard.press('Control+b')
    const kept = async () =>
      (await context.cookies()).find(({ name }) => name === 'sidebar_state')?.expires ?? 0
    await expect.poll(kept).toBeGreaterThan(0)
    const lifetime = (await kept()) - Date.now() / 1000
    expect(Math.abs(lifetime - 604_800)).toBeLessThan(120)
    await page.goto('/')
    await expect(page.locator('tbody tr[data-row-id]').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Invalid|NaN|(^|\s)-\d/)
  })
}

/** The files of a page of the panel, by its route. */
const partsOf = (route: string) => {
  const parts = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >
  const [, part] =
    Object.entries(parts).find(([name]) =>
      name.startsWith(`src/routes/_panel/${route}.tsx?tsr-split=`),
    ) ?? []
  if (!part) throw new Error(`The build has no page ${route}`)
  const { file, css = [] } = part
  return { script: `**/${file}`, sheets: css.map((sheet) => `**/${sheet}`) }
}
const announcements = () => partsOf('_admin/announcements')

/** Counts the documents that a page requests from now on. */
const documentsOf = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

for (const { what, gone } of [
  { what: 'the code', gone: () => [announcements().script] },
  { what: 'the style sheet', gone: () => announcements().sheets },
  { what: 'both', gone: () => [announcements().script, ...announcements().sheets] },
]) {
  test(`a deploy took ${what} of a page away: one reload by itself, then the choice is the person’s`, async ({
    stewardPage: page,
  }) => {
    expect(gone().length).toBeGreaterThan(0)
    for (const part of gone()) {
      await page.route(part, (request) => request.fulfill({ status: 404, body: 'gone' }))
    }
    await page.goto('/posts')
    await expect(page.getByRole('article').first()).toBeVisible()
    const documents = documentsOf(page)
    await page.getByRole('link', { name: /^Announcements/ }).click()
    const reload = page.getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible()
    await expect(page).toHaveURL(/\/announcements$/)
    await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
    expect(documents, 'reloaded once by itself').toEqual(['/announcements'])
    for (const part of gone()) await page.unroute(part)
    await reload.click()
    await expect(page.locator('[data-row-id]').first()).toBeVisible()
    expect(documents, 'and once by the press').toEqual(['/announcements', '/announcements'])
  })
}

test('a short network failure: the page comes back with its style sheet', async ({
  stewardPage: page,
}) => {
  const { script, sheets } = announcements()
  const missed = sheets.map((sheet) =>
    page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith(sheet.slice(3)),
    }),
  )
  for (const part of [script, ...sheets]) await page.route(part, (request) => request.abort())
  await page.goto('/posts')
  const documents = documentsOf(page)
  const link = page.getByRole('link', { name: /^Announcements/ })
  await test.step('what is missing before somebody asks for it does no harm', async () => {
    await Promise.all(missed)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(documents).toEqual([])
  })
  for (const part of [script, ...sheets]) await page.unroute(part)
  await link.click()
  // The page of posts, which is there until the reload, has rows too.
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
  expect(documents).toEqual(['/announcements'])
  const isStyled = () =>
    page.evaluate(
      (names) =>
        names.every((name) => [...document.styleSheets].some(({ href }) => href?.endsWith(name))),
      sheets.map((sheet) => sheet.slice(3)),
    )
  expect(await isStyled(), 'every style sheet of the page is there').toBe(true)
})

test('an open draft is asked about once before a deploy reloads the page', async ({
  stewardPage: page,
}) => {
  const { script, sheets } = partsOf('_admin/posts')
  for (const part of [script, ...sheets]) {
    await page.route(part, (request) => request.fulfill({ status: 404, body: 'gone' }))
  }
  await page.goto('/memberships/create')
  await page.getByRole('textbox', { name: 'Tier Name' }).fill('Gold')
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.accept()
  })
  const posts = page.getByRole('link', { name: /^Posts/ })
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await posts.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Gold')
  await posts.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(dialogs, 'the browser does not ask as well').toBe(0)
})

/** As Firefox does where a person has blocked all cookies or those of this site. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get: refuse })
    }
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
  })

test('the public pages work where the browser blocks storage and channels', async ({ page }) => {
  await blockStorage(page)
  await page.route('**/api/{auth,users}/**', (route) =>
    route.fulfill({ json: { message: 'Sent' } }),
  )
  await page.goto('/verify?token=0123456789abcdef')
  await expect(page.getByText('Account verified successfully')).toBeVisible()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.goto('/delete-account')
  await page.getByLabel('Account email').fill('a@b.example')
  await page.getByRole('button', { name: 'Get Security Key' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await page.goto('/accept-invite?token=0123456789abcdef')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a backend that sets the cookie user itself is named as the reason', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'user', value: '1', url: product.url, httpOnly: true }])
  const user = { userName: 'Ada', email: 'a@b.example', role: 'ADMIN', is2FAEnabled: true }
  await page.route('**/api/auth/signin', (route) => route.fulfill({ json: { data: { user } } }))
  await page.goto('/login')
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'sets a cookie that this page needs',
  )
})

test('a browser without cookies gets a message instead of a redirect loop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await blockStorage(page)
  const user = { id: '1', userName: 'Ada', email: 'a@b.example', role: 'ADMIN', is2FAEnabled: true }
  await page.route('**/api/auth/signin', (route) => route.fulfill({ json: { data: { user } } }))
  const words = /This browser blocks cookies/
  let moves = 0
  await page.goto('/login')
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
  page.on('framenavigated', () => {
    moves += 1
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(words)
  await expect(page.getByRole('alertdialog').filter({ hasText: words })).toBeVisible()
  expect(moves).toBe(0)
  await page.goto('/2fa')
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  // A redirect loop would start the page again and lose what was typed.
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(words)
  await expect(page.getByLabel('Email')).toHaveValue('a@b.example')
  expect(moves, 'to /2fa, and back to /login').toBeLessThanOrEqual(3)
})

test('a hundred thousand posts: one page shows, and the search keeps up', async ({
  stewardPage: page,
}) => {
  const body = JSON.stringify(postsOf(100_000))
  await page.route('**/api/posts', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  await page.goto('/posts')
  await expect(page.getByText('100,000 posts')).toBeVisible()
  // Record the most elements there ever are: the cost of a key press must not grow with the list.
  await page.evaluate(() => {
    const look = () => {
      const most = Math.max(Reflect.get(window, 'most') ?? 0, document.querySelectorAll('*').length)
      Object.assign(window, { most })
    }
    look()
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  await search.pressSequentially('Post 99999')
  await expect(search).toHaveValue('Post 99999')
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBeLessThan(3_000)
})

const zalgo = `Z${'\u0335\u0322\u0321\u0327\u0300\u0301\u0302\u0303'.repeat(20)}algo`
const [first = '', ...rest] = [
  'مریم السادات موسوی کاشانی',
  '👩‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4),
  '\u202Egnimalfni ton',
  '<b>Bold</b> & "quoted"',
]

/** How many pixels differ between two images by more than anti-aliasing explains. */
const differing = (page: Page, ...images: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (encoded) => {
      const [one, other] = await Promise.all(
        encoded.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (email) => email.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
        }),
      )
      return Array.from(one ?? []).filter(
        (value, at) => Math.abs(value - (other?.[at] ?? 999)) > 48,
      ).length
    },
    images.map((image) => image.toString('base64')),
  )

async function expectNoSideways(page: Page) {
  const [scroll, client] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(scroll).toBeLessThanOrEqual(client ?? 0)
}

for (const width of [1440, 375]) {
  test(`texts of every kind break nothing at ${width} px`, async ({ faultPage, steward }) => {
    const { network, page } = faultPage
    await page.setViewportSize({ width, height: 900 })
    const answer = await (await steward.api.get('/api/users?page=1&limit=10')).json()
    const [user] = answer.data
    const [post] = postsOf(1).data
    let texts: readonly string[] = []
    network.answer(/^GET \/users$/, (sent) => {
      const data = texts.map((fullName, at) => ({ ...user, id: `${at}`, fullName }))
      return sent.fulfill({ json: { ...answer, data } })
    })
    network.answer(/^GET \/posts$/, (sent) => {
      const data = texts.map((text, at) => ({
        ...post,
        id: `${at}`,
        title: text,
        description: text.repeat(5),
        user: { fullName: text, email: 'a@b.example' },
      }))
      return sent.fulfill({ json: { data } })
    })
    network.answer(/^GET \/users\/pending-badges$/, (sent) => {
      const data = texts.map((fullName, at) => ({ id: `${at}`, fullName, email: 'a@b.example' }))
      return sent.fulfill({ json: { data } })
    })
    network.answer(/^GET \/announcements$/, (sent) => {
      const data = texts.map((title, at) => ({
        id: `${at}`,
        title,
        description: title.repeat(5),
        date: '2026-06-14T10:00:00.000Z',
        isActive: true,
        isPinned: false,
      }))
      const pagination = { page: 1, limit: 10, total: 6, totalPages: 1 }
      return sent.fulfill({
        json: { data, pagination: { ...pagination, hasPrev: false, hasNext: false } },
      })
    })
    const row = width > 768 ? 'main tbody tr' : 'main ul > li'
    for (const { path, part } of [
      { path: '/users', part: row },
      { path: '/posts', part: 'article' },
      { path: '/badge-requests', part: row },
      { path: '/announcements', part: 'main li article' },
    ]) {
      await test.step(path, async () => {
        /** What is visible above the stacked marks. */
        const neighbour = async () => {
          await faultPage.start(path)
          await expect(page.locator(part)).toHaveCount(texts.length)
          await expectNoSideways(page)
          await expect(page.locator('main b')).toHaveCount(0)
          await faultPage.quiet()
          const above = page.locator(part).first()
          await above
            .locator('img')
            .evaluateAll((images: HTMLImageElement[]) =>
              Promise.all(images.map((image) => image.decode())),
            )
          return above.screenshot()
        }
        texts = [first, zalgo, ...rest]
        const beside = await neighbour()
        texts = [first, 'Zalgo', ...rest]
        expect(await differing(page, beside, await neighbour())).toBeLessThan(20)
      })
    }
    faultPage.expectNoProblem()
  })
}

test('a question and a toast about texts of every kind', async ({ faultPage, steward }) => {
  const { network, page } = faultPage
  await page.setViewportSize({ width: 375, height: 900 })
  const { data } = await (await steward.api.get('/api/posts')).json()
  let name = ''
  network.answer(/^GET \/posts$/, (sent) =>
    sent.fulfill({ json: { data: [{ ...data[0], title: name }] } }),
  )
  network.answer(/^DELETE \/posts\//, (sent) =>
    sent.fulfill({ status: 400, json: { message: name } }),
  )
  const dialog = page.getByRole('alertdialog', { name: 'Delete Post' })
  const toast = page.locator('[role="region"] [role="alertdialog"]')
  /** The question and the heading of the toast, beside the given text. */
  const seen = async (given: string) => {
    name = given
    await faultPage.start('/posts')
    await chooseInRow(page.locator('[data-row-id]').first(), 'Delete Post')
    const question = dialog.getByText('Are you sure', { exact: false })
    await expect(question).toBeVisible()
    // It loads after the question, and the question may rise.
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await faultPage.quiet()
    const image = await question.screenshot()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast).toBeVisible()
    await expectNoSideways(page)
    for (const part of [dialog, toast]) {
      const box = await part.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 375).toBe(true)
    }
    return image
  }
  expect(await differing(page, await seen(zalgo), await seen('Zalgo'))).toBeLessThan(20)
  for (const text of rest) await seen(text)
  faultPage.expectNoProblem()
})

test('a slow network and a slow machine: usable, and a press shows at once', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/auth/signin', async (route) => {
    calls += 1
    await answer.promise
    await route.fulfill({ status: 401, json: { message: 'No' } })
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('form').waitFor()
  const button = page.getByRole('button', { name: 'Login' })
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
  // Counts frames instead of milliseconds: a busy machine has fewer of both.
  await button.evaluate((element) => {
    let painted = 0
    const look = () => {
      if (element.getAttribute('aria-busy') === 'true') return
      painted += 1
      Object.assign(window, { painted })
      requestAnimationFrame(look)
    }
    element.addEventListener('click', look, { capture: true, once: true })
  })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const painted: number = await page.evaluate(() => Reflect.get(window, 'painted'))
  expect(painted, 'within 100 ms, of 60 frames a second').toBeLessThanOrEqual(6)
  await button.click({ force: true })
  answer.resolve()
  await expect(page.locator('form').getByRole('alert')).toContainText('No')
  await expect(page.getByLabel('Email')).toHaveValue('a@b.example')
  expect(calls).toBe(1)
})
