// Specification: 2.24, 2.26, 2.27, 2.28

import type { Page } from '@playwright/test'
import {
  addAuthenticator,
  invite,
  join,
  joinWithPasskey,
  newPage,
  passPassword,
} from './support/joining'
import { expect, jumpUntil, test } from './support/test'

/** The cookie by which the panel knows who is signed in, and what it says. */
async function sessionCookieOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user')
  if (!cookie) throw new Error('nobody is signed in')
  return { cookie, session: JSON.parse(decodeURIComponent(cookie.value)) }
}

// Passkeys need a host name: an address of numbers has none (WebAuthn, section 5.1.3).
test.use({ environment: { PORT: '39517', PUBLIC_URL: 'http://localhost:39517' } })

test('a reviewer joins with a passkey, decides, loses the passkey, and is ended', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  test.setTimeout(180_000)
  const email = 'rui.costa@example.org'
  const link = await test.step('an owner invites a reviewer', () =>
    invite(owner, email, 'Reviewer'))
  const [page, context] = await newPage(browser, product)
  const { lose } = await addAuthenticator(page)
  let codes: string[] = []

  await test.step('the reviewer joins with a passkey, and gets ten codes', async () => {
    await join(page, link, 'Rui Costa')
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    const { session } = await sessionCookieOf(page)
    expect(Date.parse(session.freshUntil)).toBeGreaterThan(Date.now())
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(list).toHaveCount(10)
    codes = await list.allTextContents()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  await test.step('the panel offers what a reviewer may do', async () => {
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await expect(navigation.getByRole('link', { name: /^Users/ })).toBeVisible()
    for (const name of [/^Team/, /^Record/]) {
      await expect(navigation.getByRole('link', { name })).toHaveCount(0)
    }
    await page.goto('/team')
    await expect(page.getByText(/permission “Invite people to the team/)).toBeVisible()
  })

  await test.step('decides a request', async () => {
    await page.goto('/badge-requests')
    await page
      .getByRole('button', { name: /^Reject / })
      .first()
      .click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('is refused a ban by the panel and by the API', async () => {
    await page.goto('/users')
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: 'Invites' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Ban' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const { data } = (await (await page.request.get('/api/users?page=1&limit=10')).json()) as {
      data: [{ id: string }]
    }
    const answer = await page.request.post(`/api/users/${data[0].id}/ban`, {
      data: {},
      headers: { 'X-Requested-With': 'hearth' },
    })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'missingPermission' })
  })

  await test.step('comes back with the passkey', async () => {
    await context.clearCookies()
    await passPassword(page, email)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  await test.step('loses the passkey, and uses a code pasted with blanks in lower case', async () => {
    await lose()
    await context.clearCookies()
    await passPassword(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const field = page.getByLabel('Recovery code')
    await field.fill('00000-00000')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByText(/^This code doesn't work/)).toBeVisible()
    await field.fill(` ${(codes[0] ?? '').toLowerCase().replace('-', '  ')} `)
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  await test.step('is ended while the page is open, and signed out by its next poll', async () => {
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await owner.goto('/team')
    await owner.getByRole('button', { name: 'Actions for Rui Costa' }).click()
    await owner.getByRole('menuitem', { name: 'End access' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
    await expect(owner.getByText('Access ended')).toBeVisible()
    await jumpUntil(page, async () => page.url().includes('/login'))
  })

  await test.step('the record tells it all', async () => {
    await owner.goto('/record')
    for (const words of [/invited/, /joined the team/, /revoked access/]) {
      await expect(owner.getByRole('main').getByText(words).first()).toBeVisible()
    }
  })
  await context.close()
})

test('a permission that is taken away ends with the next call, and an ended person saves nothing', async ({
  stewardPage: owner,
  steward,
  browser,
  product,
}) => {
  const link = await invite(owner, 'eva.lund@example.org', 'Steward')
  const [page, context] = await newPage(browser, product)
  await joinWithPasskey(page, link, 'Eva Lund')
  const menuOfEva = async () => {
    await owner.goto('/team')
    await owner.getByRole('button', { name: 'Actions for Eva Lund' }).click()
  }

  await test.step('the open page says that the role does not allow it any more', async () => {
    await page.goto('/users?status=pending')
    const verify = page.getByRole('button', { name: /^Verify /, disabled: false })
    await expect(verify.first()).toBeVisible()
    await menuOfEva()
    await owner.getByRole('menuitem', { name: 'Change role' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Role of Eva Lund' })
    await dialog.getByText('Publisher', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog).toBeHidden()

    await verify.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText(/^Your role doesn't allow this any more/).first()).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Users/ })).toHaveCount(0)
  })

  await test.step('a page typed by hand names the missing permission', async () => {
    await page.goto('/memberships/create')
    await expect(page.getByText(/permission “Write, activate and delete/)).toBeVisible()
  })

  await test.step('a half-written announcement of an ended person is not saved', async () => {
    await page.goto('/announcements?compose=new')
    await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought')
    await menuOfEva()
    await owner.getByRole('menuitem', { name: 'End access' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
    await expect(owner.getByText('Access ended')).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('never finished')
    const composer = page.getByRole('dialog')
    await composer.getByRole('button', { name: 'Create Announcement' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(/Nothing was saved/)).toBeVisible()
    const answer = await steward.api.get('/api/announcements?search=Half%20a%20thought')
    expect((await answer.json()).data).toEqual([])
  })
  await context.close()
})

test('a cancelled passkey leaves the code, and a used link says how to get another', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  const link = await invite(owner, 'viewer@example.org', 'Viewer')
  const [page, context] = await newPage(browser, product)
  await test.step('a browser without passkeys offers none', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
    await join(page, link, 'Zoe Viewer')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toHaveCount(0)
  })
  await test.step('a used link says so', async () => {
    const { pathname, search } = new URL(link)
    await context.clearCookies()
    await page.goto(pathname + search)
    await expect(
      page.getByRole('heading', { name: 'This invitation is no longer valid' }),
    ).toBeVisible()
    await expect(page.getByText(/Ask an owner of the team for a new one/).first()).toBeVisible()
  })
  await test.step('a cancelled one says what to do', async () => {
    const [other, otherContext] = await newPage(browser, product)
    await other.addInitScript(() => {
      navigator.credentials.create = () =>
        Promise.reject(new DOMException('Cancelled', 'NotAllowedError'))
    })
    await join(other, await invite(owner, 'second@example.org', 'Viewer'), 'Ana Second')
    await other.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(other.getByText('No passkey was added. Try again.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await otherContext.close()
  })
  await context.close()
})

test('a passkey that nobody answers in time leaves the code, and works when it is asked for again', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  const email = 'slow@example.org'
  const [page, context] = await newPage(browser, product)
  const authenticator = await addAuthenticator(page)
  // Five minutes otherwise.
  await page.route('**/api/{account/passkeys,auth/passkey}/options', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, timeout: 500 } } })
  })
  const expectTimeout = async (name: string, message: string) => {
    await authenticator.answer(false)
    await page.getByRole('button', { name }).click()
    await expect(page.getByText(message)).toBeVisible()
    await authenticator.answer(true)
    await page.getByRole('button', { name }).click()
  }
  await test.step('while it is set up', async () => {
    await join(page, await invite(owner, email, 'Viewer'), 'Ida Slow')
    await expectTimeout('Use a passkey instead', 'No passkey was added. Try again.')
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
  await test.step('while somebody signs in', async () => {
    await context.clearCookies()
    await passPassword(page, email)
    await expectTimeout('Use your passkey', "The passkey wasn't used. Try again, or use a code.")
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
  await context.close()
})

test("an expired link says how to get another, which works where the browser's clock is wrong", async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  const email = 'late@example.org'
  const link = await invite(owner, email, 'Viewer')
  await product.change(
    `update team_invitations set expires_at = now() - interval '1 minute' where email = '${email}'`,
  )
  const [page, context] = await newPage(browser, product)
  await test.step('the expired link', async () => {
    const { pathname, search } = new URL(link)
    await page.goto(pathname + search)
    await expect(
      page.getByRole('heading', { name: 'This invitation is no longer valid' }),
    ).toBeVisible()
    await expect(page.getByText(/Ask an owner of the team for a new one/).first()).toBeVisible()
  })
  const newLink = await test.step('the owner sends it again', async () => {
    await owner.goto('/team')
    const row = owner.getByRole('row').filter({ hasText: email })
    await expect(row.getByText('Expired')).toBeVisible()
    await row.getByRole('button', { name: 'Send again' }).click()
    const sent = owner.getByRole('dialog', { name: 'Invitation sent' })
    return sent.getByRole('textbox', { name: 'Link' }).inputValue()
  })
  await test.step('the new link, five days ahead by the clock of the browser', async () => {
    await page.clock.setSystemTime(Date.now() + 5 * 24 * 60 * 60_000)
    await joinWithPasskey(page, newLink, 'Eli Late')
  })
  await context.close()
})

test('a publisher begins at the announcements, and reads what the dashboard needs', async ({
  stewardPage: owner,
  browser,
  product,
}) => {
  const email = 'pub@example.org'
  const [page, context] = await newPage(browser, product)
  const announcements = page.getByRole('heading', { level: 1, name: 'Announcements' })
  await addAuthenticator(page)
  await join(page, await invite(owner, email, 'Publisher'), 'Mia Press')
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(announcements).toBeVisible()
  await context.clearCookies()
  await passPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(announcements).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(/permission “Read members, requests/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Announcements' }).click()
  await expect(announcements).toBeVisible()
  await context.close()
})

test('a change of the team asks for the second factor again, first where it is too old, and loses nothing typed', async ({
  stewardPage: owner,
  steward,
}) => {
  await owner.goto('/team')
  let refusals = 0
  await owner.route('**/api/team-invitations', async (route) => {
    if (refusals++ > 0) return route.fallback()
    return route.fulfill({
      status: 403,
      json: {
        message: 'Please confirm with your second factor first',
        code: 'secondFactorNotFresh',
      },
    })
  })
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite to the team' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('third@example.org')
  await dialog.getByText('Publisher', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const question = owner.getByRole('dialog', { name: "Confirm it's you" })
  const code = question.getByRole('textbox', { name: '6-digit code' })
  const confirm = question.getByRole('button', { name: 'Confirm' })
  await test.step('a lost connection keeps the code, and does not count as a wrong one', async () => {
    await owner.route('**/api/auth/totp-verify', (route) => route.abort(), { times: 2 })
    for (const _ of [1, 2]) {
      await code.fill('000000')
      await confirm.click()
      await expect(question.getByText('Verification failed. Please try again.')).toBeVisible()
      await expect(code).toHaveValue('000000')
    }
    await expect(question.getByText(/clock/)).toBeHidden()
  })
  await test.step('a wrong code shows its message each time', async () => {
    for (const _ of [1, 2]) {
      await code.fill('000000')
      const answer = owner.waitForResponse('**/api/auth/totp-verify')
      await confirm.click()
      await answer
      await expect(question.getByText('Invalid TOTP code. Please try again.')).toBeVisible()
    }
  })
  await code.fill(await steward.authenticator.next())
  await confirm.click()
  const done = owner.getByRole('dialog', { name: 'Invitation sent' })
  await expect(done).toBeVisible()
  await done.getByRole('button', { name: 'Done' }).click()

  await test.step('the sign-in was more than five minutes ago', async () => {
    const { cookie, session } = await sessionCookieOf(owner)
    const stale = JSON.stringify({ ...session, freshUntil: new Date(0).toISOString() })
    await owner.context().addCookies([{ ...cookie, value: encodeURIComponent(stale) }])
  })
  const sent: string[] = []
  owner.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.request().method() === 'POST') sent.push(`${pathname} ${answer.status()}`)
  })
  const invite = async (email: string) => {
    await owner.getByRole('button', { name: 'Invite', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByText('Publisher', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
  }

  await invite('fourth@example.org')
  await test.step('without an answer nothing is sent, and the form keeps what was typed', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByText(/^Nothing was changed, because/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('fourth@example.org')
    expect(sent).toEqual([])
  })
  await test.step('with one it is sent once', async () => {
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await code.pressSequentially(await steward.authenticator.next())
    await expect(done).toBeVisible()
    expect(sent).toEqual(['/api/auth/totp-verify 200', '/api/team-invitations 200'])
  })
  await test.step('the next change is not asked about', async () => {
    await done.getByRole('button', { name: 'Done' }).click()
    await invite('fifth@example.org')
    await expect(done).toBeVisible()
    expect(sent.slice(2)).toEqual(['/api/team-invitations 200'])
  })
})
