import { expect, test } from './support/test'

test('members are sorted by the server, and the order is in the address', async ({
  stewardPage: page,
  steward,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const read = async (sort: string) =>
    (await (await steward.api.get(`/api/users?page=1&limit=10&sort=${sort}`)).json()).data
  const rows = page.locator('tbody [data-row-id]')
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')))
  const idsBy = async (sort: string) => (await read(sort)).map(({ id }: { id: string }) => id)

  await page.goto('/users?status=verified')
  await expect(rows).toHaveCount(10)
  await page.goto('/users')
  await expect(rows).toHaveCount(10)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await name.getByRole('button').click()
  await expect(page).toHaveURL(/\/users\?sort=name$/)
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(shown).toEqual(await idsBy('name'))
  await name.getByRole('button').click()
  await expect(page).toHaveURL(/\/users\?sort=-name$/)
  await expect.poll(shown).toEqual(await idsBy('-name'))

  await page.goto('/users?sort=joined')
  await expect.poll(shown).toEqual(await idsBy('joined'))
  await expect(rows.first().locator('time')).toBeVisible()

  await page
    .getByRole('toolbar', { name: 'Views' })
    .getByRole('link', { name: /^Verified/ })
    .click()
  await expect(page).toHaveURL(/sort=joined/)
})
