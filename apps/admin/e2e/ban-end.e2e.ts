import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import type { Steward } from './support/steward'
import { expect, question, test } from './support/test'

/** A file that bans has a product of its own. */
test.use({ usesUp: 'members of bans with an end' })

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
}

async function findMember({ api }: Steward): Promise<User & { email: string }> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  const found = (data as User[]).find(
    (user) => isShownAsIs(user.fullName) && user.email && !user.isBanned,
  )
  if (!found?.email) throw new Error('The demo community has no such member')
  return { ...found, email: found.email }
}

test('a ban for a day says until when everywhere, and an un-ban ends it early', async ({
  stewardPage: page,
  steward,
  product,
}) => {
  const member = await findMember(steward)
  const row = page.getByRole('row').nth(1)
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)

  await test.step('a steward bans for a day, with a reason and an email', async () => {
    await chooseInRow(row, 'Ban')
    const asked = question(page)
    const until = asked.getByRole('button', { name: /Until/ })
    await expect(until).toContainText('No end')
    await until.click()
    await page.getByRole('option', { name: 'A day' }).click()
    await expect(asked.getByText(/^Until \w+ \d+, \d{4}, \d\d:\d\d/)).toBeVisible()
    await asked.getByRole('textbox', { name: 'Reason (optional)' }).fill('Spam in three posts')
    await asked.getByText('Email the member').click()
    const preview = asked.getByRole('region', { name: 'Preview of the email' })
    await expect(preview).toContainText(/banned your \w+ account until \d+ \w+ \d{4} at \d\d:\d\d/)
    await asked.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(asked).toBeHidden()
  })

  await test.step('the list, the email, the page and the record say until when', async () => {
    await expect(row).toContainText(/Banned\s+until \w+ \d+/)
    const email = () => product.email('member-notice', member.email)
    await expect.poll(email).toMatch(/until \d+ \w+ \d{4} at \d\d:\d\d \(.+\)\./)
    await row.getByRole('link').first().click()
    await expect(page.getByText(/^until \w+ \d+, \d{4}, \d\d:\d\d$/)).toBeVisible()
    await page.goto('/record')
    const entry = page.getByRole('region', { name: 'Record' }).getByRole('listitem').first()
    await expect(entry).toContainText(/banned .+ until \w+ \d+, \d{4}, \d\d:\d\d/)
    await expect(entry).toContainText('Spam in three posts')
  })

  await test.step('an un-ban ends it', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    await chooseInRow(row, 'Unban')
    const asked = question(page)
    await expect(asked.getByRole('button', { name: /Until/ })).toBeHidden()
    await asked.getByRole('button', { name: 'Unban', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(row).not.toContainText('Banned')
    const { data } = await (await steward.api.get(`/api/users/${member.id}`)).json()
    expect(data).toMatchObject({ isBanned: false, bannedUntil: null })
  })
})

test('a date that is over is not sent', async ({ stewardPage: page, steward }) => {
  const member = await findMember(steward)
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  await chooseInRow(page.getByRole('row').nth(1), 'Ban')
  const asked = question(page)
  await asked.getByRole('button', { name: /Until/ }).click()
  await page.getByRole('option', { name: 'A date' }).click()
  const year = asked.getByRole('spinbutton', { name: /^year/ })
  await year.click()
  await page.keyboard.type('2020')
  await expect(asked.getByText('Must be in the future')).toBeVisible()
  await asked.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(asked).toBeVisible()
  const { data } = await (await steward.api.get(`/api/users/${member.id}`)).json()
  expect(data.isBanned).toBe(false)
})
