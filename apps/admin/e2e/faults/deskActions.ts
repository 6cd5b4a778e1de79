import type { Page } from '@playwright/test'
import { chooseInRow } from '../support/rowMenu'
import { question } from '../support/test'
import { type Action, asking, WENT_WRONG } from './action'
import type { Network } from './network'
import { entry, note } from './recordAnswers'

const notes = /^GET \/users\/[\w-]+\/notes$/
const member = /^GET \/users\/[\w-]{36}$/

/** The contract asks for a reason. */
const giveReason = (page: Page) => question(page).getByRole('textbox').fill('Asks for money')

/** A decision about the first reported post: the usual one is a button, the others are in the menu. */
const report = <const Name extends string>(name: Name, label: string, success: string) =>
  asking(label, name, {
    call: /^POST \/desk\/reports\/[\w-]+\/decision$/,
    path: '/desk?queue=reports',
    open: async (page) => {
      const row = page.locator('[data-row-id]').first()
      if (label === 'Keep') await row.getByRole('button', { name: /^Keep / }).click()
      else await chooseInRow(row, label)
      await giveReason(page)
    },
    failure: WENT_WRONG,
    success,
    reads: /^GET \/desk\/reports$/,
    needs: { data: entry },
  })

/** Shows every member with documents, held or not. */
const withDocuments = (isHeld: boolean) => (network: Network) =>
  network.answer(member, async (call) => {
    const { data } = JSON.parse(await call.fetch())
    const documents = {
      passportDeletedAt: null,
      certificateDeletedAt: null,
      passportDueAt: null,
      isHeld,
    }
    await call.fulfill({ json: { data: { ...data, documents } } })
  })

/** Holds the documents of a member, or lets them go. */
const hold = <const Name extends string>(
  name: Name,
  label: string,
  isHeld: boolean,
  success: string,
) =>
  asking(label, name, {
    call: /^POST \/users\/[\w-]+\/(hold|release)$/,
    path: ({ userId }) => `/users/${userId}`,
    before: withDocuments(isHeld),
    open: async (page) => {
      await page.getByRole('button', { name: label, exact: true }).click()
      await giveReason(page)
    },
    failure: WENT_WRONG,
    success,
    reads: member,
    needs: { data: entry },
  })

/** The actions on the desk and on the page of a member. */
export const rowsOfDesk = [
  report('keep a reported post', 'Keep', 'Post kept'),
  report('hide a reported post', 'Hide', 'Post hidden'),
  report(
    'hide a reported post and ban its author',
    'Hide and ban',
    'Post hidden and its author banned',
  ),
  hold('hold documents', 'Keep documents', false, 'Documents are kept'),
  hold('release documents', 'Release', true, 'Documents are no longer kept'),
  asking('Erase from the record', 'erase a member from the record', {
    call: /^POST \/users\/[\w-]+\/erase$/,
    path: ({ userId }) => `/users/${userId}`,
    open: async (page) => {
      await page.getByRole('button', { name: /^Actions for / }).click()
      await page.getByRole('menuitem', { name: 'Erase from the record' }).click()
      await giveReason(page)
    },
    failure: WENT_WRONG,
    success: 'Erased from the record',
    reads: /^GET \/users\/[\w-]+\/timeline/,
    needs: { data: entry },
  }),
  asking('Delete', 'delete a note', {
    call: /^DELETE \/notes\/n1$/,
    path: ({ userId }) => `/users/${userId}`,
    before: (network) => network.answer(notes, (call) => call.fulfill({ json: { data: [note] } })),
    open: (page) => page.getByRole('button', { name: 'Delete note' }).click(),
    failure: WENT_WRONG,
    success: 'Note deleted',
    reads: notes,
  }),
] as const satisfies readonly Action[]
