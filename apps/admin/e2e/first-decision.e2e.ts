// How many clicks and pages lead people from an invitation to their first decision.
// Specification: 2.3, 2.4, 2.11, 2.12, 2.27

import type { Page } from '@playwright/test'
import { counted } from './support/counted'
import { addAuthenticator, invite, join, newPage } from './support/joining'
import { expect, question, test } from './support/test'
import { Authenticator } from './support/totp'

// Nobody has signed in yet. A passkey needs a host name.
test.use({
  usesUp: 'first decisions',
  environment: { PORT: '39519', PUBLIC_URL: 'http://localhost:39519' },
})

/** The pages that a person has seen. */
function seenBy(page: Page): () => string[] {
  const seen = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.add(new URL(frame.url()).pathname)
  })
  return () => [...seen]
}

/** Decides the request that the dashboard offers, in 3 clicks. */
async function decideFirst(page: Page, click: ReturnType<typeof counted>['click']) {
  await click(page.getByRole('link', { name: 'Review requests' }))
  const reviewed = page.locator('section').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })
  const place = reviewed.getByText(/^1 of \d+$/)
  const [, waiting] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? []
  await click(reviewed.getByRole('button', { name: 'Reject', exact: true }))
  await click(question(page).getByRole('button', { name: 'Reject', exact: true }))
  await expect(place).toHaveText(`1 of ${Number(waiting) - 1}`)
}

test('an owner decides the first request 6 clicks after the sign-in opens, a reviewer after the invitation', async ({
  browser,
  page,
  product,
}) => {
  await test.step('the owner', async () => {
    const { count, click } = counted(page)
    const seen = seenBy(page)
    await page.goto('/')
    await page.getByLabel('Email').fill(product.credentials.email)
    await page.getByLabel('Password', { exact: true }).fill(product.credentials.password)
    await click(page.getByRole('button', { name: 'Login' }))
    const secret = page.getByLabel('Secret', { exact: true })
    await expect(secret).toHaveValue(/[A-Z2-7]/)
    const authenticator = new Authenticator(await secret.inputValue())
    await click(page.getByRole('button', { name: 'Continue', exact: true }))
    await page.getByRole('textbox', { name: '6-digit code' }).click()
    // The sixth digit sends them.
    await page.keyboard.type(await authenticator.next())
    await click(page.getByRole('button', { name: 'I have saved them' }))
    await expect(page.getByText('· Owner')).toBeVisible()
    await decideFirst(page, click)
    expect(count).toEqual({ clicks: 6, keys: 0 })
    expect(seen()).toEqual(['/', '/login', '/2fa', '/badge-requests'])
  })
  await test.step('a reviewer', async () => {
    const link = await invite(page, 'first.reviewer@example.org', 'Reviewer')
    const [reviewer, context] = await newPage(browser, product)
    const { count, click } = counted(reviewer)
    await addAuthenticator(reviewer)
    const seen = seenBy(reviewer)
    await join(reviewer, link, 'Ana Reviewer')
    count.clicks += 1
    await click(reviewer.getByRole('button', { name: 'Use a passkey instead' }))
    await click(reviewer.getByRole('button', { name: 'I have saved them' }))
    await expect(reviewer.getByText('· Reviewer')).toBeVisible()
    await decideFirst(reviewer, click)
    expect(count).toEqual({ clicks: 6, keys: 0 })
    expect(seen()).toEqual(['/join-team', '/2fa', '/', '/badge-requests'])
    await context.close()
  })
})
