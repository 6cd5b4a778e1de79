// Specification: 2.18

import { Buffer } from 'node:buffer'
import type { APIRequestContext, Page } from '@playwright/test'
import { pretend } from './support/pretend'
import { expect, question, test } from './support/test'

interface Plan {
  id: string
  name: string
  price: number
  period: string
  description: string
  summary: string | null
  features: string[]
  isActive: boolean
  image: string | null
}

/** One red point: the smallest PNG that a browser shows. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'tier.png', mimeType: 'image/png', buffer: png }

const stored = async (api: APIRequestContext): Promise<Plan[]> =>
  (await (await api.get('/api/membership-plan/get-all')).json()).data

const named = async (api: APIRequestContext, name: string): Promise<Plan> => {
  const plan = (await stored(api)).find((one) => one.name === name)
  if (!plan) throw new Error(`There is no plan ${name}`)
  return plan
}

/** Makes a plan through the call itself. */
const make = async (
  api: APIRequestContext,
  name: string,
  change: Partial<Plan> = {},
): Promise<Plan> => {
  const data = {
    name,
    price: '12.50',
    period: 'month',
    description: `About ${name}`,
    features: ['First', 'Second'],
    isActive: true,
    ...change,
  }
  return (await (await api.post('/api/membership-plan/create', { data })).json()).data
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const chooseImage = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file)
const cancelQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' })

test.describe('list', () => {
  test('an administrator sees every plan with its price, and goes to its page', async ({
    stewardPage: page,
    steward,
  }) => {
    const plans = await stored(steward.api)
    await page.goto('/')
    await page.getByRole('link', { name: /^Memberships/ }).click()
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Memberships · Hearth')
    await expect(page.getByRole('rowheader')).toHaveCount(plans.length)
    await expect(row(page, 'Family')).toContainText('$79.90')
    await expect(row(page, 'Trial 2023')).toContainText('Inactive')
    await page.getByRole('link', { name: 'Family', exact: true }).click()
    await expect(page).toHaveURL(
      new RegExp(`/memberships/view/${(await named(steward.api, 'Family')).id}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the place stands in the address', async ({ stewardPage: page, steward }) => {
    for (let at = (await stored(steward.api)).length; at <= 10; at += 1) {
      await make(steward.api, `Filler ${at}`, { isActive: false })
    }
    const { length } = await stored(steward.api)
    await page.goto('/memberships?limit=10')
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/limit=10/)
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveCount(length - 10)
  })

  test('Sync tells the server, then loads the list again', async ({
    stewardPage: page,
    steward,
  }) => {
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const { name } = await make(steward.api, 'Made elsewhere')
    const told = page.waitForResponse('**/api/membership-plan/sync')
    await page.getByRole('button', { name: 'Sync' }).click()
    expect((await told).status()).toBe(200)
    await expect(row(page, name)).toBeVisible()
  })

  test('a sync that fails is only logged, and the list loads all the same', async ({
    stewardPage: page,
    steward,
  }) => {
    const lines: string[] = []
    page.on('console', (line) => lines.push(line.text()))
    await page.route('**/api/membership-plan/sync', (route) =>
      route.fulfill({ status: 403, json: { message: 'The provider is asleep' } }),
    )
    await page.goto('/memberships')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const { name } = await make(steward.api, 'Made in spite of it')
    await page.getByRole('button', { name: 'Sync' }).click()
    await expect(row(page, name)).toBeVisible()
    await expect(page.getByText('The provider is asleep')).toHaveCount(0)
    expect(lines).toContain('POST /membership-plan/sync 403 The provider is asleep')
  })

  test('a plan is deactivated, activated and deleted, each after its question', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id, name } = await make(steward.api, 'Short lived')
    await page.goto('/memberships')
    const deed = async (button: string, words: string) => {
      await row(page, name)
        .getByRole('button', { name: new RegExp(`^${button}\\b`) })
        .click()
      const dialog = question(page)
      await expect(dialog).toContainText(words)
      await expect(dialog).toContainText(name)
      await dialog.getByRole('button', { name: button, exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await deed('Deactivate', 'Are you sure you want to deactivate this membership?')
    await expect(page.getByText('Membership status updated successfully!').first()).toBeVisible()
    await expect(row(page, name)).toContainText('Inactive')
    expect((await named(steward.api, name)).isActive).toBe(false)
    await deed('Activate', 'Are you sure you want to activate this membership?')
    await expect(row(page, name)).not.toContainText('Inactive')
    expect((await named(steward.api, name)).isActive).toBe(true)
    await deed(
      'Delete',
      'Are you sure you want to delete this membership? This action cannot be undone.',
    )
    await expect(page.getByText('Membership deleted successfully!')).toBeVisible()
    await expect(row(page, name)).toHaveCount(0)
    expect((await steward.api.get(`/api/membership-plan/get-one/${id}`)).status()).toBe(404)
  })

  test('a list that cannot be loaded says so, and tries again on a press', async ({
    stewardPage: page,
  }) => {
    await page.route('**/api/membership-plan/get-all', (route) =>
      route.fulfill({ status: 403, json: {} }),
    )
    await page.goto('/memberships')
    await expect(page.getByText('Error loading memberships. Please try again.')).toBeVisible()
    await page.unroute('**/api/membership-plan/get-all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
})

test('another role sees the active plans, looks at one, and comes no further', {
  tag: ['@2.18', '@2.20', '@6'],
}, async ({ stewardPage: page, steward, context, product }) => {
  await pretend(context, product.url, 'member')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const active = (await stored(steward.api)).filter(({ isActive }) => isActive)
  const family = await named(steward.api, 'Family')

  await page.goto('/memberships')
  await expect(page.getByRole('rowheader')).toHaveCount(active.length)
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(active.length)
  for (const role of ['button', 'link'] as const) {
    await expect(
      page.getByRole(role, { name: /^(Create|Edit|Delete|(De)?activate)\b/i }),
    ).toHaveCount(0)
  }
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/memberships\/view\//)
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit|Delete|Deactivate/ })).toHaveCount(0)

  for (const address of ['/memberships/create', `/memberships/edit/${family.id}`]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  }
  expect(calls).toContain('/api/membership-plan/get-active')
  expect(calls).not.toContain('/api/membership-plan/get-all')
})

test.describe('create', { tag: '@2.19' }, () => {
  test('a tier with a picture: the file goes without cookies, the price as typed', async ({
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
    await chooseImage(page, picture)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect((await asked).postDataJSON()).toEqual({ fileName: 'tier.png', fileType: 'image/png' })
    const file = await put
    const headers = await file.allHeaders()
    expect(headers['content-type']).toBe('image/png')
    expect(headers.cookie).toBeUndefined()

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
    expect((await served.body()).equals(png)).toBe(true)
  })

  test('a price that is none comes back to its field and in a toast; nothing is lost', async ({
    stewardPage: page,
  }) => {
    await page.goto('/memberships/create')
    const price = page.getByRole('textbox', { name: 'Price' })
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Priceless')
    await price.fill('a lot')
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    const words = 'Price must be a number from 0 to 1000000 with at most 2 decimals'
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByText(`price: ${words}`)).toBeVisible()
    await expect(price).toBeFocused()
    await expect(price).toHaveValue('a lot')
    await expect(page).toHaveURL(/\/memberships\/create$/)
  })

  test('an upload fails in the words for each way to fail', async ({ stewardPage: page }) => {
    const both = async (words: string) => {
      await expect(page.getByRole('group', { name: 'Tier Image' })).toContainText(words)
      await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible()
    }
    const address = '**/api/file/generate-upload-url/admin'
    const files = '**/api/files/**'
    await page.goto('/memberships/create')

    await test.step('too large: never sent', async () => {
      const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
      await chooseImage(page, { name: 'large.png', mimeType: 'image/png', buffer })
      await expect(page.getByText('File size must be less than 5MB')).toBeVisible()
    })
    await test.step('the server gives a reason', async () => {
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await chooseImage(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer })
      await both('Upload failed: File type not supported. Accepted types: image/*')
    })
    await test.step('the server gives none', async () => {
      await page.route(address, (route) => route.fulfill({ status: 500, body: '<html>' }))
      await chooseImage(page, picture)
      await both('Upload process failed')
      await page.unroute(address)
    })
    await test.step('the file is refused', async () => {
      await page.route(files, (route) => route.fulfill({ status: 503, body: '' }))
      await chooseImage(page, picture)
      await both('Upload failed with status: 503')
      await page.unroute(files)
    })
    await test.step('nobody answers', async () => {
      await page.route(files, (route) => route.abort())
      await chooseImage(page, picture)
      await both('Upload failed')
      await page.unroute(files)
    })
    await test.step('another try works', async () => {
      await chooseImage(page, picture)
      await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
      await page.getByRole('button', { name: 'Remove File' }).click()
      await expect(page.getByText('tier.png')).toHaveCount(0)
    })
  })

  test('unsaved changes are asked about: by the navigation, by Cancel, and by Sign out', async ({
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
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await keep()
    await page.getByRole('button', { name: /Ada Hearth/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await keep()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await asked.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/memberships$/)
  })

  test('a session that ended leads to the sign-in without a question', async ({
    stewardPage: page,
    departs,
  }) => {
    await page.goto('/memberships/create')
    await page.getByRole('textbox', { name: 'Tier Name' }).fill('Too late')
    await page.context().clearCookies({ name: 'sid' })
    departs('POST /membership-plan/create 401: Invalid security scheme used')
    await page.getByRole('button', { name: 'Create Membership Tier' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmemberships%2Fcreate/)
  })
})

test.describe('edit', { tag: '@2.19' }, () => {
  test('begins with what is saved, says what becomes of a price that is none, sends a number', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Compass')
    await page.goto('/memberships')
    await row(page, 'Compass').getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByRole('heading', { name: 'Edit Membership', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Edit Membership · Hearth')
    await expect(page.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Compass')
    const price = page.getByRole('textbox', { name: 'Price' })
    await expect(price).toHaveValue('12.50')
    await price.fill('abc')
    await expect(
      page.getByText('This is not a number: the price will be saved as $0.00.').first(),
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

  test('a picture is replaced, then taken away', async ({ stewardPage: page, steward }) => {
    const { id } = await make(steward.api, 'Framed')
    const save = async () => {
      await page.getByRole('button', { name: 'Update Membership Tier' }).click()
      await expect(page).toHaveURL(/\/memberships$/)
      return (await named(steward.api, 'Framed')).image
    }
    await page.goto(`/memberships/edit/${id}`)
    await chooseImage(page, picture)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    expect(await save()).toMatch(/^\/api\/files\/tiers\/[0-9a-f-]+\.png$/)
    await page.goto(`/memberships/edit/${id}`)
    await page.getByRole('button', { name: 'Remove File' }).click()
    expect(await save()).toBeNull()
  })

  test('what somebody else has saved meanwhile is in the form, not what is remembered', async ({
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
    // Older than what is taken for fresh.
    await page.clock.fastForward(31_000)
    await page.route('**/api/membership-plan/get-one/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('99.00')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('By somebody else')
  })

  test('a plan that is not there says so', async ({ stewardPage: page }) => {
    await page.goto('/memberships/edit/no-such-plan')
    await expect(page.getByText('Error loading membership. Please try again.')).toBeVisible()
  })
})

test.describe('view', { tag: '@2.20' }, () => {
  test('shows the plan, edits its summary, and asks before one is lost', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Harvest')
    await page.goto('/memberships')
    await row(page, 'Harvest')
      .getByRole('link', { name: /^View Details/ })
      .click()
    await expect(page).toHaveTitle('Membership · Hearth')
    await expect(page.getByText('No summary available')).toBeVisible()
    await expect(page.getByText('Second')).toBeVisible()

    const edit = page.getByRole('button', { name: 'Edit Summary' })
    const field = page.getByRole('textbox', { name: 'Summary' })
    await edit.click()
    await field.fill('Apples for everybody')
    await page.getByRole('link', { name: /^Posts/ }).click()
    const asked = page.getByRole('alertdialog', { name: 'Discard the changed summary?' })
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(new RegExp(`/memberships/view/${id}$`))

    const sent = page.waitForRequest('**/api/membership-plan/edit')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await sent).postDataJSON()).toEqual({
      id,
      name: 'Harvest',
      price: 12.5,
      summary: 'Apples for everybody',
    })
    await expect(page.getByText('Summary updated successfully!')).toBeVisible()
    await expect(field).toBeHidden()
    await expect(page.getByText('Apples for everybody')).toBeVisible()
    expect(await named(steward.api, 'Harvest')).toMatchObject({
      summary: 'Apples for everybody',
      description: 'About Harvest',
    })

    await page.route('**/api/membership-plan/edit', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await edit.click()
    await field.fill('Pears')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alertdialog').getByText('Failed to update summary')).toBeVisible()
    await expect(field).toHaveValue('Pears')
  })

  test('is deactivated and deleted from its page, which then is no more', async ({
    stewardPage: page,
    steward,
  }) => {
    const { id } = await make(steward.api, 'Passing')
    await page.goto('/memberships')
    await page.getByRole('link', { name: 'Passing', exact: true }).click()
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
    const dialog = question(page)
    await expect(dialog).toContainText('Are you sure you want to deactivate this membership?')
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    expect((await named(steward.api, 'Passing')).isActive).toBe(false)

    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Membership deleted successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/memberships$/)
    await expect(row(page, 'Passing')).toHaveCount(0)
    await page.goto(`/memberships/view/${id}`)
    await expect(page.getByText('Error loading membership. Please try again.')).toBeVisible()
    await page.getByRole('link', { name: 'Memberships', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  })
})
