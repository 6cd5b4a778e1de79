// Specification: 2.3, 2.5, 2.12, 2.15, 2.19

import { translatePage } from '@hearth/ui/storybook/translatePage'
import type { Page } from '@playwright/test'
import { expect, question, test } from './support/test'

/** The browser translates the page, as Chrome offers it wherever the page's language is not its own. */
const translate = (page: Page) => page.addInitScript(`(${translatePage})()`)

const broke = (page: Page) => page.getByText("This page couldn't be shown", { exact: false })

test('a wrong password is refused in words on a translated page, and the form stays', async ({
  page,
}) => {
  await translate(page)
  await page.goto('/login')
  const login = page.getByRole('button', { name: 'Login' })
  await expect(login.locator('font').first()).toBeVisible()
  for (const password of ['not-the-password', 'nor-this-one']) {
    await page.getByLabel('Email').fill('ada@hearth.example')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await login.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password')
    await expect(login).toBeEnabled()
  }
  await expect(page.getByLabel('Email')).toHaveValue('ada@hearth.example')
  await expect(broke(page)).toHaveCount(0)
})

test('a link for a forgotten password can be sent from a translated page', async ({ page }) => {
  await translate(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@mail.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@mail.example')
})

test('the daily work of a steward goes on in a translated panel', async ({ stewardPage: page }) => {
  await translate(page)
  await page.goto('/users?status=pending')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.locator('font').first()).toBeVisible()

  await test.step('a filter shows its new value', async () => {
    const status = page.getByRole('button', { name: /^User Status/ })
    await status.click()
    await page.getByRole('option', { name: 'Banned' }).click()
    await expect(status).toHaveText(/Banned/)
  })

  await test.step('a decision asks, and a toast says the outcome', async () => {
    await page.goto('/badge-requests')
    await page
      .getByRole('button', { name: /^Reject / })
      .first()
      .click()
    await question(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page.locator('[role="region"] [role="alertdialog"]').first()).toBeVisible()
  })

  await test.step('a refused form keeps what was typed', async () => {
    await page.goto('/memberships/create')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Friends')
    await page.getByRole('textbox', { name: 'Price' }).fill('much')
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/number/)
    await expect(page.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Friends')
  })
  await expect(broke(page)).toHaveCount(0)
})
