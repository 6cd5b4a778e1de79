import { expect, test } from './support/test'

test('the pages of the navigation have their code before somebody goes there', async ({
  stewardPage: page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const codeOf = (name: string) =>
    requested.filter((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js'))
  await page.goto('/users')
  for (const name of ['posts', 'announcements', 'badge-requests', 'memberships', 'record']) {
    await expect.poll(() => codeOf(name), name).not.toEqual([])
  }
  expect(codeOf('trash')).toEqual([])
  expect(requested).not.toContain('/api/posts')
  const before = codeOf('posts')
  await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(codeOf('posts')).toEqual(before)
})
