// Specification: 2.15, 4, 9

import { chooseImage } from '../support/plans'
import { expect, question, test } from '../support/test'

const ok = (message: string) => ({ json: { message } })

test('the late answer for page 3 is not painted on page 2', async ({ faultPage }) => {
  const { network, page } = faultPage
  const late = Promise.withResolvers<void>()
  const first = page.getByRole('rowheader').first()
  network.answer(/^GET \/users$/, async (sent) => {
    if (sent.url.searchParams.get('page') === '3') await late.promise
    await sent.continue()
  })
  await faultPage.start('/users?page=2')
  const second = (await first.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=3/)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/page=2/)
  late.resolve()
  await faultPage.quiet()
  await expect(first).toHaveText(second)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(first).not.toHaveText(second)
})

for (const { path, next, call } of [
  { path: '/users', next: 'Next page', call: /^GET \/users$/ },
  { path: '/announcements', next: 'Next', call: /^GET \/announcements$/ },
]) {
  test(`${path}: a double click is one page step`, async ({ faultPage }) => {
    const { network, page } = faultPage
    const forward = page.getByRole('button', { name: next, exact: true })
    const late = Promise.withResolvers<void>()
    const asked: (string | null)[] = []
    network.answer(call, async (sent) => {
      const at = sent.url.searchParams.get('page')
      if (at !== '1') {
        asked.push(at)
        await late.promise
      }
      const answer = JSON.parse(await sent.fetch())
      const pagination = { ...answer.pagination, total: 40, totalPages: 4, hasNext: true }
      await sent.fulfill({ json: { ...answer, pagination } })
    })
    await faultPage.start(path)
    await forward.dblclick()
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.locator('[data-refreshing]')).toBeVisible()
    await expect.poll(() => asked).toEqual(['2'])
    await forward.press('Enter')
    await expect(page).toHaveURL(/page=2$/)
    late.resolve()
    await expect(page.locator('[data-refreshing]')).toHaveCount(0)
    // Long enough for the prefetch of the next page, and that is not a step.
    await faultPage.jump(400)
    await faultPage.quiet()
    await expect(page).toHaveURL(/page=2$/)
    expect(asked.filter((at) => at !== '3')).toEqual(['2'])
    await faultPage.expectSound()
  })
}

test('an older poll does not bring back a request that was decided later', async ({
  faultPage,
  steward,
}) => {
  const { network, page } = faultPage
  const call = /^GET \/users\/pending-badges$/
  const { data } = await (await steward.api.get('/api/users/pending-badges')).json()
  const [{ fullName, email }] = data as [{ fullName: string | null; email: string }]
  const row = page.getByRole('row').filter({ hasText: fullName ?? email })
  await faultPage.start('/badge-requests')
  await row.getByRole('button', { name: /^Reject/ }).click()
  await faultPage.quiet()

  network.forget()
  const release = network.hold(call, (sent) => sent.fulfill({ json: { data } }))
  await faultPage.jump(5_100)
  await expect.poll(() => network.count(call)).toBe(1)
  network.answer(call, (sent) => sent.fulfill({ json: { data: data.slice(1) } }))
  network.answer(/^POST \/users\/badges\//, (sent) => sent.fulfill(ok('It is rejected')))
  await question(page).getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.mouse.move(0, 0)
  await expect(row).toHaveCount(0)
  release()
  await faultPage.quiet()
  await expect(row).toHaveCount(0)
  await faultPage.expectSound()
})

test('the second of two files is kept, however late the first one arrives', async ({
  faultPage,
}) => {
  const { network, page } = faultPage
  const box = page.getByRole('group', { name: 'Tier Image' })
  network.answer(/^POST \/file\/generate-upload-url\/admin$/, async (sent) => {
    const { fileName } = await sent.json()
    return sent.fulfill({ json: { url: `/api/put/${fileName}?sign=1` } })
  })
  network.answer(/^PUT \/put\/second/, (sent) => sent.fulfill({ status: 200 }))
  const release = network.hold(/^PUT \/put\/first/, (sent) => sent.fulfill({ status: 200 }))
  await faultPage.start('/memberships/create')
  await page.getByRole('textbox', { name: 'Tier Name' }).fill('Ember')
  await chooseImage(page, { name: 'first.png' })
  await expect.poll(() => network.count(/^PUT/)).toBe(1)
  await page.getByRole('button', { name: 'Remove File' }).click()
  await chooseImage(page, { name: 'second.png' })
  await expect(faultPage.toasts).toHaveCount(1)
  release()
  await faultPage.quiet()
  await expect(faultPage.toasts).toHaveCount(1)
  await expect(box).toContainText('second.png')
  await expect(box).not.toContainText('first.png')

  network.answer(/^POST \/membership-plan\/create$/, (sent) => sent.fulfill(ok('Made')))
  const sent = page.waitForRequest('**/api/membership-plan/create')
  await page.getByRole('button', { name: 'Create Membership Tier' }).click()
  expect((await sent).postDataJSON().image).toBe('/api/put/second.png')
  await faultPage.expectSound()
})

test('Back during an action: it continues, and its result shows on the current page', async ({
  faultPage,
}) => {
  const { network, page } = faultPage
  const call = /^DELETE \/posts\//
  const memberships = page.getByRole('heading', { name: 'Memberships', level: 1 })
  await faultPage.start('/memberships')
  await page.getByRole('link', { name: /^Posts/ }).click()
  await page
    .getByRole('button', { name: /^Delete Post/ })
    .first()
    .click()
  const release = network.hold(call, (sent) => sent.fulfill(ok('It is gone')))
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => network.count(call)).toBe(1)
  await page.goBack()
  await expect(memberships).toBeVisible()
  await expect(question(page)).toBeHidden()
  network.forget()
  release()
  await expect(faultPage.toasts.filter({ hasText: 'It is gone' })).toBeVisible()
  await expect(memberships).toBeVisible()
  await page.goForward()
  await expect.poll(() => network.count(/^GET \/posts$/), 'the list is read anew').toBe(1)
  await faultPage.expectSound()
})

test('a code that is judged after the logout signs nobody in', async ({ faultPage }) => {
  const { network, page } = faultPage
  network.answer(/^GET \/auth\/logout$/, (sent) => sent.fulfill(ok('Logged out successfully')))
  const release = network.hold(/^POST \/auth\/totp-verify$/, (sent) =>
    sent.fulfill({ json: { verified: true } }),
  )
  await faultPage.start('/2fa')
  await page.getByRole('textbox', { name: '6-digit code' }).fill('123456')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect.poll(() => network.count(/totp-verify/)).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  const login = page.getByRole('heading', { name: 'Login', level: 1 })
  await expect(login).toBeVisible()
  release()
  await faultPage.quiet()
  await faultPage.jump(1_600)
  await faultPage.quiet()
  await expect(login).toBeVisible()
  await expect(faultPage.toasts.filter({ hasText: '2FA verification successful!' })).toHaveCount(0)
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
  await faultPage.expectSound()
})

test('a session that ends between two polls redirects once, with at most one toast', async ({
  faultPage,
}) => {
  const { network, page } = faultPage
  const polls = /^GET \/(users|posts|invite|users\/pending-badges)$/
  const places = new Set<string>()
  await faultPage.start('/')
  await expect(page.locator('tbody tr[data-row-id]').first()).toBeVisible()
  await faultPage.quiet()
  page.on('framenavigated', (frame) => places.add(new URL(frame.url()).pathname))
  network.fail(polls, {
    name: '401',
    answer: { status: 401, json: { message: 'Please sign in again' } },
  })
  await faultPage.jump(15_100)
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await faultPage.quiet()
  network.forget()
  expect(await faultPage.toasts.count()).toBeLessThanOrEqual(1)
  await faultPage.jump(60_000)
  await faultPage.quiet()
  expect(network.count(polls), 'nothing is asked for any more').toBe(0)
  expect([...places]).toEqual(['/login'])
  await faultPage.expectSound()
})
