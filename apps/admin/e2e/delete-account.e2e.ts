// Specification: 2.8

import { expect, mailed, test } from './support/test'

test('a member deletes their own account with the key from the email', async ({
  page,
  steward,
  product,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100')
  const { data } = (await answer.json()) as { data: { id: string; email: string }[] }
  const member = data.find(({ email }) => /^[a-z.0-9]+@/.test(email))
  if (!member) throw new Error('The demo community has nobody')
  const email = page.getByLabel('Account email')
  const getKey = page.getByRole('button', { name: 'Get Security Key' })
  const verifyKey = page.getByRole('button', { name: 'Verify Key' })

  await page.goto('/delete-account')
  await expect(page).toHaveTitle('Delete account · Hearth')
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(page.getByRole('list', { name: /also deletes/ }).getByRole('listitem')).toHaveCount(
    3,
  )

  await test.step('the address is validated, with an error at the field and in a toast', async () => {
    await expect(getKey).toBeDisabled()
    await email.fill('maria@example')
    await getKey.click()
    await expect(email).toHaveAccessibleDescription(/Invalid Email/)
    await expect(page.getByRole('alertdialog').getByText('Invalid Email')).toBeVisible()
  })

  await test.step('it is sent in lower case and brings a key', async () => {
    await email.fill(member.email.toUpperCase())
    const asked = page.waitForRequest('**/api/users/generate-key')
    await getKey.click()
    expect((await asked).postDataJSON()).toEqual({ email: member.email })
    await expect(page.getByText(/a security key has been sent to it/)).toBeVisible()
    await expect(verifyKey).toBeDisabled()
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
  })

  await test.step('the second step is still there after a reload', async () => {
    await page.reload()
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await expect(verifyKey).toHaveAccessibleDescription(new RegExp(member.email))
  })

  const key = await mailed(product, 'delete-key', member.email)

  await test.step('a wrong key deletes nothing', async () => {
    await page.getByLabel('Security key').fill('2222-3333')
    await verifyKey.click()
    const words = 'This security key is invalid or has expired'
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
    await expect(page.getByRole('alertdialog').getByText(words)).toBeVisible()
    expect((await steward.api.get(`/api/users/${member.id}`)).status()).toBe(200)
  })

  await test.step('another address can be entered, and a key requested for it', async () => {
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(email).toHaveValue(member.email)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  await test.step('the first key deletes after a second request, without a third', async () => {
    await getKey.click()
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Use another email' }).click()
    // A new tab remembers nothing.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await email.fill(member.email)
    await page.getByRole('button', { name: 'I already have a key' }).click()
    await expect(verifyKey).toHaveAccessibleDescription(/permanently deletes/)
    await page.getByLabel('Security key').fill(key.toLowerCase())
    await verifyKey.click()
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
    await expect(page.getByText('The account was permanently deleted.')).toBeVisible()
    await expect(email).toHaveValue('')
    await page.reload()
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    expect((await steward.api.get(`/api/users/${member.id}`)).status()).toBe(404)
  })
})

test('a failure has its message, and keeps the step and the input', async ({ page }) => {
  await page.goto('/delete-account')
  await page.route('**/api/users/generate-key', (route) => route.abort())
  const email = page.getByLabel('Account email')
  await email.fill('maria@example.org')
  await page.getByRole('button', { name: 'Get Security Key' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong')
  await expect(page.getByRole('alertdialog').getByText('Something went wrong')).toBeVisible()
  await expect(email).toHaveValue('maria@example.org')
})
