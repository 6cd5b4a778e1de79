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
  expect(codeOf('account')).toEqual([])
  expect(requested).not.toContain('/api/posts')
  const before = codeOf('posts')
  await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(codeOf('posts')).toEqual(before)
})

test('a pressed link is the current one a frame before its page renders', async ({
  stewardPage: page,
}) => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name })
  await page.goto('/posts')
  await expect(page.getByRole('article').first()).toBeVisible()
  await link('Users').click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Now the code and the rows of the posts are here: nothing else keeps the page waiting.
  await page.evaluate(() => {
    const seen = () => ({
      link: document.querySelector('nav [aria-current=page]')?.textContent,
      heading: document.querySelector('h1')?.textContent,
    })
    addEventListener(
      'click',
      () => requestAnimationFrame(() => Object.assign(window, { firstFrame: seen() })),
      { capture: true, once: true },
    )
  })
  await link('Posts').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  const firstFrame = await page.evaluate(() => Reflect.get(window, 'firstFrame'))
  expect(firstFrame).toEqual({ link: 'Posts', heading: 'Users' })
})
