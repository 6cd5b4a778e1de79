// Specification: 2.12, 2.15, 2.17

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

interface Moved {
  /** The heading of the page that another one moved over. */
  over: string
  /** What had one place on both pages, and went from one to the other. */
  parts: string[]
}

const moves = (page: Page) => page.evaluate(() => (window as { moves?: Moved[] }).moves ?? [])

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Moved[] = []
    Object.assign(window, { moves: recorded })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const move = { over: document.querySelector('h1')?.textContent ?? '', parts: [''] }
      recorded.push(move)
      const transition = start(update)
      const group = /group\((member-.+)\)/
      transition.ready.then(() => {
        move.parts = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .flatMap((pseudo) => (pseudo && group.exec(pseudo)?.[1]) || [])
          .sort()
      })
      return transition
    }
  })

/** From the list of members to one of them, back, and to another list. */
async function walk(page: Page) {
  await recordMoves(page)
  await page.goto('/users')
  await expect(heading(page)).toHaveText('Users')
  const member = page.getByRole('rowheader').getByRole('link').nth(2)
  const name = (await member.locator(':scope > :not([aria-hidden])').textContent()) ?? ''
  await member.click()
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Users')
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await expect(heading(page)).toHaveText('Announcements')
  return name
}

const parts = ['member-image', 'member-name']

test('the image and the name of a member move from the row to the page, and back', async ({
  stewardPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const name = await walk(page)
  await expect
    .poll(() => moves(page))
    .toEqual([
      { over: 'Users', parts },
      { over: name, parts },
    ])
})

test('they move from the review of a request to the page of the member, and back', async ({
  stewardPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordMoves(page)
  await page.goto('/badge-requests')
  const request = page.getByRole('rowheader').getByRole('link').nth(2)
  const name = (await request.locator(':scope > :not([aria-hidden])').textContent()) ?? ''
  await request.click()
  await page.getByRole('link', { name: 'Member page' }).click()
  await expect(heading(page)).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect
    .poll(() => moves(page))
    .toEqual([
      { over: 'Badge Requests', parts },
      { over: name, parts },
    ])
})

test('under reduced motion nothing moves', async ({ stewardPage: page }) => {
  await walk(page)
  expect(await moves(page)).toEqual([])
})
