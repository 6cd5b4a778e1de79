// Specification: 2.13

import type { APIRequestContext, Locator } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { scrollToMiddle, scrollY } from './support/scroll'
import { expect, question, test } from './support/test'

interface Post {
  id: string
  title: string
  description: string
  user: { fullName: string; email: string }
}

const stored = async (api: APIRequestContext): Promise<Post[]> => {
  const { data } = (await (await api.get('/api/posts')).json()) as { data: Post[] }
  return data
}

test('posts are read page by page, and the address has page and size', async ({
  stewardPage: page,
  steward,
}) => {
  const posts = await stored(steward.api)
  const articles = page.getByRole('article')
  await page.goto('/')
  await page.getByRole('link', { name: /^Posts/ }).click()
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Posts · Hearth')
  await expect(articles).toHaveCount(Math.min(posts.length, 50))
  await expect(page.getByText(`${posts.length} posts`)).toBeVisible()

  await page.getByRole('button', { name: /Rows per page/ }).click()
  await page.getByRole('option', { name: '10', exact: true }).click()
  await expect(articles).toHaveCount(10)
  await expect(articles.first()).toContainText(posts[0]?.title ?? '')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(articles.first()).toContainText(posts[10]?.title ?? '')
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/limit=10/)
  await page.reload()
  await expect(articles.first()).toContainText(posts[10]?.title ?? '')
  await page.goBack()
  await expect(articles.first()).toContainText(posts[0]?.title ?? '')
})

test('Back finds its place in a long list', async ({ stewardPage: page }) => {
  const articles = page.getByRole('article')
  await page.goto('/posts')
  await expect(articles).toHaveCount(50)
  // One that is not among the first rows, which the page shows before the others.
  const author = articles.nth(45).getByRole('link').first()
  await scrollToMiddle(author)
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(2_000)
  await author.click()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(articles).toHaveCount(50)
  await expect.poll(() => scrollY(page)).toBe(place)
})

test('search looks in title and description, in any case, and survives a reload', async ({
  stewardPage: page,
  steward,
}) => {
  const posts = await stored(steward.api)
  const word = 'community'
  const found = posts.filter(({ title, description }) =>
    `${title}\n${description}`.toLowerCase().includes(word),
  )
  expect(found.length).toBeGreaterThan(0)
  await page.goto('/posts?limit=10&page=2')
  await page.getByRole('searchbox').fill(word.toUpperCase())
  await expect(page.getByText(`${found.length} post`)).toBeVisible()
  await expect(page).toHaveURL(/\/posts\?limit=10&search=COMMUNITY$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(word.toUpperCase())
  await expect(page.getByText(`${found.length} post`)).toBeVisible()

  await page.getByRole('searchbox').fill('nobody-wrote-this')
  await expect(page.getByText('No Posts Found')).toBeVisible()
  await expect(page.getByText('No posts match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('a post is deleted after a question, for everybody', async ({
  stewardPage: page,
  steward,
}) => {
  const [post] = await stored(steward.api)
  if (!post) throw new Error('The demo community has no post')
  await page.goto('/posts')
  const article = page.getByRole('article').first()
  const bin = article.getByRole('button', { name: /^Delete Post/ })
  const dialog = question(page)

  await test.step('Cancel changes nothing and returns the focus', async () => {
    await bin.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Delete Post')
    await expect(dialog).toContainText(post.title)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(bin).toBeFocused()
    expect((await stored(steward.api))[0]?.id).toBe(post.id)
  })

  await test.step("Delete reloads the list and says the server's message", async () => {
    await bin.click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Post deleted successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    const left = await stored(steward.api)
    expect(left.map(({ id }) => id)).not.toContain(post.id)
    await expect(page.getByText(`${left.length} posts`)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(left[0]?.title ?? '')
  })
})

test('a failed deletion keeps the dialog and says why', async ({ stewardPage: page, steward }) => {
  const [post] = await stored(steward.api)
  await page.route('**/api/posts/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The archive is being moved' } }),
  )
  await page.goto('/posts')
  await page
    .getByRole('button', { name: /^Delete Post/ })
    .first()
    .click()
  const dialog = question(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The archive is being moved').first()).toBeVisible()
  await expect(dialog).toBeVisible()
  expect((await stored(steward.api))[0]?.id).toBe(post?.id)
})

test('another steward was faster: the dialog closes and the list is up to date', async ({
  stewardPage: page,
  steward,
}) => {
  const [post] = await stored(steward.api)
  await page.goto('/posts')
  const first = page.getByRole('article').first()
  await expect(first).toContainText(post?.title ?? '')
  await first.getByRole('button', { name: /^Delete Post/ }).click()
  await expect(question(page)).toBeVisible()
  await steward.api.delete(`/api/posts/${post?.id}`)
  const left = await stored(steward.api)
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/deleted .+, \d\d:\d\d/)).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(page.getByText(`${left.length} posts`)).toBeVisible()
})

test('a failed list says so, and tries again on a press', async ({ stewardPage: page }) => {
  await page.route('**/api/posts', (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/posts')
  await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
  await page.unroute('**/api/posts')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the author of a post is found, from the posts and from the dashboard', async ({
  stewardPage: page,
  steward,
}) => {
  // Earlier tests may have deleted posts.
  const post = (await stored(steward.api)).find(({ user }) => isShownAsIs(user.fullName))
  if (!post) throw new Error('The demo community has no posts by somebody with a name')
  const { fullName, email } = post.user
  const author = (article: Locator) => article.getByRole('link').filter({ hasText: fullName })
  const isFound = async () => {
    await expect(page).toHaveURL(`/users?search=${encodeURIComponent(email)}`)
    // The rows of the dashboard stay until the list is there.
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByRole('rowheader', { name: fullName })).toBeVisible()
  }
  await page.goto('/posts')
  await author(page.getByRole('article').filter({ hasText: post.title })).click()
  await isFound()
  await page.goto('/')
  const preview = page.getByRole('article').filter({ hasText: post.title })
  await author(preview).click()
  await isFound()
  await page.goBack()
  await preview.getByRole('link', { name: post.title }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(post.title)
  await expect(page.getByRole('article').first()).toContainText(post.title)
})
