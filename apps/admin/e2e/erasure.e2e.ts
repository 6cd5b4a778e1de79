// Specification: 2.17, 2.22

import { isShownAsIs } from './support/names'
import { expect, question, test } from './support/test'

/** A file that bans and erases has a product of its own. */
test.use({ usesUp: 'members of the record' })

interface User {
  id: string
  fullName: string | null
  isBanned: boolean
}

test('an owner erases the words about a member, and the record keeps what was done', async ({
  stewardPage: page,
  steward,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const member = (data as User[]).find((user) => isShownAsIs(user.fullName) && !user.isBanned)
  const path = `/users/${member?.id}`
  await steward.api.post(`/api${path}/ban`, { data: { reason: 'Sold tickets twice' } })
  await page.goto(path)
  const timeline = page.getByRole('region', { name: 'Activity' })
  const banned = timeline.getByRole('listitem').filter({ hasText: 'banned' }).first()
  await expect(banned).toContainText('Sold tickets twice')

  await test.step('the question says what goes and what stays', async () => {
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Erase from the record' }).click()
    await expect(question(page)).toContainText('Erase what the record says about this member?')
    await expect(question(page)).toContainText('none of it can be undone any more')
  })
  await test.step('with a reason', async () => {
    await question(page).getByRole('textbox').fill('Asked by letter')
    await question(page).getByRole('button', { name: 'Erase from the record' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('Erased from the record')).toBeVisible()
  })
  await expect(page.getByText('Sold tickets twice')).toHaveCount(0)
  await expect(banned).toContainText('These words were erased.')
  await expect(banned.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Asked by letter' })).toBeVisible()

  await test.step('a second erasure is told who was first', async () => {
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Erase from the record' }).click()
    await question(page).getByRole('textbox').fill('Once more')
    await question(page).getByRole('button', { name: 'Erase from the record' }).click()
    await expect(page.getByText(/^Already erased by you/)).toBeVisible()
  })
})
