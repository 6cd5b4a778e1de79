import { expect, type Locator, type Page } from '@playwright/test'
import { menuOf } from '../e2e/support/rowMenu'
import { question } from '../e2e/support/test'

/** One thing that a person does, and what shows that it is done. */
export interface Interaction {
  name: string
  path: string
  /** The page is loaded anew each time. @default false */
  isFirst?: boolean
  /** Runs before each round. */
  before?: (page: Page) => Promise<unknown>
  /** What is clicked; otherwise a key is pressed. */
  click?: (page: Page) => Locator
  press?: string
  /** Waits until it is done. */
  done: (page: Page) => Promise<unknown>
  /** Goes back to where the round began. */
  after?: (page: Page) => Promise<unknown>
}

const rows = (page: Page) => page.locator('[data-row-id]')
const notBanned = (page: Page) => rows(page).filter({ hasNotText: 'Banned' }).first()
const titled = (page: Page) => page.getByRole('heading', { level: 1 })
const view = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Views' }).getByRole('link', { name })
const boxes = (page: Page) => page.getByRole('checkbox')
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name })
const account = (page: Page) => page.getByRole('button', { name: /^Ada Hearth/ })
const item = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const commands = (page: Page) => page.getByRole('combobox', { name: 'Command menu' })

/** Closes what is open, and waits until it has left. */
const close = (overlay: (page: Page) => Locator) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
}
const menu = (page: Page) => page.getByRole('menu')

/** Chooses a value of the user menu, which stays open, after another one. */
const chosen = (value: string, other: string) => ({
  before: async (page: Page) => {
    if ((await menu(page).count()) === 0) await account(page).click()
    await item(page, other).click()
    await expect(item(page, other)).toBeChecked()
  },
  click: (page: Page) => item(page, value),
  done: (page: Page) => expect(item(page, value)).toBeChecked(),
})

export const interactions: readonly Interaction[] = [
  {
    name: 'row menu',
    path: '/users',
    click: (page) => menuOf(notBanned(page)),
    done: (page) => menu(page).waitFor(),
    after: close(menu),
  },
  {
    name: 'ban question',
    path: '/users',
    before: (page) => menuOf(notBanned(page)).click(),
    click: (page) => page.getByRole('menuitem', { name: 'Ban', exact: true }),
    done: (page) => question(page).waitFor(),
    after: close(question),
  },
  {
    name: 'verify question',
    path: '/users?status=pending&limit=100',
    click: (page) => page.getByRole('button', { name: /^Verify\b/, disabled: false }).first(),
    done: (page) => question(page).waitFor(),
    after: close(question),
  },
  {
    name: 'view',
    path: '/users',
    click: (page) => view(page, /^Pending/),
    done: (page) => page.waitForURL(/status=pending/),
    after: async (page) => {
      await view(page, /^All/).click()
      await page.waitForURL(/users$/)
    },
  },
  {
    name: 'next page',
    path: '/users',
    click: (page) => page.getByRole('button', { name: 'Next page', exact: true }),
    done: (page) => page.waitForURL(/page=2/),
    after: async (page) => {
      await page.goBack()
      await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    },
  },
  {
    name: 'letter in a search',
    path: '/users',
    before: (page) => page.getByRole('main').getByRole('searchbox').focus(),
    press: 'a',
    done: (page) => expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a'),
    after: async (page) => {
      await page.keyboard.press('Backspace')
      await expect(rows(page)).toHaveCount(10)
    },
  },
  {
    name: 'sort',
    path: '/badge-requests',
    click: (page) => page.getByRole('button', { name: 'Name', exact: true }),
    done: (page) => page.waitForURL(/sort=name/),
    after: (page) => page.goBack(),
  },
  {
    name: 'selection',
    path: '/badge-requests',
    click: (page) => boxes(page).nth(2),
    done: (page) => expect(boxes(page).nth(2)).toBeChecked(),
    after: (page) => boxes(page).nth(2).press('Space'),
  },
  {
    name: 'bulk question',
    path: '/badge-requests',
    before: async (page) => {
      if (!(await boxes(page).first().isChecked())) await boxes(page).first().press('Space')
    },
    click: (page) =>
      page.getByRole('region', { name: /selected$/ }).getByRole('button', { name: 'Reject' }),
    done: (page) => page.getByRole('alertdialog', { name: 'Reject Badges' }).waitFor(),
    after: close((page) => page.getByRole('alertdialog', { name: 'Reject Badges' })),
  },
  {
    name: 'review panel, J',
    path: '/badge-requests?review=first',
    press: 'j',
    done: (page) => expect(page.getByText('Country', { exact: true })).toBeVisible(),
  },
  {
    name: 'command menu, first',
    path: '/users',
    isFirst: true,
    press: 'Control+k',
    done: (page) => commands(page).waitFor(),
    after: close(commands),
  },
  {
    name: 'command menu, again',
    path: '/users',
    press: 'Control+k',
    done: (page) => commands(page).waitFor(),
    after: close(commands),
  },
  {
    name: 'member page, J',
    path: '/users',
    before: async (page) => {
      if (!/users$/.test(page.url())) return
      await rows(page).first().getByRole('link').click()
      await expect(titled(page)).toBeFocused()
    },
    press: 'j',
    done: (page) => expect(titled(page)).toBeFocused(),
  },
  {
    name: 'user menu',
    path: '/users',
    click: (page) => account(page),
    done: (page) => menu(page).waitFor(),
    after: close(menu),
  },
  {
    name: 'another page',
    path: '/posts',
    click: (page) => link(page, 'Users'),
    done: (page) => expect(titled(page)).toHaveText('Users'),
    after: async (page) => {
      await link(page, 'Posts').click()
      await expect(titled(page)).toHaveText('Posts')
    },
  },
  {
    name: 'back to a list',
    path: '/users',
    before: async (page) => {
      await rows(page).first().getByRole('link').click()
      await expect(titled(page)).toBeFocused()
      await expect(page.getByText('Country', { exact: true })).toBeVisible()
    },
    click: (page) => page.getByRole('main').getByRole('link', { name: 'Users', exact: true }),
    done: (page) => expect(rows(page)).toHaveCount(10),
  },
  {
    name: 'composer',
    path: '/announcements',
    click: (page) => page.getByRole('button', { name: 'Create', exact: true }),
    done: (page) => expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused(),
    after: close((page) => page.getByRole('dialog')),
  },
  {
    name: 'density',
    path: '/users',
    ...chosen('Compact', 'Comfortable'),
  },
  {
    name: 'theme',
    path: '/users',
    ...chosen('Dark', 'Light'),
  },
]
