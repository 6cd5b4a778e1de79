// Specification: 2.33

import { readFile } from 'node:fs/promises'
import { expect, mailed, test } from './support/test'

interface Member {
  id: string
  email: string
}

test('a member gets a copy of their data on a phone', async ({ page, steward, product }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const answer = await steward.api.get('/api/users?page=1&limit=100')
  const { data } = (await answer.json()) as { data: Member[] }
  const member = data.find(({ email }) => /^[a-z.0-9]+@/.test(email))
  if (!member) throw new Error('The demo community has nobody')

  await test.step('the key from the email has the copy made', async () => {
    await page.goto('/delete-account')
    await page.getByRole('link', { name: 'Get a copy of your data first' }).click()
    await expect(page).toHaveTitle('Your data · Hearth')
    await page.getByLabel('Account email').fill(member.email)
    await page.getByRole('button', { name: 'Get Security Key' }).click()
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    const order = page.getByRole('button', { name: 'Get my data' })
    await page.getByLabel('Security key').fill('2222-3333')
    await order.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This security key is invalid or has expired',
    )
    await page.getByLabel('Security key').fill(await mailed(product, 'data-key', member.email))
    await order.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're preparing your data")
  })

  await test.step('the link of the email opens it, and leaves the address bar', async () => {
    const link = new URL(await mailed(product, 'own-data', member.email))
    await page.goto(link.pathname + link.hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data is ready')
    await expect(page).toHaveURL(/\/my-data$/)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('Hearth data.zip')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })
})

test('an administrator has the copy sent to a member, once a day', async ({
  stewardPage: page,
  steward,
  product,
}) => {
  const answer = await steward.api.get('/api/users?page=2&limit=20')
  const { data } = (await answer.json()) as { data: Member[] }
  const member = data.find(({ email }) => /^[a-z.0-9]+@/.test(email))
  if (!member) throw new Error('The demo community has nobody')
  const send = async () => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Export for the member' }).click()
    await page.getByRole('button', { name: 'Send the data' }).click()
  }
  await page.goto(`/users/${member.id}`)
  await send()
  await expect(page.getByText(/^The copy is being made/)).toBeVisible()
  expect(await mailed(product, 'own-data', member.email)).toContain('/my-data#token=')
  await send()
  await expect(page.getByText(/was asked for in the last 24 hours/)).toBeVisible()
})
