// Specification: none

import { expect, test } from './support/test'
import { openWithoutBase } from './support/withoutBase'

test('the files of a page are asked for beside the first script, not after it', async ({
  stewardPage: page,
}) => {
  const { requested, release } = await openWithoutBase(page, '/users?page=2')
  await expect
    .poll(requested)
    .toEqual(
      expect.arrayContaining(['panel.js', 'panel.css', 'users.js', 'users.css', 'routes.js']),
    )
  expect(requested()).not.toContain('login.js')
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('a page of one record has its files too', async ({ stewardPage: page }) => {
  const { requested, release } = await openWithoutBase(page, '/memberships/view/1')
  await expect.poll(requested).toEqual(expect.arrayContaining(['view._id.js', 'plans.js']))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody who is not signed in gets the files of the login', async ({ page }) => {
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('login.js')
  expect(requested()).not.toContain('panel.js')
  release()
  await expect(page).toHaveTitle('Login · Hearth')
})
