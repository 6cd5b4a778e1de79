// Specification: 2.4, 2.26, 2.27

import type { Page } from '@playwright/test'
import {
  addAuthenticator,
  invite,
  join,
  joinWithPasskey,
  newPage,
  passPassword,
} from './support/joining'
import { expect, test } from './support/test'

// Passkeys need a host name: an address of numbers has none (WebAuthn, section 5.1.3).
const PORT = '39518'
const right = `http://localhost:${PORT}`
test.use({ environment: { PORT, PUBLIC_URL: right } })

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const setUp = (page: Page) => page.getByRole('button', { name: 'Use a passkey instead' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Use your passkey' })
const way = (page: Page) => page.getByRole('link', { name: `Open this panel at ${right}` })

for (const { name, is2FAEnabled } of [
  { name: 'Use your passkey', is2FAEnabled: true },
  { name: 'Use a passkey instead', is2FAEnabled: false },
]) {
  test(`“${name}” leads to the sign-in when the session has ended`, async ({ page, product }) => {
    const user = { userName: 'Ada', email: 'ada@example.org', role: 'ADMIN', is2FAEnabled }
    const value = encodeURIComponent(JSON.stringify({ ...user, hasPasskey: is2FAEnabled }))
    await page.context().addCookies([{ name: 'user', value, url: product.url }])
    // The first secret: its refusal would end the session before the passkey does.
    await page.route('**/api/auth/totp', (route) =>
      route.fulfill({
        json: { qr: 'data:image/png;base64,iVBORw0KGgo=', secret: 'JBSWY3DPEHPK3PXP' },
      }),
    )
    await page.goto('/2fa')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  })
}

/** Gives what the browser makes the form that extensions of password managers give it. */
function replacePasskeys(kind: 'plain' | 'foreign'): void {
  const { credentials } = navigator
  const foreign = (made: Credential | null): Credential | null => {
    if (!(made instanceof PublicKeyCredential)) return made
    const { id, rawId, type, response } = made
    const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature']
    const fields = names.map((name) => [name, Reflect.get(response, name)])
    const plain = { id, rawId, type, response: Object.fromEntries(fields) }
    if (kind === 'plain') return plain
    const values = Object.entries(plain).map(([name, value]) => [name, { value }])
    return Object.create(PublicKeyCredential.prototype, Object.fromEntries(values))
  }
  const [create, get] = [credentials.create.bind(credentials), credentials.get.bind(credentials)]
  credentials.create = async (options) => foreign(await create(options))
  credentials.get = async (options) => foreign(await get(options))
}

for (const kind of ['plain', 'foreign'] as const) {
  test(`a passkey that an extension gives as a ${kind} object is added and used`, async ({
    stewardPage: owner,
    browser,
    product,
  }) => {
    const email = `${kind}@example.org`
    const [page, context] = await newPage(browser, product)
    await page.addInitScript(replacePasskeys, kind)
    await joinWithPasskey(page, await invite(owner, email, 'Viewer'), 'Kit Extended')
    await context.clearCookies()
    await passPassword(page, email)
    await signIn(page).click()
    await expect(dashboard(page)).toBeVisible()
    await context.close()
  })
}

test('an address of numbers offers no passkey, and leads to the right one', async ({
  page,
  steward,
  stewardPage: _,
}) => {
  const numbers = `http://127.0.0.1:${PORT}`
  const user = { userName: 'Ada', email: steward.email, role: 'ADMIN', is2FAEnabled: true }
  const value = encodeURIComponent(JSON.stringify({ ...user, hasPasskey: true }))
  const cookies = steward.cookies.map(({ name, value }) => ({ name, value, url: numbers }))
  await page.context().addCookies([...cookies, { name: 'user', value, url: numbers }])
  for (const path of ['/2fa', '/account']) {
    await page.goto(numbers + path)
    await expect(page.getByText("Passkeys don't work at this address.")).toBeVisible()
    await expect(way(page)).toHaveAttribute('href', right)
    await expect(page.getByRole('button', { name: /[Aa] passkey|your passkey/ })).toHaveCount(0)
  }
  await way(page).click()
  await expect(page).toHaveURL(new RegExp(`^${right}/`))
})

test('a sign-in at another address of the server leads to the right one', async ({ page }) => {
  await page.goto(`http://desk.localhost:${PORT}/login`)
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
  await page.getByRole('button', { name: 'Login' }).click()
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText("This panel doesn't work at this address.")
  await expect(way(page)).toHaveAttribute('href', right)
})

test('a passkey that the server refuses is said to be dead, and one without an answer is sent again', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  const [page, context] = await newPage(browser, product)
  await addAuthenticator(page)
  await page.addInitScript(() => {
    const { credentials } = navigator
    const create = credentials.create.bind(credentials)
    credentials.create = (options) => {
      performance.mark('made')
      return create(options)
    }
  })
  const made = () => page.evaluate(() => performance.getEntriesByName('made').length)
  await join(page, await invite(owner, 'dead@example.org', 'Viewer'), 'Dee Dead')

  await page.route(
    '**/api/account/passkeys',
    (route) =>
      route.fulfill({ status: 422, json: { message: 'This passkey could not be added.' } }),
    { times: 1 },
  )
  await setUp(page).click()
  await expect(
    page.getByText(/^This passkey could not be added\. .*Delete it there\.$/),
  ).toBeVisible()
  expect(await made()).toBe(1)

  await page.route('**/api/account/passkeys', (route) => route.abort(), { times: 1 })
  await setUp(page).click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  expect(await made()).toBe(2)
  await setUp(page).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  expect(await made()).toBe(2)
  await context.close()
})

test('a passkey that was refused or removed is offered no longer', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  test.setTimeout(180_000)
  const email = 'copied@example.org'
  const [page, context] = await newPage(browser, product)
  await joinWithPasskey(page, await invite(owner, email, 'Viewer'), 'Cleo Copied')

  await context.clearCookies()
  await passPassword(page, email)
  await page.route('**/api/auth/passkey', (route) =>
    route.fulfill({ json: { verified: false, code: 'passkeyRefused', hasPasskey: false } }),
  )
  await signIn(page).click()
  await expect(page.getByText(/^This passkey was refused, because a copy/)).toBeVisible()
  await expect(signIn(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/ask an owner of the team to reset/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
  await expect(signIn(page)).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await context.clearCookies()
  await passPassword(page, email)
  await expect(signIn(page)).toBeVisible()
  await product.change(
    `delete from passkeys where user_id = (select id from users where email = '${email}')`,
  )
  await signIn(page).click()
  await expect(page.getByText(/^Your account has no passkey for this address/)).toBeVisible()
  await expect(signIn(page)).toHaveCount(0)
  await context.close()
})

test("a passkey that was just added answers the question “Confirm it's you”", async ({
  stewardPage: page,
}) => {
  await addAuthenticator(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox').fill('Laptop')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await page.route(
    '**/api/account/recovery-codes',
    (route) => route.fulfill({ status: 403, json: { code: 'secondFactorNotFresh' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Generate new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate new codes' }).click()
  await page
    .getByRole('dialog', { name: "Confirm it's you" })
    .getByRole('button', { name: 'Use your passkey' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your new recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
})
