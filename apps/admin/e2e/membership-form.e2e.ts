// Specification: 2.19

import { Buffer } from 'node:buffer'
import type { Page, Route } from '@playwright/test'
import { avif, chooseImage, make, named, png, row } from './support/plans'
import { expect, test } from './support/test'

const cancelQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' })

test.describe('create', () => {
  test('a tier with an image: the file goes with its type, the price as typed', async ({
    stewardPage: page,
    steward,
    product,
  }) => {
    await page.goto('/memberships')
    await page.getByRole('link', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: 'Create Membership', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Create Membership · Hearth')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Lighthouse')
    await page.getByRole('textbox', { name: 'Price' }).fill(' 19.90')
    await page.getByRole('textbox', { name: 'Description' }).fill('For those who keep the light.')

    const asked = page.waitForRequest('**/api/file/generate-upload-url/admin')
    const put = page.waitForRequest((request) => request.method() === 'PUT')
    await chooseImage(page)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect((await asked).postDataJSON()).toEqual({ fileName: 'tier.png', fileType: 'image/png' })
    const file = await put
    expect(await file.headerValue('content-type')).toBe('image/png')

    const sent = page.waitForRequest('**/api/membership-plan/create')
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    const { pathname } = new URL(file.url())
    expect((await sent).postDataJSON()).toEqual({
      name: 'Lighthouse',
      price: ' 19.90',
      period: 'lifetime',
      description: 'For those who keep the light.',
      features: [''],
      isActive: true,
      image: pathname,
    })
    await expect(page.getByText('Membership created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(row(page, 'Lighthouse')).toContainText('$19.90')
    expect(await named(steward.api, 'Lighthouse')).toMatchObject({ price: 19.9, image: pathname })
    const served = await steward.api.get(`${product.url}${pathname}`)
    expect((await served.body()).subarray(0, 8)).toEqual(png.subarray(0, 8))
  })

  test('an upload shows its progress, and Remove File cancels it', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    const devTools = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
    await devTools.send('Network.emulateNetworkConditions', slow)
    const cancelled = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
    await chooseImage(page, { buffer: Buffer.alloc(2_000_000) })
    const progress = page.getByRole('progressbar', { name: 'Uploading' })
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
    await expect.poll(percent).toBeGreaterThan(0)
    const before = await percent()
    await expect.poll(percent).toBeGreaterThan(before)
    expect(await percent()).toBeLessThan(100)

    await page.getByRole('button', { name: 'Remove File' }).click()
    await cancelled
    await expect(progress).toHaveCount(0)
    await expect(page.getByText('Drop an image here, or browse')).toBeVisible()
    await expect(page.getByText('Upload failed')).toHaveCount(0)

    await devTools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await chooseImage(page)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  })

  test('each failure of an upload has its own message', async ({ stewardPage: page }) => {
    const both = async (words: string) => {
      await expect(page.getByRole('group', { name: 'Tier Image' })).toContainText(words)
      await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible()
    }
    const address = '**/api/file/generate-upload-url/admin'
    const files = '**/api/files/**'
    await page.goto('/memberships/create')

    await test.step('too large: never sent', async () => {
      const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
      await chooseImage(page, { name: 'large.png', buffer })
      await expect(page.getByText('File size must be less than 5MB')).toBeVisible()
    })
    const notSupported = 'File type not supported. Accepted types: PNG, JPEG, WebP, GIF'
    await test.step('of another type: never sent', async () => {
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await chooseImage(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer })
      await expect(page.getByText(notSupported)).toBeVisible()
    })
    await test.step('a photo that this browser cannot turn into a JPEG: never sent', async () => {
      const buffer = Buffer.from('no browser can read this')
      await chooseImage(page, { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
      await both(notSupported)
    })
    await test.step('the server gives a reason', async () => {
      await page.route(address, (route) =>
        route.fulfill({ status: 400, json: { message: notSupported } }),
      )
      await chooseImage(page)
      await both(`Upload failed: ${notSupported}`)
      await page.unroute(address)
    })
    await test.step('the server gives none', async () => {
      await page.route(address, (route) => route.fulfill({ status: 500, body: '<html>' }))
      await chooseImage(page)
      await both('Upload process failed')
      await page.unroute(address)
    })
    await test.step('the file is refused', async () => {
      await page.route(files, (route) => route.fulfill({ status: 503, body: '' }))
      await chooseImage(page)
      await both('Upload failed with status: 503')
      await page.unroute(files)
    })
    await test.step('nobody answers', async () => {
      await page.route(files, (route) => route.abort())
      await chooseImage(page)
      await both('Upload failed')
      await page.unroute(files)
    })
    await test.step('another try works', async () => {
      await chooseImage(page)
      await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
      await page.getByRole('button', { name: 'Remove File' }).click()
      await expect(page.getByText('tier.png')).toHaveCount(0)
    })
  })

  test('a photo of a type that the server refuses is sent as a JPEG', async ({
    stewardPage: page,
    steward,
    product,
  }) => {
    await page.goto('/memberships/create')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Meadow')
    await page.getByRole('textbox', { name: 'Price' }).fill('1')
    const asked = page.waitForRequest('**/api/file/generate-upload-url/admin')
    await chooseImage(page, { name: 'IMG_0001.avif', mimeType: 'image/avif', buffer: avif })
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect((await asked).postDataJSON()).toEqual({
      fileName: 'IMG_0001.jpg',
      fileType: 'image/jpeg',
    })
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    await expect(page).toHaveURL(/\/memberships$/)
    const { image } = await named(steward.api, 'Meadow')
    const size = await page.evaluate(async (src) => {
      const shown = new Image()
      shown.src = src
      await shown.decode()
      return [shown.naturalWidth, shown.naturalHeight]
    }, `${product.url}${image}`)
    expect(size).toEqual([16, 9])
  })

  test('a photo whose name and type say nothing is known by its content', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    const unknown = { name: '1000008715', mimeType: 'application/octet-stream' }
    await chooseImage(page, { ...unknown, buffer: Buffer.from('only words') })
    await expect(
      page
        .getByRole('main')
        .getByText('File type not supported. Accepted types: PNG, JPEG, WebP, GIF'),
    ).toBeVisible()
    const asked = page.waitForRequest('**/api/file/generate-upload-url/admin')
    await chooseImage(page, unknown)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect((await asked).postDataJSON()).toEqual({
      fileName: '1000008715',
      fileType: 'image/png',
    })
  })

  test('unsaved changes are asked about: by links, by Cancel, and by Sign out', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    const name = page.getByRole('textbox', { name: 'Tier Name' })
    await name.fill('Half a tier')
    const asked = cancelQuestion(page)
    const keep = async () => {
      await asked.getByRole('button', { name: 'Keep editing' }).click()
      await expect(asked).toBeHidden()
      await expect(page).toHaveURL(/\/memberships\/create$/)
      await expect(name).toHaveValue('Half a tier')
    }
    await page.getByRole('link', { name: /^Posts/ }).click()
    await keep()
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await way.getByRole('link', { name: 'Memberships' }).click()
    await keep()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await keep()
    await page.getByRole('button', { name: /Ada Hearth/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await keep()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await asked.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/memberships$/)
  })

  test('a tier that is saved late does not take the person off another page', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Slow')
    await page.getByRole('textbox', { name: 'Price' }).fill('1')
    const held = Promise.withResolvers<Route>()
    await page.route('**/api/membership-plan/create', (route) => held.resolve(route))
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    const creation = await held.promise
    const other = page.getByRole('textbox', { name: 'Tier Name' })
    await page
      .getByRole('link', { name: /^Memberships/ })
      .first()
      .click()
    await cancelQuestion(page).getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Create' }).click()
    await other.fill('Half a tier')
    await creation.continue()
    await expect(page.getByText('Membership created successfully!')).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('Its end')
    await expect(other).toHaveValue('Half a tier')
    await expect(page).toHaveURL(/\/memberships\/create$/)
  })

  test('a session that ended leads to the sign-in without a question', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Too late')
    await page.context().clearCookies({ name: 'sid' })
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmemberships%2Fcreate/)
  })
})

test.describe('edit', () => {
  test('starts with the saved values, warns about an invalid price, sends a number', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Compass')
    await page.goto('/memberships')
    await row(page, 'Compass').getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByRole('heading', { name: 'Edit Membership', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Edit Compass · Memberships · Hearth')
    await expect(page.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Compass')
    const price = page.getByRole('textbox', { name: 'Price' })
    await expect(price).toHaveValue('12.50')
    await price.fill('abc')
    await expect(
      page.getByText("This isn't a number. The price will be saved as $0.00.").first(),
    ).toBeVisible()
    await price.fill('14.25')
    await page.getByText('Active Status').click()
    const sent = page.waitForRequest('**/api/membership-plan/edit')
    await page.getByRole('button', { name: 'Update Membership Tier' }).click()
    expect((await sent).postDataJSON()).toEqual({
      id,
      name: 'Compass',
      price: 14.25,
      period: 'month',
      description: 'About Compass',
      isActive: false,
      image: '',
      etag: expect.any(String),
    })
    await expect(page.getByText('Membership updated successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(row(page, 'Compass')).toContainText('$14.25')
    expect(await named(steward.api, 'Compass')).toMatchObject({
      price: 14.25,
      isActive: false,
      features: ['First', 'Second'],
    })
  })

  test('an image is replaced, then removed', async ({ stewardPage: page, steward }) => {
    const { id } = await make(steward.api, 'Framed')
    const save = async () => {
      await page.getByRole('button', { name: 'Update Membership Tier' }).click()
      await expect(page).toHaveURL(/\/memberships$/)
      return (await named(steward.api, 'Framed')).image
    }
    await page.goto(`/memberships/edit/${id}`)
    await chooseImage(page)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect(await save()).toMatch(/^\/api\/files\/images\/[0-9a-f-]+\.png$/)
    await page.goto(`/memberships/edit/${id}`)
    await page.getByRole('button', { name: 'Remove File' }).click()
    expect(await save()).toBeNull()
  })

  test('the form has what somebody else has saved meanwhile, not cached data', async ({
    stewardPage: page,
    steward,
  }) => {
    const plan = await make(steward.api, 'Shared')
    await page.clock.install()
    await page.goto(`/memberships/view/${plan.id}`)
    await expect(page.getByText('About Shared')).toBeVisible()
    const { id, name, period, isActive } = plan
    await steward.api.put('/api/membership-plan/edit', {
      data: { id, name, period, isActive, price: 99, description: 'By somebody else' },
    })
    // Older than the data that counts as fresh.
    await page.clock.fastForward(31_000)
    const held = Promise.withResolvers<void>()
    const call = '**/api/membership-plan/get-one/**'
    await page.route(call, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(call)
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await asked
    await expect(page).toHaveURL(/\/memberships\/edit\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Edit/)
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveCount(0)
    held.resolve()
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('99.00')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('By somebody else')
  })

  test('a plan without an id opens, and Update says what is missing', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Anonymous')
    await page.route('**/api/membership-plan/get-one/*', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { data: { ...data, id: undefined } } })
    })
    await page.goto(`/memberships/edit/${id}`)
    await expect(page.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Anonymous')
    await page.getByRole('button', { name: 'Update Membership Tier' }).click()
    await expect(page.getByRole('alert')).toHaveText('Membership ID is required')
    await expect(page).toHaveURL(/\/memberships\/edit\//)
  })
})
