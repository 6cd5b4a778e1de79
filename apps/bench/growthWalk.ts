import type { Page } from '@playwright/test'
import type { Community, MockApi } from './mockApi.ts'
import { type BenchPage, busyTime, heapSize, longestInteraction, until } from './page.ts'

/** What was measured of the panel in one community. Times are in milliseconds. */
export interface Growth {
  /** Until the first row shows. */
  readonly rows: number
  /** Megabytes of JavaScript objects. */
  readonly heap: number
  /** The longest time from an input to the next paint, and what a person did. */
  readonly worst: number
  readonly action: string
  /** Work of each second on the dashboard while its polls find nothing new. */
  readonly idle: number
}

interface Action {
  readonly name: string
  readonly run: (page: Page) => Promise<unknown>
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const link = (name: RegExp) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click()
const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

const search = (text: string): readonly Action[] => [
  { name: 'a search typed', run: (page) => box(page).pressSequentially(text, { delay: 60 }) },
  { name: 'search cleared', run: (page) => box(page).press('Escape') },
]
const pages: readonly Action[] = [
  { name: 'next page', run: button('Next page') },
  { name: 'page back', run: button('Previous page') },
  { name: 'last page', run: button('Last page') },
  { name: 'first page', run: button('First page') },
]
const dashboard = { name: 'to the dashboard', run: link(/^Dashboard/) }

/** A steward's way through a list, from its page to the dashboard. */
const ways: Readonly<Record<keyof Community, { path: string; actions: readonly Action[] }>> = {
  users: {
    path: '/users',
    actions: [...pages, ...search('clara 1'), dashboard, { name: 'back', run: link(/^Users/) }],
  },
  posts: {
    path: '/posts',
    actions: [
      ...pages,
      ...search('evening 9'),
      { name: 'a post selected', run: (page) => page.getByRole('checkbox').nth(1).click() },
      { name: 'selection cleared', run: (page) => page.keyboard.press('Escape') },
      dashboard,
      { name: 'back', run: link(/^Posts/) },
    ],
  },
  invites: {
    path: '/invites',
    actions: [
      ...pages,
      { name: 'sorted by email', run: button('Email') },
      { name: 'sorted backwards', run: button('Email') },
      dashboard,
    ],
  },
}

const rowSelector = '[data-row-id]'
const isThere = (selector: string) => document.querySelector(selector) !== null

/**
 * Goes the way through the list that has grown, and stays on the dashboard for a while.
 * @param count how many there are of what has grown
 */
export async function measureGrowth(
  bench: BenchPage,
  url: string,
  of: keyof Community,
  count: number,
  api: MockApi,
): Promise<Growth> {
  const { page, rest } = bench
  const { path, actions } = ways[of]
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  const rows = await until(page, isThere, rowSelector)
  await rest()
  const heap = await heapSize(bench)

  let worst = { time: 0, action: '' }
  const take = async (action: string, run: () => Promise<unknown>) => {
    await longestInteraction(page)
    await run()
    await rest()
    const time = await longestInteraction(page)
    if (time > worst.time) worst = { time, action }
  }
  for (const { name, run } of actions) await take(name, () => run(page))

  await page.goto(url, { waitUntil: 'commit' })
  await page.getByText(count.toLocaleString('en'), { exact: true }).first().waitFor()
  const idle = await workOfASecond(bench)
  await take('keys while news arrive', async () => {
    api.addNews()
    const arrived = new Set<string>()
    page.on('response', (response) => {
      if (response.status() === 200) arrived.add(new URL(response.url()).pathname)
    })
    while (!(arrived.has('/api/posts') && arrived.has('/api/invite'))) {
      await page.keyboard.press('Tab', { delay: 20 })
    }
    for (let more = 0; more < 40; more += 1) await page.keyboard.press('Tab', { delay: 20 })
  })
  return { rows, heap, worst: worst.time, action: worst.action, idle }
}

/** Milliseconds of work, over three of the shortest polls: 15 s (specification 9). */
async function workOfASecond(bench: BenchPage): Promise<number> {
  const { page, rest } = bench
  const poll = async () => {
    await page.waitForResponse(
      (response) =>
        response.status() === 304 && response.url().endsWith('/api/users/pending-badges'),
    )
    await rest()
  }
  await poll()
  const began = performance.now()
  const before = await busyTime(bench)
  for (let times = 0; times < 3; times += 1) await poll()
  return ((await busyTime(bench)) - before) / ((performance.now() - began) / 1_000)
}
