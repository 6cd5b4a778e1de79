import type { Page } from '@playwright/test'
import {
  type BenchPage,
  countNodes,
  forgetInteractions,
  heapSize,
  inputTime,
  markInput,
  readSeen,
  until,
} from './page.ts'

/** What is measured of one site, by the name of the figure. */
export type Figures = Partial<Record<FigureName, number>>

export type FigureName =
  | 'content'
  | 'usable'
  | 'rows'
  | 'nav'
  | 'search'
  | 'nextPage'
  | 'nextPageAtOnce'
  | 'interaction'
  | 'nextPageFrame'
  | 'keyFrame'
  | 'linkFrame'
  | 'linkAgainFrame'
  | 'nodes10'
  | 'nodes100'
  | 'shift'
  | 'heap'

const rowSelector = '[data-row-id]'

const isThere = (selector: string) => document.querySelector(selector) !== null

const hasChanged = ({ selector, before }: { selector: string; before: string }) => {
  const text = document.querySelector(selector)?.textContent
  return typeof text === 'string' && text !== before
}

/** Resolves once the first row differs from what it is now. */
async function untilRowsChange(page: Page): Promise<() => Promise<number>> {
  const before = (await page.locator(rowSelector).first().textContent()) ?? ''
  return () => until(page, hasChanged, { selector: rowSelector, before })
}

const navigationLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation').getByRole('link', { name }).first()
const postsLink = (page: Page) => navigationLink(page, /^Posts/)
const untilPosts = (page: Page) => until(page, isThere, 'main article')

/** The login page: when its first content is painted, and when its button reacts. */
export async function visitLogin({ page }: BenchPage, url: string): Promise<Figures> {
  await page.goto(`${url}/login`, { waitUntil: 'commit' })
  const usable = await until(
    page,
    () => {
      const invalid = document.querySelector('[aria-invalid=true]') !== null
      if (!invalid) document.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
      return invalid
    },
    undefined,
  )
  const content = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  return { content, usable }
}

/** Milliseconds from a press to the frame in which something holds. */
async function timed(
  page: Page,
  press: () => Promise<unknown>,
  done: () => Promise<number>,
): Promise<number> {
  await press()
  const end = await done()
  return end - (await inputTime(page))
}

/** Presses the pointer where it is. */
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** Opens the list of users and waits until the page is idle. */
async function openUsers({ page, rest }: BenchPage, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const rows = await until(page, isThere, rowSelector)
  await rest()
  await markInput(page, 'mousedown')
  await markInput(page, 'keydown')
  return rows
}

/** A steward at work: users, three pages, a search, then posts. */
export async function visitPanel(bench: BenchPage, url: string): Promise<Figures> {
  const { page, rest } = bench
  const rows = await openUsers(bench, `${url}/users`)
  const nodes10 = await countNodes(page)
  const heap = await heapSize(bench)

  const turns: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: 'Next page', exact: true }).hover()
    turns.push(await timed(page, () => press(page), await untilRowsChange(page)))
    await rest()
  }

  await page.getByRole('main').getByRole('searchbox').focus()
  await page.keyboard.type('clara lopes 2', { delay: 60 })
  await rest()
  const found = await untilRowsChange(page)
  const search = await timed(page, () => page.keyboard.press('1'), found)
  await rest()

  const nav = await timed(
    page,
    () => postsLink(page).click(),
    () => untilPosts(page),
  )
  await rest()
  return { rows, nodes10, heap, nextPage: median(turns), search, nav, ...(await readSeen(page)) }
}

/** Milliseconds that the slowest frame after an act took, at least the 16 of a frame. */
async function frameOf(
  { page, rest }: BenchPage,
  act: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<number> {
  await forgetInteractions(page)
  await act()
  await done()
  await rest()
  return Math.max(16, (await readSeen(page)).interaction)
}

/** How soon a page paints what is pressed in it, each press on its own. */
export async function visitPresses(bench: BenchPage, url: string): Promise<Figures> {
  const { page, rest } = bench
  await page.goto(`${url}/users`, { waitUntil: 'commit' })
  await until(page, isThere, rowSelector)
  await markInput(page, 'mousedown')
  const next = page.getByRole('button', { name: 'Next page', exact: true })
  await next.hover()
  const nextPageAtOnce = await timed(page, () => press(page), await untilRowsChange(page))
  await rest()

  const turns: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await next.hover()
    await rest()
    turns.push(await frameOf(bench, () => press(page), await untilRowsChange(page)))
  }

  await page.getByRole('main').getByRole('searchbox').focus()
  const keys: number[] = []
  for (const key of 'cla') {
    keys.push(await frameOf(bench, () => page.keyboard.press(key), rest))
  }

  const openPosts = () =>
    frameOf(
      bench,
      () => postsLink(page).click(),
      () => untilPosts(page),
    )
  const linkFrame = await openPosts()
  await navigationLink(page, /^Users/).click()
  await until(page, isThere, rowSelector)
  await rest()
  const linkAgainFrame = await openPosts()
  return {
    nextPageAtOnce,
    nextPageFrame: median(turns),
    keyFrame: Math.max(...keys),
    linkFrame,
    linkAgainFrame,
  }
}

/** The nodes of a page with a hundred rows. */
export async function countHundred({ page, rest }: BenchPage, url: string): Promise<Figures> {
  await page.goto(`${url}/users?limit=100`, { waitUntil: 'commit' })
  await until(page, isThere, `${rowSelector}:nth-of-type(100)`)
  await rest()
  return { nodes100: await countNodes(page) }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
