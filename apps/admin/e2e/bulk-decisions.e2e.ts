// Specification: 2.12

import type { APIRequestContext, Page, Route } from '@playwright/test'
import { signIn } from './support/steward'
import { expect, test } from './support/test'

test.use({ usesUp: 'requests of bulk decisions' })

interface Request {
  id: string
  fullName: string | null
}

const pending = async (api: APIRequestContext): Promise<Request[]> =>
  ((await (await api.get('/api/users/pending-badges')).json()) as { data: Request[] }).data

const statusOf = async (api: APIRequestContext, id: string): Promise<number> =>
  (await (await api.get(`/api/users/${id}`)).json()).data.badgeRequestStatus

const idOf = (route: Route) => new URL(route.request().url()).pathname.split('/').at(-1) ?? ''

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
const bar = (page: Page, count: number) =>
  page.getByRole('region', { name: `${count} selected`, exact: true })

/** Opens the question about the selected requests. */
async function ask(page: Page, count: number) {
  await bar(page, count).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reject citizenship requests' })
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  return {
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    results: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }),
  }
}

/** What a call meets instead of an answer; `lost` is done by the server, `gone` never arrives. */
type Fault = 'lost' | 'gone' | { status: number; message: string; retryAfter?: number }

/** Answers as a server does on which many people ask for a badge; each fault is met once. */
async function crowd(page: Page, api: APIRequestContext, faults: Record<number, Fault>, size = 20) {
  const { data: member } = await (await api.get(`/api/users/${(await pending(api))[0]?.id}`)).json()
  const status = new Map(Array.from({ length: size }, (_, at) => [`request-${at + 1}`, 1]))
  const decided: string[] = []
  let isOnline = true
  await page.route('**/api/users/pending-badges', (route) =>
    isOnline
      ? route.fulfill({
          json: {
            data: [...status.keys()]
              .filter((id) => status.get(id) === 1)
              .map((id) => ({ id, fullName: id, email: `${id}@mail.example` })),
          },
        })
      : route.abort(),
  )
  await page.route(/\/api\/users\/request-\d+(\/impact)?$/, (route) => {
    const id =
      route
        .request()
        .url()
        .match(/request-\d+/)?.[0] ?? ''
    const counts = { posts: 0, invites: 0, devices: 0 }
    const data = { ...member, ...counts, id, badgeRequestStatus: status.get(id) }
    return isOnline ? route.fulfill({ json: { data } }) : route.abort()
  })
  await page.route('**/api/users/badges/*', async (route) => {
    const id = idOf(route)
    const at = Number(id.split('-')[1])
    const fault = faults[at]
    delete faults[at]
    if (fault === 'lost' || fault === 'gone') isOnline = false
    if (fault !== undefined && typeof fault !== 'string') {
      const { message, retryAfter } = fault
      const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
      await route.fulfill({ status: fault.status, headers, json: { message } })
      return
    }
    if (fault !== 'gone' && (isOnline || fault === 'lost')) {
      decided.push(id)
      status.set(id, 0)
    }
    await (isOnline ? route.fulfill({ json: { message: 'Badge rejected' } }) : route.abort())
  })
  return {
    decided,
    /** Somebody else approves one. */
    decideElsewhere: (at: number) => {
      status.set(`request-${at}`, 2)
      faults[at] = { status: 409, message: 'This request has already been decided' }
    },
    goOnline: () => {
      isOnline = true
    },
  }
}

const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' })

test('each is decided by the server, or told why not', async ({ stewardPage: page, steward }) => {
  const [first, second, third] = (await pending(steward.api)).map(({ id }) => id)
  await page.goto('/badge-requests')
  await boxes(page).first().check()
  await boxes(page)
    .nth(2)
    .click({ modifiers: ['Shift'] })
  const { press, results, dialog } = await ask(page, 3)
  // Somebody else decides the second meanwhile; the third is refused.
  await steward.api.post(`/api/users/badges/${second}`, { data: { approved: 0 } })
  await page.route(`**/api/users/badges/${third}`, (route) =>
    route.fulfill({ status: 403, json: { message: 'Not this one' } }),
  )
  await press('Reject')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expect(results('Not this one')).toHaveCount(1)
  await expect(results('already')).toHaveCount(1)
  expect(await statusOf(steward.api, first ?? '')).toBe(0)
  expect(await statusOf(steward.api, third ?? '')).toBe(1)
  await press('Done')
  // What was not done stays selected, for another try.
  await expect(bar(page, 1)).toBeVisible()
})

test('sixty survive what can happen, and nothing is done twice', async ({
  stewardPage: page,
  steward,
}) => {
  const faults: Record<number, Fault> = {
    10: { status: 403, message: 'Not this one' },
    20: { status: 429, message: 'Slow down', retryAfter: 1 },
    30: 'lost',
    45: 'gone',
  }
  const server = await crowd(page, steward.api, faults, 60)
  await page.goto('/badge-requests?limit=50')
  await all(page).check()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(all(page)).not.toBeChecked()
  await all(page).check()
  const { dialog, press, results } = await ask(page, 60)
  server.decideElsewhere(3)
  await press('Reject')

  await expect(dialog.getByText(/The connection was lost/)).toBeVisible()
  await expect(results('No answer')).toHaveText(/^request-30 /)
  await expect(results('Not tried')).toHaveCount(30)
  server.goOnline()
  await press('Resume')
  await expect(results('No answer')).toHaveText(/^request-45 /)
  await expect(dialog.getByText(/The connection was lost/)).toBeVisible()
  server.goOnline()
  await press('Resume')

  await expect(dialog.getByText(/^Done: 58/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expect(results('Not this one')).toHaveText(/^request-10 /)
  await expect(results('already')).toHaveText(/^request-3 /)
  expect(server.decided).toHaveLength(58)
  expect(new Set(server.decided).size).toBe(58)
})

test('a run that has to wait says so, and its rest can be dropped', async ({
  stewardPage: page,
  steward,
}) => {
  const server = await crowd(page, steward.api, {
    5: { status: 429, message: 'Slow down', retryAfter: 600 },
  })
  await page.goto('/badge-requests')
  await all(page).check()
  const { dialog, press } = await ask(page, 20)
  await press('Reject')
  await expect(dialog.getByText(/The server needs a moment/)).toBeVisible()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await press('Stop')
  await press('Drop 16 rows')
  await expect(page.getByText('4 rejected, 16 not')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(server.decided).toHaveLength(4)
})

test('a session that ends leaves the rest to the person who signs in again', async ({
  stewardPage: page,
  steward,
}) => {
  const server = await crowd(page, steward.api, {
    10: { status: 401, message: 'Please sign in again' },
  })
  await page.goto('/badge-requests')
  await all(page).check()
  const { dialog, press, results } = await ask(page, 20)
  await press('Reject')
  const login = page.getByRole('heading', { name: 'Login', level: 1 })
  await expect(login).toBeVisible()
  await page.context().clearCookies({ name: 'sid' })
  await signIn(page, steward)
  await expect(dialog.getByText('Your session ended. Resume to continue.')).toBeVisible()
  await expect(results('Not tried')).toHaveCount(10)
  await press('Resume')
  await expect(page.getByText('20 rejected')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(new Set(server.decided).size).toBe(20)
  expect(server.decided).toHaveLength(20)
})
