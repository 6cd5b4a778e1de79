// Specification: 2.12, 2.15

import { Network } from './faults/network'
import { signIn } from './support/steward'
import { expect, test } from './support/test'

test.use({ usesUp: 'members' })

interface User {
  id: string
  role: string
  isBanned: boolean
}

const BAN = /^GET \/users\/ban\//

test('a whole community is banned through every fault, and nobody twice', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward, product }) => {
  const members = async (): Promise<User[]> => {
    const answer = await steward.api.get('/api/users?page=1&limit=100')
    const { data } = (await answer.json()) as { data: User[] }
    return data.filter(({ role }) => role.toLowerCase() !== 'admin')
  }
  const free = (await members()).filter(({ isBanned }) => !isBanned)
  expect(free.length).toBeGreaterThan(32)
  await page.goto('/users?limit=100')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const ban = page.getByRole('button', { name: /^Ban( |$)/ }).last()
  await ban.click()
  // Toasts are dialogs too.
  const dialog = page.getByRole('alertdialog', { name: /^Ban \d+ members$/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(free.length)
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()
  const results = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })

  const network = new Network(page)
  /** Each ban that has reached the server. */
  const reached: string[] = []
  /** Each person in the order in which they are sent. */
  const sent: string[] = []
  let isOnline = true
  network.answer(/^(?!.*notice)/, (call) => (isOnline ? call.continue() : call.abort()))
  network.answer(BAN, async (call) => {
    if (!isOnline) return call.abort()
    const id = call.name.split('/').at(-1) ?? ''
    const isFirst = !sent.includes(id)
    if (isFirst) sent.push(id)
    const at = isFirst ? sent.length : 0
    if (at === 3) await steward.api.delete(`/api/users/${id}`)
    if (at === 10) return call.fulfill({ status: 403, json: { message: 'Not this one' } })
    if (at === 15) {
      return call.fulfill({
        status: 429,
        headers: { 'Retry-After': '1' },
        json: { message: 'Slow down' },
      })
    }
    if (at === 20) {
      isOnline = false
      reached.push(id)
      await call.fetch()
      return call.abort()
    }
    if (at === 25) {
      isOnline = false
      return call.abort()
    }
    if (at === 30) return call.fulfill({ status: 401, json: { message: 'Please sign in again' } })
    reached.push(id)
    return call.continue()
  })
  product.frontProxy.intercept = (call) =>
    // The test's own calls have no page: they go on to the product.
    call.request.headers['sec-fetch-mode'] ? network.meet(call) : call.pass()
  try {
    await press('Ban')
    for (const _ of ['the answer is lost', 'the call is lost']) {
      await expect(dialog.getByText(/The connection was lost/)).toBeVisible()
      await expect(results('No answer')).toHaveCount(1)
      isOnline = true
      await press('Resume')
    }
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
    await page.context().clearCookies({ name: 'sid' })
    await signIn(page, steward)
    await expect(dialog.getByText('Your session ended. Resume to continue.')).toBeVisible()
    await expect(results('Not tried')).toHaveCount(free.length - 30)
    await expect(results('No answer')).toHaveCount(1)
    await press('Resume')
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
    await expect(dialog).toContainText(
      `Done: ${free.length - 2} · Already handled by someone else: 1 · Refused: 1`,
    )
    await expect(results('Not this one')).toHaveCount(1)
    await press('Done')
  } finally {
    product.frontProxy.intercept = undefined
  }

  expect(new Set(reached).size, 'nobody is sent to the server twice').toBe(reached.length)
  const after = new Map((await members()).map((user) => [user.id, user.isBanned]))
  const [third, tenth] = [sent[2] ?? '', sent[9] ?? '']
  expect(after.has(third)).toBe(false)
  for (const { id } of free) if (id !== third) expect(after.get(id)).toBe(id !== tenth)
})
