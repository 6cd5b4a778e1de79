import type { Locator, Page } from '@playwright/test'
import type { Known } from '../support/products'
import { chooseInRow } from '../support/rowMenu'
import { question } from '../support/test'
import type { Network } from './network'

/** One change that a person can make, and what a failure of it looks like. */
export interface Action {
  name: string
  call: RegExp
  path: string | ((known: Known) => string)
  /** Who is signed in. @default 'steward' */
  as?: 'nobody' | 'unenrolled'
  /** Runs before the page starts. */
  before?: (network: Network) => void
  /** Opens everything up to the point where the change can be sent. */
  open?: (page: Page, network: Network) => Promise<void>
  send: (page: Page) => Locator
  /** What is typed, by label: no failure clears these fields. */
  typed?: Readonly<Record<string, string>>
  /**
   * The typed value is worthless once it is refused (4xx): it is cleared so that the person types
   * it again.
   */
  isSpent?: boolean
  /** Fields that the server may refuse, in the order of the page: name and label of each. */
  fields?: Readonly<Record<string, string>>
  /** The control that stays there for another try. */
  stays: (page: Page) => Locator
  /** Begins another try. @default `send` */
  again?: (page: Page) => Locator
  /** The message after a failure without a message from the server. */
  failure: string
  /** The message after an answer without one; nothing is said if it is absent. */
  success?: string
  /** What is loaded again where the change may have happened all the same. */
  reads?: RegExp
  /** The answer that the action needs, if it reads one. */
  needs?: object
  /** A 401 is an answer to the person, not the end of the session. */
  hasOwn401?: boolean
  /** An icon in a row: there is no room beside it for a countdown. */
  isIcon?: boolean
  /** The action needs a record, and the record may be gone. */
  isOnRecord?: boolean
  /** The message of a 409, where the action is one of a review. @default that of the server */
  refused?: string
}

export const fieldOf = (page: Page, label: string): Locator =>
  page
    .locator('form')
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('input, textarea'))

/** Types the values in the order of the page. */
export const fill = (typed: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value)
}

export const WENT_WRONG = 'Something went wrong'

/** An action that asks for confirmation first; with a `row`, it is in the menu of that row. */
export function asking<const Name extends string>(
  action: string,
  name: Name,
  {
    row,
    ...rest
  }: { row?: (page: Page) => Locator } & Omit<Action, 'name' | 'send' | 'stays'> &
    Partial<Pick<Action, 'stays'>>,
): Action & { name: Name } {
  return {
    name,
    isOnRecord: true,
    open: (page) =>
      row
        ? chooseInRow(row(page), action)
        : page
            .getByRole('button', { name: new RegExp(`^${action}\\b`), disabled: false })
            .first()
            .click(),
    send: (page) => question(page).getByRole('button', { name: action, exact: true }),
    stays: (page) => question(page),
    ...rest,
  }
}

/** An action of a form with typed values. */
export function written<const Name extends string>(
  name: Name,
  button: string,
  {
    typed,
    open,
    ...rest
  }: Omit<Action, 'name' | 'send' | 'stays' | 'typed'> & Required<Pick<Action, 'typed'>>,
): Action & { name: Name } {
  const send = (page: Page) => page.getByRole('button', { name: button, exact: true })
  return {
    ...rest,
    name,
    typed,
    open: async (page, network) => {
      await open?.(page, network)
      await fill(typed)(page)
    },
    send,
    stays: send,
  }
}
