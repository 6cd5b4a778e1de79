import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Product } from './product'
import { expect } from './test'

const PASSWORD = 'correct horse 9'

export interface Authenticator {
  lose: () => Promise<void>
  /** Whether the person answers it at once. @default true */
  answer: (isAnswering: boolean) => Promise<void>
}

/** Gives a page an authenticator that answers by itself. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    lose: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
    answer: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** A page of its own browser context. */
export async function newPage(browser: Browser, product: Product): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL: product.url })
  return [await context.newPage(), context]
}

/** Invites somebody from the page of the team; returns the link that is shown once. */
export async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/team')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByText(role, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const sent = page.getByRole('dialog', { name: 'Invitation sent' })
  const link = await sent.getByRole('textbox', { name: 'Link' }).inputValue()
  await sent.getByRole('button', { name: 'Done' }).click()
  return link
}

/** Joins by a link up to the set-up of the second factor. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/2fa/)
}

/** Signs in up to the second factor. */
export async function passPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/2fa/)
}

/** Joins by a link with a passkey, up to the dashboard. */
export async function joinWithPasskey(page: Page, link: string, name: string): Promise<void> {
  await addAuthenticator(page)
  await join(page, link, name)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
