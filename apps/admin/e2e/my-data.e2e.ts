import { expect, mailed, test } from './support/test'

test('a member gets a copy of their data by mail', async ({ page, steward, product }) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100')
  const { data } = (await answer.json()) as { data: { id: string; email: string }[] }
  const member = data.find(({ email }) => /^[a-z.0-9]+@/.test(email))
  if (!member) throw new Error('The demo community has nobody')
  const { id, email } = member
  expect((await steward.api.post(`/api/users/${id}/export`)).status()).toBe(202)
  const link = new URL(await mailed(product, 'own-data', email))
  expect(link.pathname).toBe('/my-data')
  const token = link.hash.replace('#token=', '')
  const copy = await page.request.get(`/api/my-data/files/${token}`)
  expect(copy.headers()).toMatchObject({ 'content-type': 'application/zip' })
})
