// Specification: 2.19, 7, 8

import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { type S3Server, startS3Server } from '../../server/test/s3Server.ts'
import { chooseImage } from './support/plans'
import { StaticHost } from './support/staticHost'
import { test as base, expect } from './support/test'

// Uploads go to a store on its own origin: the store must allow it by CORS, and the policy of the
// page must allow the store.
const test = base.extend<object, { store: S3Server }>({
  store: [
    // Playwright reads here which fixtures the hook takes; it needs none.
    async ({ browserName: _ }, use) => {
      const store = await startS3Server()
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  environment: ({ store }, use) => use(store.env),
  product: async ({ product, store }, use) => {
    await store.allow(product.url)
    await use(product)
  },
})

const uploaded = (page: Page) => page.getByText('Image uploaded successfully!').last()
const box = (page: Page) => page.getByRole('group', { name: 'Tier Image' })

test('a steward creates a tier: the browser sends the file to the store, and the image shows', async ({
  stewardPage: page,
  steward,
  store,
}) => {
  await page.goto('/memberships/create')
  await page.getByRole('textbox', { name: 'Tier Name' }).fill('Lighthouse')
  await page.getByRole('textbox', { name: 'Price' }).fill('19.90')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await chooseImage(page)
  await expect(uploaded(page)).toBeVisible()
  const put = await sent
  const { origin, pathname } = new URL(put.url())
  expect(origin).toBe(store.url)
  const headers = await put.allHeaders()
  expect(headers['content-type']).toBe('image/png')
  expect(headers.cookie).toBeUndefined()
  expect(store.requests).toContain(`OPTIONS ${pathname}`)

  await page.getByRole('button', { name: 'Create Membership Tier' }).click()
  await expect(page).toHaveURL(/\/memberships$/)
  const { data } = await (await steward.api.get('/api/membership-plan/get-all')).json()
  const plan = data.find(({ name }: { name: string }) => name === 'Lighthouse')
  expect(plan.image).toBe(pathname.replace('/hearth/', '/'))

  await page.getByRole('link', { name: 'Lighthouse', exact: true }).click()
  const image = page.locator(`img[src="${plan.image}"]`)
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1)
})

test('a file that is not an image is refused at its field, and another one is saved', async ({
  stewardPage: page,
}) => {
  await page.goto('/memberships/create')
  await page.getByRole('textbox', { name: 'Tier Name' }).fill('Disguise')
  await page.getByRole('textbox', { name: 'Price' }).fill('1')
  await chooseImage(page, { buffer: Buffer.from('<!doctype html><script>alert(1)</script>') })
  await expect(uploaded(page)).toBeVisible()
  await page.getByRole('button', { name: 'Create Membership Tier' }).click()
  await expect(page.getByText("image: This file isn't a PNG image")).toBeVisible()
  await expect(box(page)).toContainText("This file isn't a PNG image")
  await expect(page).toHaveURL(/\/memberships\/create$/)
  await page.getByRole('button', { name: 'Remove File' }).click()
  await chooseImage(page)
  await expect(page.getByRole('button', { name: 'Remove File' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Membership Tier' }).click()
  await expect(page).toHaveURL(/\/memberships$/)
})

/** Chooses an image and expects its upload to fail with these words, in the box and in a toast. */
const failToUpload = async (page: Page, words: string) => {
  await chooseImage(page)
  await expect(box(page)).toContainText(words)
  await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible()
}

test('a refusal of the store shows its status, and another try works', async ({
  stewardPage: page,
  store,
}) => {
  await page.goto('/memberships/create')
  await test.step('the link has expired', async () => {
    store.ahead = 11 * 60_000
    await failToUpload(page, 'Upload failed with status: 403')
    store.ahead = 0
  })
  await test.step('the store has a failure of its own', async () => {
    store.failing = { status: 500, code: 'InternalError' }
    await failToUpload(page, 'Upload failed with status: 500')
    store.failing = undefined
  })
  await chooseImage(page)
  await expect(uploaded(page)).toBeVisible()
})

test('a store that does not answer has its own message', async ({ stewardPage: page, store }) => {
  await page.goto('/memberships/create')
  await page.route(`${store.url}/**`, (route) => route.abort('connectionrefused'))
  await failToUpload(page, 'Upload failed')
  await page.unroute(`${store.url}/**`)
  await chooseImage(page)
  await expect(uploaded(page)).toBeVisible()
})

test('a bucket without its CORS rule accepts nothing from the panel', async ({
  stewardPage: page,
  store,
  product,
}) => {
  await page.goto('/memberships/create')
  await store.allow('https://panel.example.org')
  await failToUpload(page, 'Upload failed')
  await store.allow(product.url)
  await chooseImage(page)
  await expect(uploaded(page)).toBeVisible()
})

test("a static host with the store's origin sends the server's policy", async ({
  request,
  store,
  product,
}) => {
  const host = await StaticHost.start(`set $hearth_uploads ' ${store.url}';`)
  const policyOf = async (url: string) =>
    (await request.get(`${url}/robots.txt`)).headers()['content-security-policy']
  const policy = await policyOf(host.url)
  await host.dispose()
  expect(policy).toContain(`connect-src 'self' ${store.url};`)
  expect(policy).toBe(await policyOf(product.url))
})
