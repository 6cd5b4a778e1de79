// Specification: 4, 9

import type { Locator, Page } from '@playwright/test'
import { chooseImage, make, named, stored } from './support/plans'
import { openReasons, reasonFields, writeReasons } from './support/reasons'
import {
  enterCode,
  enterPassword,
  expireSession,
  passSecondFactor,
  revoke,
  signInAgain,
} from './support/signInAgain'
import { expect, test } from './support/test'

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'We kept what you typed' })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The form holds unsaved input of the person, so leaving asks first. */
async function expectUnsaved(page: Page) {
  await expect(note(page)).toBeVisible()
  await press(page, 'Cancel')
  await press(page, 'Keep editing')
}

/** Nothing has to be typed twice (WCAG 3.3.7). */
test('a new tier with its image is back after password and second factor, and can be saved', async ({
  stewardPage: page,
  steward,
}) => {
  await page.goto('/memberships/create')
  await field(page, 'Tier Name').fill('Lantern')
  await field(page, 'Price').fill('7.50')
  await chooseImage(page)
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.context().clearCookies({ name: 'sid' })
  await press(page, 'Create Membership Tier')

  await expireSession(page)
  const said = 'Please sign in. Nothing was saved. What you typed will be back after you sign in.'
  await expect(page.getByText(said, { exact: true })).toBeVisible()
  await enterPassword(page, steward)
  await enterCode(page, await steward.authenticator.next())

  await expect(page).toHaveURL(/\/memberships\/create$/)
  await expect(field(page, 'Tier Name')).toHaveValue('Lantern')
  await expect(field(page, 'Price')).toHaveValue('7.50')
  await expect(page.getByText('tier.png', { exact: true })).toBeVisible()
  await expectUnsaved(page)
  expect((await stored(steward.api)).map(({ name }) => name)).not.toContain('Lantern')
  await press(page, 'Create Membership Tier')
  await expect(page.getByText('Membership created successfully!')).toBeVisible()
  const { price, image } = await named(steward.api, 'Lantern')
  expect(price).toBe(7.5)
  expect(image).toMatch(/\.png$/)

  await page.getByRole('link', { name: 'Create' }).click()
  await expect(field(page, 'Tier Name')).toHaveValue('')
  await expect(note(page)).toHaveCount(0)
})

test('it is back after a part of the panel was missing for a while, which reloads the page later', async ({
  stewardPage: page,
  steward,
}) => {
  const other = '**/assets/badge-requests-*.js'
  const missed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/assets/badge-requests-'),
  })
  await page.route(other, (route) => route.abort())
  await page.goto('/memberships/create')
  await missed
  await page.unroute(other)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })

  const name = field(page, 'Tier Name')
  await name.fill('Lantern')
  await revoke(page, steward, 'POST /api/membership-plan/create')
  await press(page, 'Create Membership Tier')
  await signInAgain(page, steward)
  await expect(name).toHaveValue('Lantern')
  expect(documents).toEqual([])

  await page.getByRole('link', { name: /^Posts/ }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  await expect.poll(() => documents).toEqual(['/posts'])
})

test("typed fields can win over somebody else's save, and only those", async ({
  stewardPage: page,
  steward,
}) => {
  const plan = await make(steward.api, 'Beacon')
  await page.goto(`/memberships/edit/${plan.id}`)
  await field(page, 'Description').fill('Seen from afar.')
  await revoke(page, steward, 'PUT /api/membership-plan/edit')
  await press(page, 'Update Membership Tier')
  const { id, period, isActive } = plan
  const others = { name: 'Beacon hill', price: 3, description: 'Of somebody else.' }
  const data = { id, period, isActive, ...others }
  await steward.api.put('/api/membership-plan/edit', { data })
  await signInAgain(page, steward)
  await expect(field(page, 'Description')).toHaveValue('Seen from afar.')
  await expect(field(page, 'Tier Name')).toHaveValue('Beacon hill')
  await expect(page.getByText('Of somebody else.')).toBeVisible()
  await expectUnsaved(page)
  await press(page, 'Keep mine')
  await expect(page.getByText('Membership updated successfully!')).toBeVisible()
  expect(await named(steward.api, 'Beacon hill')).toMatchObject({
    price: 3,
    description: 'Seen from afar.',
  })

  await page.goto(`/memberships/view/${plan.id}`)
  await press(page, 'Edit Summary')
  await field(page, 'Summary').fill('A light on the hill.')
  await revoke(page, steward, 'PUT /api/membership-plan/edit')
  await press(page, 'Save')
  await signInAgain(page, steward)
  await expect(field(page, 'Summary')).toHaveValue('A light on the hill.')
  await expectUnsaved(page)
  await press(page, 'Save')
  await expect(page.getByText('Summary updated successfully!')).toBeVisible()
  expect(await named(steward.api, 'Beacon hill')).toMatchObject({ summary: 'A light on the hill.' })
})

test('an open dialog is open again, whatever ended the session', async ({
  stewardPage: page,
  steward,
}) => {
  const dialog = page.getByRole('dialog')
  const typed = async (text: Locator, value: string) => {
    await expect(dialog).toBeVisible()
    await expect(text).toHaveValue(value)
    await expectUnsaved(page)
  }

  await test.step('a new announcement that the server refuses', async () => {
    await page.goto('/announcements')
    await press(page, 'Create')
    await field(page, /^Title/).fill('Lamps at dusk')
    await field(page, /^Description/).fill('Bring one.')
    await revoke(page, steward, 'POST /api/announcements')
    await press(page, 'Create Announcement')
    await signInAgain(page, steward)
    await typed(field(page, /^Description/), 'Bring one.')
    await press(page, 'Create Announcement')
    await expect(page.getByRole('article', { name: 'Lamps at dusk' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('an edit, and a list that reloads while somebody types', async () => {
    await page.clock.install()
    await page.goto('/announcements')
    await press(page, 'Edit Lamps at dusk')
    await field(page, /^Description/).fill('Bring two.')
    await revoke(page, steward, 'GET /api/announcements')
    await page.clock.fastForward(31_000)
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await signInAgain(page, steward)
    await typed(field(page, /^Description/), 'Bring two.')
    await expect(field(page, /^Title/)).toHaveValue('Lamps at dusk')
    await press(page, 'Update Announcement')
    await expect(dialog).toBeHidden()
    const answer = await steward.api.get('/api/announcements?page=1&limit=10&search=Lamps')
    const [saved] = (await answer.json()).data
    expect(saved).toMatchObject({ title: 'Lamps at dusk', description: 'Bring two.' })
  })

  await test.step('the reasons to choose from', async () => {
    await writeReasons(await openReasons(page), /^Unban/, ['Spam', 'Insults'])
    await revoke(page, steward, 'PUT /api/reason-templates')
    await press(page, 'Save reasons')
    await signInAgain(page, steward)
    await typed(reasonFields(dialog).nth(0), 'Spam')
    await typed(reasonFields(dialog).nth(1), 'Insults')
    await press(page, 'Cancel')
    await press(page, 'Discard')
    await expect(dialog).toBeHidden()
  })

  await test.step('a notification, and a second factor that is requested again', async () => {
    const answer = await steward.api.get('/api/users?page=1&limit=100')
    const { data } = (await answer.json()) as { data: { id: string; email: string }[] }
    const member = data.find(({ email }) => email?.includes('@'))
    await page.goto(`/users/${member?.id}`)
    await press(page, 'Send Push Notification')
    await field(page, 'Title').fill('Meeting moved')
    await field(page, 'Message').fill('To the hall.')
    const message = 'Two-factor authentication required'
    const call = '**/api/fcm/send-notification-to-user'
    await page.route(call, (route) => route.fulfill({ status: 403, json: { message } }), {
      times: 1,
    })
    await press(page, 'Send')
    await passSecondFactor(page, steward)
    await typed(field(page, 'Message'), 'To the hall.')
    await press(page, 'Send')
    await expect(page.getByText('Push notification sent successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await press(page, 'Send Push Notification')
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(note(page)).toHaveCount(0)
  })
})

test('a draft belongs to its author, and ends on its own', async ({
  stewardPage: page,
  steward,
}) => {
  const name = field(page, 'Tier Name')
  const type = async () => {
    await page.goto('/memberships/create')
    await name.fill('Secret tier')
    await revoke(page, steward, 'POST /api/membership-plan/create')
    await press(page, 'Create Membership Tier')
    await expireSession(page)
  }
  const expectNothing = async () => {
    await expect(page).toHaveURL(/\/memberships\/create$/)
    await expect(name).toHaveValue('')
    await expect(note(page)).toHaveCount(0)
  }

  await test.step('a sign-out before the second factor forgets it', async () => {
    await type()
    await enterPassword(page, steward)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '/login?redirect=/memberships/create'))
    await signInAgain(page, steward)
    await expectNothing()
  })

  await test.step('an end in another tab keeps it, a sign-out there does not', async () => {
    const other = await page.context().newPage()
    await page.goto('/memberships/create')
    await name.fill('Secret tier')
    await revoke(other, steward, 'GET /api/posts')
    await other.goto('/posts')
    await signInAgain(page, steward)
    await expect(name).toHaveValue('Secret tier')

    await other.unrouteAll()
    // The server must not see this: the session is shared by all tests of the worker.
    await other.route('**/api/auth/logout', (route) =>
      route.fulfill({ json: { message: 'Logged out successfully' } }),
    )
    await other.goto('/memberships')
    await other.getByRole('button', { name: /Ada Hearth/ }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await signInAgain(page, steward)
    await expectNothing()
    await other.close()
  })

  await test.step("'Discard' forgets it", async () => {
    await type()
    await signInAgain(page, steward)
    await expect(name).toHaveValue('Secret tier')
    await press(page, 'Cancel')
    await press(page, 'Discard')
    await page.getByRole('link', { name: 'Create' }).click()
    await expectNothing()
  })

  await test.step('somebody else sees nothing of it', async () => {
    await type()
    const user = { id: '1', userName: 'Bo', email: 'bo@example.org', role: 'ADMIN' }
    await page.route(
      '**/api/auth/signin',
      (route) => route.fulfill({ json: { data: { user: { ...user, is2FAEnabled: true } } } }),
      { times: 1 },
    )
    await enterPassword(page, steward)
    await passSecondFactor(page, steward)
    await expectNothing()
  })
})

test('a page that breaks gives back what was typed after another try', async ({
  stewardPage: page,
}) => {
  await page.goto('/memberships/create')
  await field(page, 'Tier Name').fill('Typed before the fault')
  await field(page, 'Price').fill('much')
  // As an extension may do: a node is gone that React removes with the next valid price.
  const warning = page.getByRole('article').getByText("This isn't a number.")
  await warning.evaluate((words) => words.closest('p')?.remove())
  await field(page, 'Price').fill('9')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('What you typed will be back when you try again.')).toBeVisible()
  await press(page, 'Try again')
  await expect(field(page, 'Tier Name')).toHaveValue('Typed before the fault')
  await expect(field(page, 'Price')).toHaveValue('9')
  await expectUnsaved(page)
})
