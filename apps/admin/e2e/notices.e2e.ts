// Notices by anybody, and reporters in bad faith (docs/redress.md)

import type { APIRequestContext } from '@playwright/test'
import { expect, mailed, question, test } from './support/test'

test.use({ usesUp: 'cases of the desk' })

interface Reported {
  id: string
  title: string
  reports: number
}

interface ReportedPost {
  notices: { reference: string }[]
  reports: { reporter: { id: string; name: string } }[]
}

const read = async <Data>(api: APIRequestContext, path: string): Promise<Data> =>
  ((await (await api.get(path)).json()) as { data: Data }).data

test('anybody sends a notice on a phone, and gets the outcome after the decision', async ({
  page,
  browser,
  steward,
  product,
}) => {
  const [post] = await read<{ id: string; title: string }[]>(steward.api, '/api/posts')
  if (!post) throw new Error('The demo community has no post')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/notice')
  await expect(page).toHaveTitle('Report an illegal post · Hearth')
  const address = page.getByLabel('Address of the post')
  const send = page.getByRole('button', { name: 'Send notice' })
  await address.fill('https://example.com/posts/1')
  await page.getByLabel('Why is it illegal?').fill('The images are mine.')
  await page.getByLabel('Your name').fill('Maria Silva')
  await page.getByLabel('Your email').fill('Maria@Example.org')

  await test.step('the server names a wrong address', async () => {
    await send.click()
    await expect(address).toHaveAccessibleDescription(/isn't of this community/)
    await expect(address).toBeFocused()
  })
  await test.step('a lost connection loses nothing', async () => {
    await address.fill(`${product.url}/posts/${post.id}`)
    await page.route('**/api/notices', (route) => route.abort())
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.unroute('**/api/notices')
    await expect(page.getByLabel('Why is it illegal?')).toHaveValue('The images are mine.')
  })
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notice arrived')
  await expect(page.getByText('maria@example.org')).toBeVisible()
  const reference = await mailed(product, 'notice-received', 'maria@example.org')
  await expect(page.getByText(reference)).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)

  await test.step('a steward decides', async () => {
    const context = await browser.newContext({ baseURL: product.url })
    const user = { userName: 'Ada', email: steward.email, role: 'ADMIN', is2FAEnabled: true }
    await context.addCookies([
      ...steward.cookies,
      { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: product.url },
    ])
    const desk = await context.newPage()
    await desk.goto(`/desk?queue=reports&case=${post.id}`)
    await expect(desk.getByText('Maria Silva')).toBeVisible()
    await desk.keyboard.press('r')
    await expect(question(desk)).toContainText(
      'The sender of the notice gets the outcome by email.',
    )
    await desk.keyboard.type('Stolen images')
    await desk.keyboard.press('ControlOrMeta+Enter')
    await expect(desk.getByText('Post hidden')).toBeVisible()
    await context.close()
  })
  expect(await mailed(product, 'notice-outcome', 'maria@example.org')).toBe(reference)
})

test('the reports of a member stop from a case, and count again from the page of the member', async ({
  stewardPage: page,
  steward,
}) => {
  const posts = await read<Reported[]>(steward.api, '/api/desk/reports')
  const post = posts.find(({ reports }) => reports >= 2)
  if (!post) throw new Error('The demo community has no such post')
  const path = `/api/desk/reports/${post.id}`
  const { reports } = await read<ReportedPost>(steward.api, path)
  const [first] = reports
  if (!first) throw new Error('The post has no report')
  const { id, name } = first.reporter
  const isMuted = async () =>
    (await read<{ isReporterMuted: boolean }>(steward.api, `/api/users/${id}`)).isReporterMuted

  await page.goto(`/desk?queue=reports&case=${post.id}`)
  const stop = page.getByRole('button', { name: `Stop reports of ${name}` })
  await stop.click()
  await test.step('not without a reason', async () => {
    await question(page).getByRole('button', { name: 'Stop reports' }).click()
    await expect(question(page).getByText('Enter a reason')).toBeVisible()
  })
  await question(page).getByRole('textbox', { name: 'Reason' }).fill('Reports every post')
  await test.step('a failure keeps the reason', async () => {
    await page.route('**/mute-reports', (route) => route.abort())
    await question(page).getByRole('button', { name: 'Stop reports' }).click()
    await expect(question(page).getByRole('textbox', { name: 'Reason' })).toHaveValue(
      'Reports every post',
    )
    await page.unroute('**/mute-reports')
  })
  await question(page).getByRole('button', { name: 'Stop reports' }).click()
  await expect(stop).toHaveCount(0)
  expect(await isMuted()).toBe(true)
  const left = (await read<ReportedPost>(steward.api, path)).reports
  expect(left).toHaveLength(reports.length - 1)

  await page.goto(`/users/${id}`)
  await expect(page.getByText('Reports by this member count for nothing.')).toBeVisible()
  await page.getByRole('button', { name: 'Count reports again' }).click()
  await question(page).getByRole('textbox', { name: 'Reason' }).fill('Half a year is over')
  await question(page).getByRole('button', { name: 'Count reports again' }).click()
  await expect.poll(isMuted).toBe(false)
  const again = await read<ReportedPost>(steward.api, path)
  expect(again.reports).toHaveLength(reports.length)
})
