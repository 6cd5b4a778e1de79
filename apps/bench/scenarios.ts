import type { Page } from '@playwright/test'
import {
  type BenchPage,
  countNodes,
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
  | 'navHover'
  | 'navAgain'
  | 'search'
  | 'nextPage'
  | 'interaction'
  | 'nodes10'
  | 'nodes100'
  | 'frame'
  | 'shift'
  | 'heap'

const rowSelector = '[data-row-id]'

const isThere = (selector: string) => document.querySelector(selector) !== null

/** The text of the first row, to see it change. */
const firstRow = (page: Page) =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', rowSelector)

const hasChanged = ({ selector, before }: { selector: string; before: string }) => {
  const text = document.querySelector(selector)?.textContent
  return typeof text === 'string' && text !== before
}

/** The login page: when a press of its button does something. */
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
  const { shift } = await readSeen(page)
  return { usable, shift }
}

/**
 * The login page: when its content is painted. Nothing of the bench runs in the page before it has
 * loaded: that would take the page's time, and less of it from a small one.
 */
export async function visitContent({ page }: BenchPage, url: string): Promise<Figures> {
  await page.goto(`${url}/login`)
  await until(page, isThere, 'h1')
  return { content: await paintedAt(page) }
}

const paintedAt = (page: Page): Promise<number> =>
  until(
    page,
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
  ).then(() =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )

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

/** A steward's walk: users, pages, a search, posts and back. */
export async function walk(bench: BenchPage, url: string): Promise<Figures> {
  const { page, rest } = bench
  const figures: Figures = {}
  const link = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).first()
  const changed = async () => {
    const before = await firstRow(page)
    return () => until(page, hasChanged, { selector: rowSelector, before })
  }

  await page.goto(`${url}/users`, { waitUntil: 'commit' })
  figures.rows = await until(page, isThere, rowSelector)
  await rest()
  figures.nodes10 = await countNodes(page)
  figures.heap = await heapSize(bench)
  await markInput(page, 'mousedown')
  await markInput(page, 'keydown')

  const turns: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const next = page.getByRole('button', { name: 'Next page', exact: true })
    await next.hover()
    const done = await changed()
    turns.push(await timed(page, () => press(page), done))
    await rest()
  }
  figures.nextPage = median(turns)

  await page.getByRole('main').getByRole('searchbox').focus()
  await page.keyboard.type('clara lopes 2', { delay: 60 })
  await rest()
  const found = await changed()
  figures.search = await timed(page, () => page.keyboard.press('1'), found)
  await rest()

  const posts = () => until(page, isThere, 'main article')
  figures.nav = await timed(page, () => link(/^Posts/).click(), posts)
  await rest()
  await link(/^Users/).click()
  await until(page, isThere, rowSelector)
  await link(/^Posts/).hover()
  await rest()
  figures.navAgain = await timed(page, () => press(page), posts)

  const { shift, interaction } = await readSeen(page)
  return { ...figures, shift, interaction }
}

/** A press where the pointer is. */
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** A cold visit whose pointer rests on a link before the press. */
export async function hoverThenPress({ page, rest }: BenchPage, url: string): Promise<Figures> {
  await page.goto(`${url}/users`, { waitUntil: 'commit' })
  await until(page, isThere, rowSelector)
  await rest()
  await markInput(page, 'mousedown')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Posts/ })
    .first()
    .hover()
  await rest()
  const navHover = await timed(
    page,
    () => press(page),
    () => until(page, isThere, 'main article'),
  )
  return { navHover }
}

/** A hundred rows: their nodes, and the frames of a scroll. */
export async function scrollHundred({ page, rest }: BenchPage, url: string): Promise<Figures> {
  await page.goto(`${url}/users?limit=100`, { waitUntil: 'commit' })
  await until(page, isThere, `${rowSelector}:nth-of-type(100)`)
  await rest()
  const nodes100 = await countNodes(page)
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { frames })
  })
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, step < 30 ? 120 : -120)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const sorted = frames.toSorted((a, b) => a - b)
  return { nodes100, frame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
