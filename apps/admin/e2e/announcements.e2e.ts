// Specification: 2.14

import type { APIRequestContext, Page } from '@playwright/test'

import { chooseImage, png } from './support/plans'

import { chooseInRow, menuOf } from './support/rowMenu'

import { expect, expectAllRows, question, test } from './support/test'

interface Announcement {
  id: string
  title: string
  description: string
  date: string
  isActive: boolean
  isPinned: boolean
  imageUrl: string | null
  publishedAt: string | null
}

interface Stats {
  total: number
  active: number
  pinned: number
  today: number
}

const pageOf = async (api: APIRequestContext, page = 1, search = '') => {
  const query = `page=${page}&limit=10${search && `&search=${encodeURIComponent(search)}`}`
  const answer = await (await api.get(`/api/announcements?${query}`)).json()
  return answer as {
    data: Announcement[]
    pagination: { total: number; totalPages: number }
  }
}

const statsOf = async (api: APIRequestContext): Promise<Stats> =>
  (await (await api.get('/api/announcements/stats/overview')).json()).data

/** Creates an announcement through the API, with an old date unless told otherwise. */
const write = async (api: APIRequestContext, title: string, change: Partial<Announcement> = {}) => {
  const data = {
    title,
    description: `About ${title}`,
    date: '2020-01-02T10:00:00.000Z',
    isActive: true,
    isPinned: false,
    ...change,
  }
  const answer = await (await api.post('/api/announcements', { data })).json()
  return answer.data as Announcement
}

const article = (page: Page, title: string) => page.getByRole('article', { name: title })
const tile = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Counts' })
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) })
const form = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: /^Title/ }),
    description: dialog.getByRole('textbox', { name: /^Description/ }),
    imageUrl: dialog.getByRole('textbox', { name: 'Image URL' }),
    submit: dialog.getByRole('button', { name: /^(Create|Update) Announcement$/ }),
  }
}

async function expectStats(page: Page, { total, active, pinned, today }: Stats) {
  await expect(tile(page, 'Total')).toContainText(String(total))
  await expect(tile(page, 'Active')).toContainText(String(active))
  await expect(tile(page, 'Pinned')).toContainText(String(pinned))
  await expect(tile(page, 'Today')).toContainText(String(today))
}

test('the list has pages of ten with the numbers above it, and the address has the page', async ({
  stewardPage: page,
  steward,
}) => {
  const { data, pagination } = await pageOf(steward.api)
  await page.goto('/')
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Announcements · Hearth')
  await expectStats(page, await statsOf(steward.api))
  await expect(article(page, data[0]?.title ?? '')).toBeVisible()
  await expect(page.getByText(`Showing 1 to 10 of ${pagination.total} announcements`)).toBeVisible()

  const second = (await pageOf(steward.api, 2)).data
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(article(page, second[0]?.title ?? '')).toBeVisible()
  await expect(page).toHaveURL(/\/announcements\?page=2$/)
  await page.reload()
  await expect(article(page, second[0]?.title ?? '')).toBeVisible()
  await page.goBack()
  await expect(article(page, data[0]?.title ?? '')).toBeVisible()
  await expect(page).toHaveURL(/\/announcements$/)
})

test('the server searches; a search goes back to page one and survives a reload', async ({
  stewardPage: page,
  steward,
}) => {
  await write(steward.api, 'Zither evening in the hall')
  await page.goto('/announcements?page=2')
  await page.getByRole('searchbox').fill('ZITHER')
  await expect(page.getByText('1 announcement', { exact: true })).toBeVisible()
  await expect(article(page, 'Zither evening in the hall')).toBeVisible()
  await expect(page).toHaveURL(/\/announcements\?search=ZITHER$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ZITHER')
  await expect(article(page, 'Zither evening in the hall')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody-announced-this')
  await expect(page.getByText('No Announcements Found')).toBeVisible()
  await expect(page.getByText('No announcements match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
})

test('one is created, then edited: the list, the numbers and the database follow', async ({
  stewardPage: page,
  steward,
}) => {
  const before = await statsOf(steward.api)
  const { dialog, title, description, submit } = form(page)
  await page.goto('/announcements?search=lantern')

  await test.step('missing values are reported before anything is sent', async () => {
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog).toContainText('Create Announcement')
    await submit.click()
    await expect(dialog.getByText('Title is required')).toBeVisible()
    await expect(dialog.getByText('Description is required')).toBeVisible()
    await title.fill('t'.repeat(256))
    await expect(dialog.getByText('Title must be less than 255 characters')).toBeVisible()
  })

  await test.step('Create', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await title.fill('Lantern walk')
    await description.fill('At dusk, from the hall.')
    await dialog.getByText('Pinned Status').click()
    await submit.click()
    const { date, ...rest } = (await sent).postDataJSON()
    expect(rest).toEqual({
      title: 'Lantern walk',
      description: 'At dusk, from the hall.',
      isActive: true,
      isPinned: true,
    })
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(120_000)
    await expect(page.getByText('Announcement created successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(article(page, 'Lantern walk')).toContainText('Pinned')
    await expectStats(page, {
      total: before.total + 1,
      active: before.active + 1,
      pinned: before.pinned + 1,
      today: before.today + 1,
    })
  })

  await test.step('Edit starts with the saved values, and replaces them', async () => {
    await article(page, 'Lantern walk').getByRole('button', { name: /^Edit/ }).click()
    await expect(dialog).toContainText('Edit Announcement')
    await expect(description).toHaveValue('At dusk, from the hall.')
    await title.fill('Lantern walk and soup')
    await dialog.getByText('Active Status').click()
    await submit.click()
    await expect(page.getByText('Announcement updated successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(article(page, 'Lantern walk and soup')).toContainText('Inactive')
    await expect(tile(page, 'Active')).toContainText(String(before.active))
    const [saved] = (await pageOf(steward.api, 1, 'lantern')).data
    expect(saved).toMatchObject({
      title: 'Lantern walk and soup',
      isActive: false,
      isPinned: true,
      imageUrl: null,
      publishedAt: null,
    })
  })
})

test('the two toggles are independent, and a double click toggles once', async ({
  stewardPage: page,
  steward,
}) => {
  const { title } = await write(steward.api, 'Quiet hours in the library')
  const before = await statsOf(steward.api)
  await page.goto(`/announcements?search=${encodeURIComponent(title)}`)
  const row = article(page, title)
  const stored = async () => (await pageOf(steward.api, 1, title)).data[0]

  const pin = row.getByRole('button', { name: /^Pinned\b/ })
  await expect(pin).toHaveAttribute('aria-pressed', 'false')
  await pin.click()
  await expect(page.getByText('Pinned status updated successfully')).toBeVisible()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(tile(page, 'Pinned')).toContainText(String(before.pinned + 1))
  expect(await stored()).toMatchObject({ isActive: true, isPinned: true })

  let calls = 0
  await page.route('**/toggle-status?etag=*', async (route) => {
    calls += 1
    await route.continue()
  })
  await row.getByRole('button', { name: /^Active\b/ }).dblclick()
  await expect(page.getByText('Status updated successfully', { exact: true })).toBeVisible()
  await expect(row).toContainText('Inactive')
  await expect(tile(page, 'Active')).toContainText(String(before.active - 1))
  expect(await stored()).toMatchObject({ isActive: false, isPinned: true })
  expect(calls).toBe(1)
})

test('a toggle shows its new state at once, and goes back when it is refused', async ({
  stewardPage: page,
  steward,
}) => {
  const { title } = await write(steward.api, 'Quiet hours in the garden')
  await page.goto(`/announcements?search=${encodeURIComponent(title)}`)
  const row = article(page, title)
  const status = row.getByRole('button', { name: /^Active\b/ })
  await expect(status).toHaveAttribute('aria-pressed', 'true')
  const held = Promise.withResolvers<void>()
  await page.route('**/toggle-status?etag=*', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, json: {} })
  })

  await status.click()
  await expect(status).toHaveAttribute('aria-pressed', 'false')
  await expect(row).toContainText('Inactive')
  await expect(page.getByText('Failed to update status')).toHaveCount(0)
  held.resolve()
  await expect(page.getByText('Failed to update status')).toBeVisible()
  await expect(status).toHaveAttribute('aria-pressed', 'true')
  await expect(row).not.toContainText('Inactive')
})

test('the last one of the last page is deleted after a question, and the previous page shows', async ({
  stewardPage: page,
  steward,
}) => {
  const { pagination } = await pageOf(steward.api)
  const missing = 11 - (pagination.total % 10 || 10)
  for (let at = 0; at < missing; at += 1) {
    await write(steward.api, `Filler ${at}`, { date: `2019-01-${10 + at}T10:00:00.000Z` })
  }
  const lastPage = (await pageOf(steward.api)).pagination.totalPages
  const { data: rows } = await pageOf(steward.api, lastPage)
  expect(rows).toHaveLength(1)
  const last = rows[0]?.title ?? ''
  await page.goto(`/announcements?page=${lastPage}`)
  const dialog = question(page)

  await chooseInRow(article(page, last), 'Delete')
  await expect(dialog).toContainText('Delete Announcement')
  await expect(dialog).toContainText('Are you sure you want to delete this announcement?')
  await expect(dialog).toContainText(last)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuOf(article(page, last))).toBeFocused()

  await chooseInRow(article(page, last), 'Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Announcement deleted successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(
    lastPage - 1 === 1 ? /\/announcements$/ : new RegExp(`page=${lastPage - 1}$`),
  )
  await expect(page.getByText(/^Showing /)).toContainText(`of ${(lastPage - 1) * 10} `)
  expect((await pageOf(steward.api)).pagination.totalPages).toBe(lastPage - 1)

  await test.step('it comes back, and with it the page that was known to be gone', async () => {
    await expectAllRows(page)
    await page.getByRole('button', { name: 'Your recent activity' }).click()
    const recentAction = page.getByRole('dialog').getByRole('listitem').first()
    // The focus must not scroll a long page: that would close the recent actions.
    await recentAction.getByRole('button', { name: /^Undo/ }).press('Enter')
    await expect(recentAction).toContainText('Undone')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /next/i }).click()
    await expect(article(page, last)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`page=${lastPage}$`))
  })
})

test("the server's errors show at their fields and in a toast, and nothing typed is lost", async ({
  stewardPage: page,
  product,
}) => {
  const { dialog, title, description, imageUrl, submit } = form(page)
  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await title.fill('An image of our own')
  await description.fill('Words')
  // The browser would send the session along with a request to the product's own origin, so the
  // server refuses such an image.
  await imageUrl.fill(`${product.url}/api/users/ban/5`)
  await submit.click()
  await expect(dialog.getByText('Please enter a valid URL', { exact: true })).toBeVisible()
  await expect(page.getByText('imageUrl: Please enter a valid URL')).toBeVisible()
  await expect(imageUrl).toBeFocused()
  await expect(title).toHaveValue('An image of our own')

  await page.route('**/api/announcements', (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'No',
        errors: Array.from({ length: 9 }, (_, at) => ({ field: `f${at}`, message: 'bad' })),
      },
    }),
  )
  await imageUrl.fill('')
  await submit.click()
  await expect(page.getByText('f4: bad')).toBeVisible()
  await expect(page.getByText('and 4 more')).toBeVisible()
  await expect(page.getByText('f5: bad')).toHaveCount(0)
  await page.unroute('**/api/announcements')

  await page.route('**/api/announcements', (route) => route.fulfill({ status: 500, body: '' }))
  await submit.click()
  await expect(dialog.getByText('Failed to create announcement')).toBeVisible()
  await page.unroute('**/api/announcements')
  await submit.click()
  await expect(dialog).toBeHidden()
})

test('another steward was faster: the deletion closes, an edit keeps its input', async ({
  stewardPage: page,
  steward,
}) => {
  const first = await write(steward.api, 'Gone before the deletion')
  const second = await write(steward.api, 'Gone before the edit')
  await page.goto('/announcements?search=gone%20before')
  await chooseInRow(article(page, first.title), 'Delete')
  await steward.api.delete(`/api/announcements/${first.id}`)
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/deleted .*Gone before the deletion.*, \d\d:\d\d/)).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(article(page, first.title)).toHaveCount(0)

  const { dialog, description, submit } = form(page)
  await article(page, second.title).getByRole('button', { name: /^Edit/ }).click()
  await description.fill('Words that took a while')
  await steward.api.delete(`/api/announcements/${second.id}`)
  await submit.click()
  await expect(dialog.getByText('Announcement not found')).toBeVisible()
  await expect(description).toHaveValue('Words that took a while')
})

test('Escape and the Back button leave a draft only after a question', async ({
  stewardPage: page,
}) => {
  const { dialog, title } = form(page)
  await page.goto('/posts')
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/announcements\?compose=new$/)
  await title.fill('Half a thought')
  const asked = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(asked).toBeHidden()
  await page.goBack()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/announcements\?compose=new$/)
  await expect(title).toHaveValue('Half a thought')
  await page.goBack()
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/announcements$/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/posts$/)
})

test('an image is uploaded with an announcement, and shows in the list for everybody', async ({
  stewardPage: page,
  steward,
}) => {
  const { dialog, title, description, imageUrl, submit } = form(page)
  await page.goto('/announcements?search=meadow')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await title.fill('A meadow of our own')
  await description.fill('Look at it.')
  await chooseImage(page)
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await expect(imageUrl).toBeHidden()
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible()
  await submit.click()
  await expect(dialog).toBeHidden()

  const [saved] = (await pageOf(steward.api, 1, 'meadow')).data
  expect(saved?.imageUrl).toMatch(/\/api\/files\/images\/[\w-]+\.png$/)
  const image = article(page, 'A meadow of our own').locator('img')
  await expect(image).toHaveJSProperty('naturalWidth', 1)

  await test.step('an edit shows it, and can remove it', async () => {
    await article(page, 'A meadow of our own').getByRole('button', { name: /^Edit/ }).click()
    await dialog.getByRole('button', { name: 'Remove File' }).click()
    await expect(imageUrl).toHaveValue('')
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(image).toHaveCount(0)
    expect((await pageOf(steward.api, 1, 'meadow')).data[0]?.imageUrl).toBeNull()
  })
})

test('a linked image is checked: a dead one is an error, and nothing typed is lost', async ({
  stewardPage: page,
  steward,
}) => {
  const { dialog, title, description, imageUrl, submit } = form(page)
  const error = dialog.getByText(/^This image won't load/)
  await page.route('https://images.example/dead.png', (route) => route.abort())
  await page.route('https://images.example/alive.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: png }),
  )
  await page.goto('/announcements?search=linked')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await title.fill('A linked meadow')
  await description.fill('Look at it.')
  await imageUrl.fill('https://images.example/dead.png')
  await submit.click()
  await expect(error).toBeVisible()
  await expect(imageUrl).toBeFocused()
  await expect(title).toHaveValue('A linked meadow')
  await expect(description).toHaveValue('Look at it.')
  expect((await pageOf(steward.api, 1, 'linked meadow')).data).toEqual([])

  await imageUrl.fill('https://images.example/alive.png')
  await page.keyboard.press('Tab')
  await expect(error).toBeHidden()
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible()
  await submit.click()
  await expect(dialog).toBeHidden()
  const [saved] = (await pageOf(steward.api, 1, 'linked meadow')).data
  expect(saved?.imageUrl).toBe('https://images.example/alive.png')
  await expect(
    article(page, 'A linked meadow').getByRole('button', {
      name: 'Show image from images.example',
    }),
  ).toBeVisible()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('Later is a time in the zone of the reader, and says the same in UTC', async ({
    stewardPage: page,
    steward,
  }) => {
    const { dialog, title, description, submit } = form(page)
    await page.goto('/announcements?search=lanterns%20later')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await title.fill('Lanterns later')
    await description.fill('Bring one.')
    await dialog.getByRole('radio', { name: 'Now' }).focus()
    await page.keyboard.press('ArrowRight')
    const time = dialog.getByRole('group', { name: 'Publish time' })
    const part = (name: string) => time.getByRole('spinbutton', { name: new RegExp(`^${name}`) })
    for (const [name, digits] of [
      ['day', '21'],
      ['month', '12'],
      ['year', '2099'],
      ['hour', '09'],
      ['minute', '30'],
    ] as const) {
      await part(name).pressSequentially(digits)
    }
    await expect(dialog.getByText('In UTC: Dec 21, 2099, 14:30')).toBeVisible()
    await expect(dialog.getByText('Goes out Dec 21, 2099, 09:30')).toBeVisible()
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(article(page, 'Lanterns later')).toContainText('Scheduled for Dec 21, 2099, 09:30')
    const [saved] = (await pageOf(steward.api, 1, 'lanterns later')).data
    expect(saved?.publishedAt).toBe('2099-12-21T14:30:00.000Z')
  })
})

test('the composer has an address: a link opens it, Back closes it', async ({
  stewardPage: page,
  steward,
}) => {
  const { dialog, title } = form(page)
  const { id } = await write(steward.api, 'Zebra crossing')

  await test.step('an announcement that is on another page of the list', async () => {
    await page.goto(`/announcements?compose=${id}`)
    await expect(page.getByRole('dialog', { name: 'Edit Announcement' })).toBeVisible()
    await expect(title).toHaveValue('Zebra crossing')
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/announcements$/)
  })

  await test.step('Back and forward', async () => {
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goForward()
    await expect(title).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/announcements$/)
  })

  await test.step('one that is gone', async () => {
    await page.goto('/announcements?compose=00000000-0000-4000-8000-000000000000')
    await expect(dialog.getByText('Announcement not found')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the command menu writes one from any page', async () => {
    await page.goto('/posts')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Command menu' }).fill('create ann')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Create Announcement' })).toBeVisible()
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/posts$/)
  })
})

test('the code of the composer loads after the list, before somebody comes to it', async ({
  stewardPage: page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const composerAt = () => loaded.findIndex((path) => /\/Composer-[^/]+\.js$/.test(path))
  await page.goto('/announcements')
  await expect.poll(composerAt).toBeGreaterThan(0)
  expect(loaded.indexOf('/api/announcements')).toBeLessThan(composerAt())
})

test('list and numbers fail independently, and each tries again', async ({ stewardPage: page }) => {
  const list = /\/api\/announcements\?/
  await page.route(list, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/announcements')
  await expect(page.getByText('Some error occurred while fetching data')).toBeVisible()
  await expect(tile(page, 'Total')).toContainText(/\d/)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
})
