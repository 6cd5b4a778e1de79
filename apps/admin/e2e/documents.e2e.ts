// Documents of members with the feature `desk` (docs/desk.md): the blur, and the question before a
// download. A passport in place and its record are in desk.e2e.ts.

import type { APIRequestContext, Page } from '@playwright/test'
import { openPassport, passportImage } from './support/passport'
import { pdfOf } from './support/pdf'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

interface Member {
  id: string
  email: string
  passport: string | null
}

async function memberWithPassport(api: APIRequestContext): Promise<Member> {
  const { data } = await (await api.get('/api/users?page=1&limit=100')).json()
  const member = (data as Member[]).find(({ passport }) => passport)
  if (!member) throw new Error('The demo community has no passport')
  return member
}

const documents = (page: Page) => page.getByRole('list', { name: 'Documents' })

/** Opens the passport of the page with its key. */
async function seePassport(page: Page) {
  // Its code loads with the page.
  await expect(documents(page).getByRole('button', { name: 'Show passport' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(passportImage(page)).toBeVisible()
}

const blurOf = (page: Page) =>
  passportImage(page).evaluate((image) => getComputedStyle(image).filter)

/** Chooses how documents open, on the page of the own account. */
async function choose(page: Page, choice: string) {
  await page.goto('/account')
  await page.getByRole('button', { name: /Documents/ }).click()
  await page.getByRole('option', { name: choice }).click()
  await expect(page.getByRole('button', { name: /Documents/ })).toContainText(choice)
}

test('a passport opens blurred, one press shows it clearly, and a person may choose otherwise for later', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await memberWithPassport(steward.api)
  await page.goto(`/users/${member.id}`)
  await seePassport(page)
  expect(await blurOf(page)).toMatch(/^blur/)
  await page.keyboard.press('d')
  await expect.poll(() => blurOf(page)).toBe('none')
  await test.step('one more press closes it', async () => {
    await page.keyboard.press('d')
    await expect(openPassport(page)).toHaveCount(0)
    await expect(documents(page).getByRole('button', { name: 'Show passport' })).toBeFocused()
  })

  await choose(page, 'Clear at once')
  await test.step('after a reload', async () => {
    await page.goto(`/users/${member.id}`)
    await seePassport(page)
    expect(await blurOf(page)).toBe('none')
    await page.keyboard.press('Escape')
    await expect(openPassport(page)).toHaveCount(0)
  })
  await test.step('and back', async () => {
    await choose(page, 'Blurred at first')
    await page.goto(`/users/${member.id}`)
    await seePassport(page)
    expect(await blurOf(page)).toMatch(/^blur/)
  })
})

test('a case on the desk lists the key that shows its passport', async ({
  stewardPage: page,
  steward,
}) => {
  const read = async (path: string) => (await (await steward.api.get(path)).json()).data
  const requests: Member[] = await read('/api/users/pending-badges')
  const members: Member[] = await Promise.all(
    requests.slice(0, 10).map(({ id }) => read(`/api/users/${id}`)),
  )
  const member = members.find(({ passport }) => passport)
  await page.goto(`/desk?case=${member?.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'D Show passport' })).toBeVisible()
  await seePassport(page)
  await page.keyboard.press('d')
  await expect.poll(() => blurOf(page)).toBe('none')
  await test.step('the facts are beside it', async () => {
    const facts = await openPassport(page).getByRole('term').allTextContents()
    expect(facts.slice(0, 3)).toEqual(['Full Name', 'Date of Birth', 'Country'])
  })
  await test.step('the decision is made there, and the next case opens', async () => {
    await page.keyboard.press('r')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(openPassport(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(new RegExp(`case=${member?.id}`))
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toBeFocused()
  })
})

test.describe('where the deployment shows documents at once', () => {
  test.use({ environment: { DOCUMENTS_BLURRED: '0' } })

  test('a passport is clear, until the person chooses the blur', async ({
    stewardPage: page,
    steward,
  }) => {
    const member = await memberWithPassport(steward.api)
    await page.goto(`/users/${member.id}`)
    await seePassport(page)
    expect(await blurOf(page)).toBe('none')
    await page.keyboard.press('Escape')
    await expect(openPassport(page)).toHaveCount(0)
    await choose(page, 'Blurred at first')
    await page.goto(`/users/${member.id}`)
    await seePassport(page)
    expect(await blurOf(page)).toMatch(/^blur/)
  })
})

/** Answers the view of the passport with this file. */
const showFile = (page: Page, body: Buffer) =>
  page.route('**/passport/view', (route) =>
    route.fulfill({ body, contentType: 'application/octet-stream' }),
  )

test('fonts that are not in a PDF come from the own origin, also behind the head of a form', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await memberWithPassport(steward.api)
  const file = pdfOf(
    'BT /F 30 Tf 20 55 Td <005A0068> Tj /G 30 Tf 0 -35 Td (4) Tj ET',
    '/Font << /F 5 0 R /G 7 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /Songti /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Songti /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 0 >> /FontDescriptor 8 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
    '<< /Type /FontDescriptor /FontName /Songti /Flags 6 /FontBBox [0 -254 1000 880] >>',
  )
  const head = Buffer.from('--b7\r\nContent-Type: application/pdf\r\n\r\n')
  await showFile(page, Buffer.concat([head, file]))
  const loaded: string[] = []
  page.on('response', (answer) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.(bcmap|pfb)$/.exec(answer.url()) ?? []
    if (name && answer.ok()) loaded.push(name)
  })
  await page.goto(`/users/${member.id}`)
  await seePassport(page)
  expect(loaded.sort()).toEqual(['Adobe-GB1-UCS2', 'FoxitDingbats', 'UniGB-UCS2-H'])
  await expect(openPassport(page).getByRole('alert')).toHaveCount(0)
})

test('a page with an image that is left out says so, beside its download', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await memberWithPassport(steward.api)
  const image = '/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8'
  const file = pdfOf(
    'q 432 0 0 100 0 0 cm /I Do Q',
    '/XObject << /I 5 0 R >>',
    `<< ${image} /Width 6 0 R /Height 6 0 R /Length 0 >>\nstream\n\nendstream`,
    '10000',
  )
  await showFile(page, file)
  await page.goto(`/users/${member.id}`)
  await seePassport(page)
  await expect(openPassport(page).getByRole('alert')).toContainText('more than 50 megapixels')
  await openPassport(page).getByRole('button', { name: 'Download passport' }).click()
  await expect(question(page)).toContainText('Download Passport')
})

test('every download asks first: from a row of the list and from the command menu', async ({
  stewardPage: page,
  steward,
}) => {
  const member = await memberWithPassport(steward.api)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  /** The question names the file; a download begins only when it is confirmed. */
  const confirm = async () => {
    await expect(question(page)).toContainText('Download Passport')
    await expect(question(page)).toContainText(/ passport\.\w+/)
    const saved = page.waitForEvent('download')
    await question(page).getByRole('button', { name: 'Download', exact: true }).click()
    expect((await saved).suggestedFilename()).toContain('passport')
    await expect(question(page)).toHaveCount(0)
  }
  await test.step('from a row', async () => {
    await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
    const row = page.getByRole('row').filter({ hasText: member.email })
    await chooseInRow(row, 'Download passport')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page)).toHaveCount(0)
    expect(downloads).toEqual([])
    await chooseInRow(row, 'Download passport')
    await confirm()
  })
  await test.step('from the command menu', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Command menu' })).toBeFocused()
    await page.keyboard.type(member.email)
    await expect(page.getByRole('option', { selected: true })).toContainText(member.email)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('option', { name: 'Download passport…' }).click()
    await confirm()
  })
  expect(downloads).toHaveLength(2)
})
