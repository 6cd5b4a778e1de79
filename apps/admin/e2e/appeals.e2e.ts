// Specification: 2.31 (feature `redress`, docs/redress.md)

import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import type { Product } from './support/product'
import type { Steward } from './support/steward'
import { expect, faultsOf, mailed, question, test } from './support/test'

/** A file that bans has a product of its own. */
test.use({ usesUp: 'members who appeal' })

interface Member {
  id: string
  fullName: string
  email: string
  isBanned: boolean
  isVerified: boolean
}

const reason = 'The same advertisement in nine messages'
const words = 'It was my sister, on my phone. Please look again.'

/** A verified member who was not banned yet. */
async function takeMember({ api }: Steward): Promise<Member> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  const member = (data as Member[]).findLast(
    ({ id, fullName, email, isBanned, isVerified }) =>
      fullName && email && isVerified && !isBanned && !taken.has(id),
  )
  if (!member) throw new Error('The demo community has no such member')
  taken.add(member.id)
  return member
}

/** Ids of members that a test of this file has banned. */
const taken = new Set<string>()

/** Bans a member for a week, and returns the link of the letter. */
async function ban({ api }: Steward, product: Product, { id, email }: Member): Promise<string> {
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const answer = await api.post(`/api/users/${id}/ban`, { data: { reason, notify: true, until } })
  expect(answer.status(), await answer.text()).toBe(200)
  return mailed(product, 'member-notice', email)
}

/** A page of the member, in a browser of their own. */
async function onPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const faults = faultsOf(page)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  return { context, page, faults, asked }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The second steward, at the appeal of a member. */
async function openCaseAs(browser: Browser, { cookies, email }: Steward, url: string, of: Member) {
  const context = await browser.newContext({ baseURL: url })
  const user = { userName: 'Rui Matos', email, role: 'ADMIN', is2FAEnabled: true }
  await context.addCookies([
    ...cookies,
    { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url },
  ])
  const page = await context.newPage()
  await page.goto('/desk?queue=appeals')
  await page.getByRole('link', { name: of.fullName }).click()
  await expect(page.getByText(words)).toBeVisible()
  return page
}

/** The status of a member's sign-in. */
async function signIn(url: string, email: string, password: string): Promise<number> {
  const api: APIRequestContext = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'X-Requested-With': 'hearth' },
  })
  const answer = await api.post('/api/auth/signin', { data: { email, password } })
  await api.dispose()
  return answer.status()
}

/** Both databases run the same statements, but the embedded one has a single connection for all calls and jobs. */
const databases = { PostgreSQL: false, 'the embedded database': true }

for (const [database, isFirstStart] of Object.entries(databases)) {
  test.describe(`on ${database}`, () => {
    test.use({ isFirstStart })

    test('a member appeals against a ban on a phone, somebody else overturns it, and they sign in again', async ({
      browser,
      stewardPage,
      steward,
      colleague,
      product,
    }) => {
      const member = await takeMember(steward)
      const password = 'blue kettle 9'
      const { total: waiting } = await (await steward.api.get('/api/desk/appeals')).json()
      await steward.api.post('/api/auth/forgot-password', { data: { email: member.email } })
      const token = new URL(await mailed(product, 'reset', member.email)).searchParams.get('token')
      await steward.api.post('/api/auth/reset-password', { data: { token, password } })
      expect(await signIn(product.url, member.email, password)).toBe(200)

      const link = await ban(steward, product, member)
      expect(link).toMatch(new RegExp(`^${product.url}/appeal#token=`))
      expect(await signIn(product.url, member.email, password)).toBe(401)
      const { context, page, faults, asked } = await onPhone(browser)

      await test.step('the decision, and an address without its token', async () => {
        await page.goto(link)
        await expect(heading(page)).toHaveText('Your account was banned')
        await expect(page.getByText(reason)).toBeVisible()
        await expect(page).toHaveURL(`${product.url}/appeal`)
        const secret = link.replace(/.*token=/, '')
        expect(asked.filter((url) => url.includes(secret))).toEqual([])
        expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret)
      })

      await test.step('a lost connection keeps the words, in memory only', async () => {
        const field = page.getByRole('textbox')
        await field.fill(words)
        await context.setOffline(true)
        await page.getByRole('button', { name: 'Send appeal' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expect(field).toHaveValue(words)
        const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
        expect(stored).not.toContain(words)
        await context.setOffline(false)
        await page.getByRole('button', { name: 'Send appeal' }).click()
        await expect(heading(page)).toHaveText('Your appeal was sent')
        await expect(heading(page)).toBeFocused()
      })

      await test.step('the same link says that an appeal waits', async () => {
        await page.goto('about:blank')
        await page.goto(link)
        await expect(heading(page)).toHaveText('You have appealed already')
        await expect(page.getByText(words)).toBeVisible()
      })

      await test.step('who banned the member cannot decide', async () => {
        await stewardPage.goto('/desk?queue=appeals')
        const tabs = stewardPage.getByRole('tablist', { name: 'Queues' })
        await expect(tabs.getByRole('tab', { name: `Appeals ${waiting + 1}` })).toBeVisible()
        await stewardPage.getByRole('link', { name: member.fullName }).click()
        const overturn = stewardPage.getByRole('button', { name: 'Overturn' })
        await expect(overturn).toHaveAccessibleDescription(/You made this decision/)
        await stewardPage.keyboard.press('o')
        await expect(question(stewardPage)).toBeHidden()
      })

      await test.step('a colleague overturns the ban', async () => {
        const desk = await openCaseAs(browser, colleague, product.url, member)
        await desk.keyboard.press('o')
        await expect(question(desk)).toContainText("What can't come back")
        await question(desk).getByRole('button', { name: 'Overturn', exact: true }).click()
        await expect(desk.getByText('Decision overturned')).toBeVisible()
        await expect(desk.getByRole('tab', { name: `Appeals ${waiting}` })).toBeVisible()
        await desk.context().close()
      })

      await test.step('the member reads it and signs in', async () => {
        await page.goto('about:blank')
        await page.goto(link)
        await expect(heading(page)).toHaveText('The decision was lifted')
        await expect
          .poll(() => product.email('appeal-outcome', member.email))
          .toContain('overturned')
        expect(await signIn(product.url, member.email, password)).toBe(200)
      })

      expect(faults).toEqual([])
      await context.close()
    })
  })
}

test('an upheld decision is answered, and the member reads the answer', async ({
  browser,
  steward,
  colleague,
  product,
}) => {
  const member = await takeMember(steward)
  const link = await ban(steward, product, member)
  const { context, page } = await onPhone(browser)
  await page.goto(link)
  await page.getByRole('textbox').fill(words)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(heading(page)).toHaveText('Your appeal was sent')

  const answer = 'Nine members reported the message, and it was the third time.'
  const desk = await openCaseAs(browser, colleague, product.url, member)
  await desk.keyboard.press('u')
  const field = question(desk).getByRole('textbox', { name: 'Answer to the member' })
  await expect(field).toBeFocused()
  await desk.keyboard.press('ControlOrMeta+Enter')
  await expect(question(desk).getByText('Write at least 20 characters')).toBeVisible()
  await field.fill(answer)
  await desk.keyboard.press('ControlOrMeta+Enter')
  await expect(desk.getByText('Decision upheld')).toBeVisible()
  await desk.context().close()

  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading(page)).toHaveText('The decision stands')
  await expect(page.getByText(answer)).toBeVisible()
  await context.close()
})

test('each refusal of an appeal keeps the words, and the page says what to do', async ({
  page,
  steward,
  product,
}) => {
  const member = await takeMember(steward)
  await page.goto(await ban(steward, product, member))
  const field = page.getByRole('textbox')
  const send = page.getByRole('button', { name: 'Send appeal' })
  await field.fill(words)
  const answer = (status: number, json: object, headers = {}) =>
    page.route('**/api/appeal', (route) => route.fulfill({ status, json, headers }))

  await test.step('a broken server', async () => {
    await answer(502, {})
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
    await expect(field).toHaveValue(words)
  })
  await test.step('a refused field', async () => {
    const errors = [{ field: 'text', message: 'Has a lone surrogate' }]
    await answer(422, { message: 'Please check the fields', code: 'unprocessable', errors })
    await send.click()
    await expect(field).toHaveAccessibleDescription(/Has a lone surrogate/)
    await expect(field).toHaveValue(words)
  })
  await test.step('too many tries', async () => {
    await answer(429, { message: 'Too many attempts', code: 'tooMany' }, { 'Retry-After': '3' })
    await send.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(send).toBeDisabled()
    await expect(field).toHaveValue(words)
    await page.unroute('**/api/appeal')
  })
  await test.step('lifted before it was sent', async () => {
    await steward.api.get(`/api/users/un-ban/${member.id}`)
    await send.click()
    await expect(heading(page)).toHaveText('The decision was lifted already')
  })
})

test('a decision about an appeal that was not saved comes back with its answer', async ({
  browser,
  steward,
  colleague,
  product,
}) => {
  const member = await takeMember(steward)
  const token = (await ban(steward, product, member)).replace(/.*token=/, '')
  await steward.api.post('/api/appeal', { data: { token, text: words } })
  const desk = await openCaseAs(browser, colleague, product.url, member)
  const answer = 'Nine members reported the message, and it was the third time.'
  const field = question(desk).getByRole('textbox', { name: 'Answer to the member' })
  const calls = '**/api/desk/appeals/*/decision'

  await test.step('no answer of the server', async () => {
    await desk.route(calls, (route) => route.abort())
    await desk.keyboard.press('u')
    await field.fill(answer)
    await desk.keyboard.press('ControlOrMeta+Enter')
    await expect(desk.getByText("Your decision wasn't saved. Decide again.")).toBeVisible()
    await desk.keyboard.press('u')
    await expect(field).toHaveValue(answer)
    await desk.unroute(calls)
  })
  await test.step('a colleague who was first', async () => {
    const { data } = await (await colleague.api.get('/api/desk/appeals')).json()
    const { id } = (data as { id: string; email: string }[]).find(
      ({ email }) => email === member.email,
    ) ?? { id: '' }
    const first = { outcome: 'uphold', answer }
    const decided = await colleague.api.post(`/api/desk/appeals/${id}/decision`, { data: first })
    expect(decided.status(), await decided.text()).toBe(200)
    await desk.keyboard.press('ControlOrMeta+Enter')
    await expect(desk.getByText("Couldn't decide")).toBeVisible()
  })
  await test.step('the decision in the record says what became of its appeal', async () => {
    await desk.goto(`/record?member=${member.id}`)
    await expect(desk.getByText('Upheld after an appeal')).toBeVisible()
  })
  await desk.context().close()
})

test('a link that is not valid leads to one answer for every address', async ({ page }) => {
  await page.goto('/appeal#token=unknown')
  await expect(heading(page)).toHaveText("This link doesn't work")
  await expect(page).toHaveURL(/\/appeal$/)
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/^If there is a decision/)).toBeVisible()
})

test('the page leaves the session of a steward as it is', async ({ stewardPage: page }) => {
  await page.goto('/appeal#token=unknown')
  await expect(heading(page)).toHaveText("This link doesn't work")
  await page.goto('/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
