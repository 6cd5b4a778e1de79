// Specification: 2.15, 8

import { expect, question, test } from './support/test'

test('a lost connection shows at once, also before any message, and the press can be repeated', async ({
  stewardPage: page,
}) => {
  const messages = page.waitForResponse(/\/Toast-[^/]+\.js$/)
  await page.goto('/users?status=pending')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Verify\b/ }) })
  const ready = row.filter({ hasNot: page.locator('[aria-disabled="true"]') }).first()
  await ready.getByRole('button', { name: /^Verify\b/ }).click()
  const verify = question(page).getByRole('button', { name: 'Verify', exact: true })
  await expect(verify).toBeVisible()
  // The code of messages loads while the page is idle, without any message.
  await (await messages).finished()
  await page.context().setOffline(true)
  await expect(page.getByRole('status').getByText('No connection', { exact: true })).toBeVisible()
  await verify.click()
  await expect(page.getByText(/No connection\. Nothing was saved\./).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No connection', { exact: true })).toHaveCount(0)
  await verify.click()
  await expect(page.getByText('User verified successfully!')).toBeVisible()
})
