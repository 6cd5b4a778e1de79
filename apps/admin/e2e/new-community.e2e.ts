// Specification: 2.11

import { invite } from './support/joining'
import { expect, test } from './support/test'

test.use({
  usesUp: 'a new community',
  environment: { COMMUNITY_NAME: 'Lisbon Readers', APP_LINK_URL: 'https://app.example.org/join' },
})

test('a new community is led through its first steps, each ticked off when it is done', async ({
  stewardPage: page,
  product,
}) => {
  const { email } = product.credentials
  await product.change(`
    delete from users where email <> '${email}';
    delete from announcements;
    delete from membership_plans;
    delete from team_invitations`)
  const steps = page.getByRole('region', { name: 'First steps' })
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title })
  const expectDone = async (title: string, left: number) => {
    await page.goto('/')
    await expect(steps.getByText(`${left} left`)).toBeVisible()
    await expect(step(title)).toContainText(', done')
  }

  await test.step('the first visit welcomes the owner, and names the community', async () => {
    await page.goto('/')
    await expect(page.getByText('Welcome,', { exact: true })).toBeVisible()
    await expect(page.getByText('Lisbon Readers', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Total Users 0' })).toBeVisible()
    // The operator has linked the app.
    await expect(step("Link the members' app")).toContainText(', done')
    await expect(steps.getByText('4 left')).toBeVisible()
  })
  await test.step('the team', async () => {
    await invite(page, 'first.reviewer@example.org', 'Reviewer')
    await expectDone('Invite your team', 3)
  })
  await test.step('a plan', async () => {
    await step('Create a membership plan').getByRole('link').click()
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Reader')
    await page.getByRole('textbox', { name: 'Price' }).fill('5')
    await page.getByRole('textbox', { name: 'Description' }).fill('Reads along.')
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    await expect(page).toHaveURL(/\/memberships$/)
    await expectDone('Create a membership plan', 2)
  })
  await test.step('an announcement', async () => {
    await step('Write an announcement').getByRole('link').click()
    await page.getByRole('button', { name: 'Create', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Welcome to the readers')
    await dialog.getByRole('textbox', { name: /^Description/ }).fill('We begin on Monday.')
    await dialog.getByRole('button', { name: 'Create Announcement' }).click()
    await expect(page.getByRole('article', { name: 'Welcome to the readers' })).toBeVisible()
    await expectDone('Write an announcement', 1)
    await expect(page.getByText('Welcome back,')).toBeVisible()
  })
  await test.step('the reasons, and the card is gone for good', async () => {
    await step('Look through the common reasons').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Total Users 0' })).toBeVisible()
    await expect(steps).toHaveCount(0)
  })
})
