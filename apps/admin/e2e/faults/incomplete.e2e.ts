// Specification: 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18, 2.20

import type { Page } from '@playwright/test'
import type { Known } from '../support/products'
import { expect, test } from '../support/test'

const pagination = { page: 1, limit: 10, total: 3, totalPages: 1, hasPrev: false, hasNext: false }
const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

interface Incomplete {
  screen: string
  path: string | ((known: Known) => string)
  calls: RegExp
  body: object
  /** What the page shows of incomplete rows. */
  shown: readonly string[]
  /** How many entries the page reports as missing. */
  leftOut: number
}

const anyone = ({ userId }: Known) => `/users/${userId}`

/** Answers of another backend: each row lacks something, and one row lacks everything. */
const answers: readonly Incomplete[] = [
  {
    screen: 'dashboard',
    path: '/',
    calls: /^GET \/posts$/,
    body: { data: [{ id: 'p1', title: 'Seeds to share' }, { id: 'p2' }, null, {}] },
    shown: ['Seeds to share', 'Untitled post', 'Unnamed member'],
    leftOut: 2,
  },
  {
    screen: 'posts',
    path: '/posts',
    calls: /^GET \/posts$/,
    body: { data: [{ id: 'p1', title: 'Seeds to share', user: null }, { id: 'p2' }, null] },
    shown: ['Seeds to share', 'Unnamed member', 'Unknown date'],
    leftOut: 1,
  },
  {
    screen: 'users',
    path: '/users',
    calls: /^GET \/users$/,
    body: {
      data: [{ id: 'u1', fullName: 'Ana Sousa' }, { id: 7, email: 'b@c.example' }, {}],
      pagination,
    },
    shown: ['Ana Sousa', 'b@c.example', 'Pending'],
    leftOut: 1,
  },
  {
    screen: 'user details',
    path: anyone,
    calls: /^GET \/users\/[\w-]{30,}$/,
    body: { data: { id: 'u1', fullName: 'Ana Sousa', invitees: [{ id: 'i1' }, null] } },
    shown: ['Ana Sousa', 'No devices registered'],
    leftOut: 1,
  },
  {
    screen: 'user invites',
    path: ({ userId }) => `/users/view-invites/${userId}`,
    calls: /^GET \/invite\/get\/user-wise\//,
    body: { data: [{ id: 'i1', invitedTo: 'c@d.example' }, []], user: { fullName: 'Ana Sousa' } },
    shown: ['c@d.example', 'Invites of Ana Sousa'],
    leftOut: 1,
  },
  {
    screen: 'active invites',
    path: '/invites',
    calls: /^GET \/invite$/,
    body: { data: [{ id: 'i1', invitedTo: 'c@d.example' }, {}] },
    shown: ['c@d.example', 'Unknown date'],
    leftOut: 1,
  },
  {
    screen: 'badge requests',
    path: '/badge-requests',
    calls: /^GET \/users\/pending-badges$/,
    body: { data: [{ id: 'u1', phone: 5551234 }, 'u2'] },
    shown: ['5551234'],
    leftOut: 1,
  },
  {
    screen: 'announcements',
    path: '/announcements',
    calls: /^GET \/announcements$/,
    body: { data: [{ id: 'a1', title: 'The garden opens' }, { title: 'No id' }], pagination },
    shown: ['The garden opens', 'Unknown date', 'Inactive'],
    leftOut: 1,
  },
  {
    screen: 'memberships',
    path: '/memberships',
    calls: /^GET \/membership-plan\/get-all$/,
    body: {
      data: [
        { id: 'm1', name: 'Gold', price: '9.99', period: 'year' },
        { id: 'm2', name: 'Trial', price: 0 },
        { id: 'm3', name: 'No price' },
      ],
    },
    shown: ['$9.99', 'Yearly', 'Trial'],
    leftOut: 1,
  },
  {
    screen: 'membership view',
    path: ({ planId }) => `/memberships/view/${planId}`,
    calls: /^GET \/membership-plan\/get-one\//,
    body: { data: { id: 'm1', name: 'Gold', price: '9.99' } },
    shown: ['Gold', '$9.99', 'Unknown date'],
    leftOut: 0,
  },
]

/** Console lines about entries that couldn't be read. */
const linesOf = (page: Page) => {
  const lines: string[] = []
  page.on('console', (line) => {
    if (line.text().includes("couldn't be read")) lines.push(line.text())
  })
  return lines
}

for (const { screen, path, calls, body, shown, leftOut } of answers) {
  test(`${screen}: rows that lack something show what they have, the rest is told once`, async ({
    faultPage,
    known,
  }) => {
    const { network, page } = faultPage
    const lines = linesOf(page)
    await faultPage.start('/users/nothing/here')
    const answer = { status: 200, json: body }
    network.fail(calls, { name: 'incomplete rows', answer })
    await faultPage.visit(typeof path === 'string' ? path : path(known))
    const main = page.locator('main')
    for (const words of shown) await expect(main).toContainText(words)
    const note = main.getByText(/couldn't be shown/)
    await expect(note).toHaveText(leftOut ? [`${entries(leftOut)} couldn't be shown`] : [])
    await faultPage.expectSound()
    await expect(faultPage.toasts).toHaveCount(0)

    await test.step('a repeated load is not logged again', async () => {
      const before = network.count(calls)
      await faultPage.signInAgain()
      await expect.poll(() => network.count(calls)).toBeGreaterThan(before)
      await faultPage.quiet()
      await expect(note).toHaveCount(leftOut ? 1 : 0)
      const line = expect.stringMatching(/^GET \/[\w/{}-]+ 200 /)
      const words = expect.stringContaining(` 200 ${entries(leftOut)} couldn't be read`)
      expect(lines).toEqual(leftOut ? [line] : [])
      expect(lines).toEqual(leftOut ? [words] : [])
    })
  })
}

test('the dashboard counts a request that cannot be shown', async ({ faultPage }) => {
  const { network, page } = faultPage
  await faultPage.start('/users/nothing/here')
  const answer = { json: { data: [{ id: 'u1' }, { id: 'u2' }, 'u3'] } }
  network.fail(/^GET \/users\/pending-badges$/, { name: 'one lacks everything', answer })
  await faultPage.visit('/')
  await expect(page.getByRole('link', { name: /^Pending Badges.*3/ })).toBeVisible()
})

test('a list without readable rows is a failed load, not an empty list', async ({ faultPage }) => {
  const { network, page } = faultPage
  await faultPage.start('/users/nothing/here')
  network.fail(/^GET \/posts$/, { name: 'no row', answer: { json: { data: [null, {}] } } })
  await faultPage.visit('/posts')
  await faultPage.until(page.getByText('Some error occurred while fetching data'))
  await faultPage.expectSound()
})
