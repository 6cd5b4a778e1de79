// The desk (issue of the feature `desk`, docs/desk.md)

import type { APIRequestContext, Page } from '@playwright/test'
import { counted } from './support/counted'
import { expect, question, test } from './support/test'

test.use({ usesUp: 'cases of the desk' })

interface Request {
  id: string
  fullName: string | null
  email: string
}

const read = async <Data>(api: APIRequestContext, path: string): Promise<Data> =>
  ((await (await api.get(path)).json()) as { data: Data }).data

interface Member {
  badgeRequestStatus: number
  isBanned: boolean
  isVerified: boolean
  status: string
}

const memberOf = (api: APIRequestContext, id: string) => read<Member>(api, `/api/users/${id}`)

/** The open case, beside the list or in a sheet. */
const openCase = (page: Page) =>
  page.locator('section, [role=dialog]').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })

/** Waits until the facts of the open case are in view. */
const seeCase = (page: Page) => expect(openCase(page).getByText('Country')).toBeVisible()

const refusalOf = async (api: APIRequestContext, id: string) =>
  (await read<{ refusal: object | null }>(api, `/api/desk/members/${id}`)).refusal

/** Decides the open request as a steward would: approves it, unless it would be refused. */
async function decideByKeys(page: Page, press: (key: string) => Promise<void>, approves: boolean) {
  await press(approves ? 'a' : 'r')
  const confirm = approves
    ? question(page).getByRole('button', { name: 'Approve', exact: true })
    : question(page).getByRole('textbox')
  await expect(question(page)).toBeVisible()
  if (approves && !(await confirm.evaluate((one) => one === document.activeElement))) {
    await press('Tab')
  }
  await expect(confirm).toBeFocused()
  await press(approves ? 'Enter' : 'ControlOrMeta+Enter')
  await expect(question(page)).toHaveCount(0)
}

test('forty requests are decided by keyboard in at most 90 keys, and nothing is downloaded', async ({
  stewardPage: page,
  steward,
}) => {
  // More than 80 steps, and a busy machine.
  test.setTimeout(240_000)
  const { count, press } = counted(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  const requests = await read<Request[]>(steward.api, '/api/users/pending-badges?limit=200')
  const forty = requests.slice(0, 40)
  expect(forty).toHaveLength(40)
  await page.goto(`/desk?queue=citizenship&case=${forty[0]?.id}`)
  const expected = new Map<string, number>()
  for (const { id } of forty) {
    await expect(page).toHaveURL(new RegExp(`case=${id}`))
    await seeCase(page)
    const approves = (await refusalOf(steward.api, id)) === null
    if (!approves)
      await expect(
        openCase(page)
          .getByText(/first|reject/i)
          .first(),
      ).toBeVisible()
    await decideByKeys(page, press, approves)
    expected.set(id, approves ? 2 : 0)
  }
  for (const [id, status] of expected) {
    await expect.poll(async () => (await memberOf(steward.api, id)).badgeRequestStatus).toBe(status)
  }
  expect(downloads).toEqual([])
  expect(count.keys).toBeLessThanOrEqual(90)
})
