// Specification: 8, 2.22

import type { Page } from '@playwright/test'
import type { Known } from '../support/products'
import { chooseInRow } from '../support/rowMenu'
import { expect, question, test } from '../support/test'
import { ended, type Fault, networkDown, REASON, unanswered, wait } from './faults'
import { digest, entry, note, trashed, undoing } from './recordAnswers'

/** A part of a page that the page can do without. */
interface Part {
  name: string
  calls: RegExp
  path: string | ((known: Known) => string)
  open?: (page: Page) => Promise<void>
  /** The next good answer, where the community may have nothing to show. */
  good?: object
  /** What stands there when it fails. */
  failed: string
  well: (page: Page) => ReturnType<Page['locator']>
  /** What works all the same. */
  works: (page: Page) => ReturnType<Page['locator']>
}

const openBan = (page: Page) => chooseInRow(page.locator('[data-row-id]').first(), 'Ban')
const ban = (page: Page) => question(page).getByRole('button', { name: 'Ban', exact: true })
const member = ({ userId }: Known) => `/users/${userId}`
const bell = (page: Page) => page.getByRole('button', { name: 'Your recent activity' })
const recentActions = (page: Page) => page.getByRole('dialog', { name: 'Your recent activity' })
const news = (page: Page) => page.getByRole('region', { name: 'Since you last looked' })
const activity = (page: Page) => page.getByRole('region', { name: 'Activity' })
const row = (page: Page) => page.locator('[data-row-id]').first()
const facts = (page: Page) => page.getByText('Full Name')

const parts: readonly Part[] = [
  {
    name: 'notes',
    calls: /^GET \/users\/[\w-]+\/notes$/,
    path: member,
    good: { data: [note] },
    failed: "Couldn't load notes.",
    well: (page) => activity(page).getByText(note.text),
    works: (page) => page.getByRole('button', { name: 'Add note' }),
  },
  {
    name: 'what happened to a member',
    calls: /^GET \/users\/[\w-]+\/timeline$/,
    path: member,
    failed: 'Some error occurred while fetching data',
    well: (page) => page.getByText(/joined/).first(),
    works: facts,
  },
  {
    name: 'the decision that holds',
    calls: /^GET \/record$/,
    path: member,
    good: { data: [entry], next: null },
    failed: "Couldn't load the last decision.",
    well: (page) => page.getByText(/^Banned by/).first(),
    works: facts,
  },
  {
    name: 'common reasons',
    calls: /^GET \/reason-templates$/,
    path: '/users?status=verified',
    open: openBan,
    failed: "Couldn't load common reasons. You can still write one.",
    well: (page) => question(page).getByRole('region', { name: 'Common reasons' }),
    works: ban,
  },
  {
    name: 'the preview of an email',
    calls: /^POST \/emails\/preview$/,
    path: '/users?status=verified',
    open: async (page) => {
      await openBan(page)
      await question(page).getByText('Email the member').click()
    },
    failed: "Couldn't load the preview. The email will still be sent.",
    well: (page) => question(page).getByRole('region', { name: 'Preview of the email' }),
    works: ban,
  },
  {
    name: 'what hangs on a member',
    calls: /^GET \/users\/[\w-]+\/impact$/,
    path: '/users?status=verified',
    open: openBan,
    failed: "Couldn't count this member's posts and invites.",
    well: (page) => question(page).getByText(/^(This member has \d|No posts or open invites)/),
    works: ban,
  },
  {
    name: 'recentActions',
    calls: /^GET \/record$/,
    path: '/memberships',
    good: { data: [entry], next: null },
    open: (page) => bell(page).click(),
    failed: 'Some error occurred while fetching data',
    well: (page) => recentActions(page).getByRole('listitem').first(),
    works: (page) => recentActions(page).getByRole('link', { name: 'View full record' }),
  },
  {
    name: 'since you last looked',
    calls: /^GET \/record\/digest$/,
    path: '/',
    good: { data: digest },
    failed: 'Some error occurred while fetching data',
    well: (page) => news(page).getByText('2 decisions by 1 other administrator'),
    works: row,
  },
  {
    name: 'trash',
    calls: /^GET \/trash$/,
    path: '/trash',
    good: { data: [trashed], next: null },
    failed: 'Some error occurred while fetching data',
    well: (page) => page.getByRole('button', { name: /^Restore/ }),
    works: (page) => page.getByRole('button', { name: /^Kind/ }),
  },
]

for (const part of parts) {
  test(`${part.name}: no answer`, async ({ faultPage, known }) => {
    const { network, page } = faultPage
    const failed = page.getByText(part.failed)
    network.fail(part.calls, unanswered)
    await faultPage.start(typeof part.path === 'string' ? part.path : part.path(known))
    await part.open?.(page)
    await faultPage.until(failed)
    expect(network.count(part.calls)).toBe(unanswered.tries)
    await expect(part.works(page)).toBeEnabled()
    await faultPage.expectSound()
    await expect(faultPage.toasts).toHaveCount(0)
    network.recover()
    const { good } = part
    if (good) network.answer(part.calls, (call) => call.fulfill({ json: good }))
    await page.getByRole('button', { name: 'Try again' }).first().press('Enter')
    await faultPage.until(part.well(page))
    await expect(failed).toHaveCount(0)
    await expect(page.locator('body'), 'the focus is not lost').not.toBeFocused()
  })
}

for (const { name, calls, path } of [
  { name: 'record', calls: /^GET \/record$/, path: '/record' },
  { name: 'trash', calls: /^GET \/trash$/, path: '/trash' },
]) {
  test(`${name}: a list that takes its time can be cancelled, and loaded again`, async ({
    faultPage,
  }) => {
    const { network, page } = faultPage
    const release = network.hold(calls)
    await faultPage.start(path)
    await expect.poll(() => network.count(calls)).toBe(1)
    await faultPage.jump(60_000)
    const givenUp = page.waitForEvent('requestfailed')
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
    release()
    network.answer(calls, (call) => call.fulfill({ json: { data: [], next: null } }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-empty-title]')).toBeVisible()
    expect(network.count(calls), 'it is asked for again').toBe(2)
    await faultPage.expectSound()
  })
}

/** A change of the record that is no form, or needs something to change. */
interface Change {
  name: string
  call: RegExp
  path: Part['path']
  /** What it changes, as the server has it. */
  reads: RegExp
  offered: object
  open?: (page: Page) => Promise<void>
  send: (page: Page) => ReturnType<Page['locator']>
  /** What was typed is still there. */
  expectKept?: (page: Page) => Promise<void>
  answer: object
  expectDone: (page: Page) => Promise<void>
}

const says = (words: string) => async (page: Page) =>
  expect(page.locator('[role="region"] [role="alertdialog"]')).toContainText(words)

const changes: readonly Change[] = [
  {
    name: 'restore from the trash',
    call: /^POST \/record\/e1\/undo$/,
    path: '/trash',
    reads: /^GET \/trash$/,
    offered: { data: [trashed], next: null },
    send: (page) => page.getByRole('button', { name: /^Restore/ }),
    answer: { data: entry },
    expectDone: says('Restored'),
  },
  {
    name: 'undo behind the bell',
    call: /^POST \/record\/e1\/undo$/,
    path: '/memberships',
    reads: /^GET \/record$/,
    offered: { data: [entry], next: null },
    open: (page) => bell(page).click(),
    send: (page) => recentActions(page).getByRole('button', { name: /^Undo/ }),
    answer: { data: undoing },
    expectDone: says('Ban undone'),
  },
  {
    name: 'mark what others did as seen',
    call: /^POST \/record\/digest$/,
    path: '/',
    reads: /^GET \/record\/digest$/,
    offered: { data: digest },
    send: (page) => news(page).getByRole('button', { name: 'Mark as seen' }),
    answer: { data: { ...digest, decisions: 0 } },
    expectDone: (page) => expect(news(page)).toHaveCount(0),
  },
  {
    name: 'edit a note',
    call: /^PUT \/notes\/n1$/,
    path: member,
    reads: /^GET \/users\/[\w-]+\/notes$/,
    offered: { data: [note] },
    open: async (page) => {
      await activity(page).getByRole('button', { name: 'Edit note' }).click()
      await activity(page).getByRole('textbox', { name: 'Note', exact: true }).fill('Called twice.')
    },
    send: (page) => activity(page).getByRole('button', { name: 'Save note' }),
    expectKept: (page) =>
      expect(activity(page).getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
        'Called twice.',
      ),
    answer: { data: note },
    expectDone: (page) =>
      expect(activity(page).getByRole('textbox', { name: 'Note', exact: true })).toHaveCount(0),
  },
]

const slow: Fault = { name: 'a slow answer' }
const changeFaults: readonly (Fault & { says?: string })[] = [
  networkDown,
  { ...wait, says: REASON },
  ended,
  slow,
]

for (const [number, change] of changes.entries()) {
  for (const fault of number === 0 ? changeFaults : [networkDown, ended]) {
    test(`${change.name}: ${fault.name}`, async ({ faultPage, known }) => {
      const { network, page } = faultPage
      const { call, reads, offered, path, expectKept, expectDone } = change
      const send = change.send(page)
      const succeed = () => network.answer(call, (sent) => sent.fulfill({ json: change.answer }))
      network.answer(reads, (sent) => sent.fulfill({ json: offered }))
      await faultPage.start(typeof path === 'string' ? path : path(known))
      await change.open?.(page)
      await faultPage.until(send)
      await faultPage.quiet()
      network.forget()

      if (fault === slow) {
        const release = network.hold(call, (sent) => sent.fulfill({ json: change.answer }))
        await send.dblclick({ force: true })
        await expect.poll(() => network.count(call)).toBe(1)
        await faultPage.jump(11_000)
        await expectKept?.(page)
        release()
        await expectDone(page)
        return expect(network.count(call), 'it is sent once').toBe(1)
      }
      network.fail(call, fault)
      await send.click()
      if (fault === ended) {
        await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
        return faultPage.expectSound()
      }
      const { says: words = 'Something went wrong' } = fault as (typeof changeFaults)[number]
      await expect(faultPage.toasts.filter({ hasText: words })).toBeVisible()
      await faultPage.quiet()
      await expectKept?.(page)
      if (fault.name === '429') await faultPage.jump(7_000)
      await expect(send).toBeEnabled()
      await faultPage.expectSound()
      await faultPage.clearToasts()
      await faultPage.quiet()
      expect(network.count(call), 'a change is never tried again by itself').toBe(1)
      succeed()
      await send.click()
      await expectDone(page)
    })
  }
}

test('a backend that answers 404 for the record: no question asks why or promises a trash', async ({
  stewardPage: page,
}) => {
  const gone = { status: 404, json: { message: 'Route not found' } }
  await page.route('**/api/reason-templates', (route) => route.fulfill(gone))
  await page.route('**/api/users/*/impact', (route) => route.fulfill(gone))
  const sent: string[] = []
  await page.route('**/api/users/*', (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    sent.push(route.request().postData() ?? 'without a body')
    return route.fulfill({ json: { message: 'Deleted' } })
  })
  await page.goto('/users?status=verified')
  await chooseInRow(page.locator('[data-row-id]').first(), 'Delete')
  await expect(question(page)).toContainText('This action cannot be undone.')
  await expect(question(page)).not.toContainText('trash')
  await expect(question(page).getByRole('textbox')).toHaveCount(0)
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  expect(sent).toEqual(['without a body'])

  await page.getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
  await chooseInRow(page.locator('[data-row-id]').first(), 'Delete')
  await expect(question(page)).toContainText('This action cannot be undone.')
})
