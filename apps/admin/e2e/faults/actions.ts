import type { Locator, Page } from '@playwright/test'
import { writeReasons } from '../support/reasons'
import { chooseInRow } from '../support/rowMenu'
import { question } from '../support/test'
import { type Action, asking, fieldOf, WENT_WRONG, written } from './action'
import { rowsOfDesk } from './deskActions'
import type { Fault } from './faults'
import { entry, note } from './recordAnswers'
import { rowsOfTeam } from './teamActions'

/** The panel of a citizenship request. */
export const reviewPanel = (page: Page): Locator =>
  page.locator('section, [role=dialog]').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })

const rows = (page: Page) => page.locator('[data-row-id]')
const firstRow = (page: Page) => rows(page).first()

const done: Fault = { name: 'done', answer: { status: 200, json: {} } }
const refused: Fault = { name: 'refused', answer: { status: 502, body: '' } }

const users = /^GET \/users$/
const announcements = /^GET \/announcements$/
const plans = /^GET \/membership-plan\/get-all$/
const plan = /^GET \/membership-plan\/get-one\//
const draft = { title: 'Soup evening', description: 'Bring a bowl.' }
const tier = { 'Tier Name': 'Ember', Price: '7.50', Description: 'Warm.' }
const tierFields = { name: 'Tier Name', price: 'Price', description: 'Description' }
const announcement = {
  typed: { Title: draft.title, Description: draft.description },
  fields: { title: 'Title', description: 'Description', imageUrl: 'Image URL' },
  path: '/announcements',
  reads: announcements,
}

const rowsOfPages = [
  asking('Ban', 'ban', {
    call: /^GET \/users\/ban\//,
    path: '/users?status=verified',
    row: firstRow,
    failure: WENT_WRONG,
    reads: users,
  }),
  asking('Delete', 'delete a user with a reason', {
    call: /^POST \/users\/[\w-]+\/remove$/,
    path: '/users?status=verified',
    open: async (page) => {
      await chooseInRow(firstRow(page), 'Delete')
      await question(page).getByRole('textbox').fill('Spam in three posts')
    },
    failure: 'Failed to delete user',
    success: 'User deleted successfully!',
    reads: users,
    needs: { data: entry },
  }),
  written('note something about a member', 'Add note', {
    call: /^POST \/users\/[\w-]+\/notes$/,
    path: ({ userId }) => `/users/${userId}`,
    typed: { 'New note': 'Called at noon.' },
    fields: { text: 'New note' },
    failure: WENT_WRONG,
    needs: { data: note },
    reads: /^GET \/users\/[\w-]+\/notes$/,
  }),
  written('edit the reasons', 'Save reasons', {
    call: /^PUT \/reason-templates$/,
    path: '/settings',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit reasons' }).click()
      await writeReasons(page.getByRole('dialog'), /^Ban/, [''])
    },
    typed: { Reason: 'It was a mistake' },
    fields: { ban: 'Reason' },
    failure: WENT_WRONG,
    success: 'Reasons saved',
    needs: { data: [] },
  }),
  asking('Unban', 'unban', {
    call: /^GET \/users\/un-ban\//,
    path: '/users?status=banned',
    row: firstRow,
    failure: WENT_WRONG,
    reads: users,
  }),
  asking('Verify', 'verify a user', {
    call: /^POST \/users\/verify\//,
    path: '/users?status=pending&limit=100',
    failure: 'Failed to verify user',
    success: 'User verified successfully!',
    reads: users,
  }),
  asking('Delete', 'delete a user', {
    call: /^DELETE \/users\//,
    path: '/users',
    row: firstRow,
    failure: 'Failed to delete user',
    success: 'User deleted successfully!',
    reads: users,
  }),
  asking('Approve', 'approve a badge', {
    call: /^POST \/users\/badges\//,
    path: '/badge-requests',
    failure: WENT_WRONG,
    reads: /^GET \/users\/pending-badges$/,
  }),
  asking('Reject', 'reject a badge', {
    call: /^POST \/users\/badges\//,
    path: '/',
    failure: WENT_WRONG,
    reads: /^GET \/users\/pending-badges$/,
  }),
  asking('Delete', 'delete a post', {
    call: /^DELETE \/posts\//,
    path: '/posts',
    failure: WENT_WRONG,
    reads: /^GET \/posts$/,
  }),
  asking('Delete', 'delete an announcement', {
    call: /^DELETE \/announcements\//,
    path: '/announcements',
    row: firstRow,
    failure: 'Failed to delete announcement',
    success: 'Announcement deleted successfully',
    reads: announcements,
  }),
  asking('Deactivate', 'deactivate a membership', {
    call: /^PATCH \/membership-plan\/[^/]+\/active$/,
    path: '/memberships',
    row: (page) => rows(page).filter({ hasNotText: 'Inactive' }).first(),
    failure: 'Failed to update membership status',
    success: 'Membership status updated successfully!',
    reads: plans,
  }),
  asking('Delete', 'delete a membership', {
    call: /^DELETE \/membership-plan\/delete\//,
    path: '/memberships',
    row: firstRow,
    failure: 'Failed to delete membership',
    success: 'Membership deleted successfully!',
    reads: plans,
  }),
  {
    name: 'switch an announcement',
    call: /\/toggle-status$/,
    isIcon: true,
    path: '/announcements',
    send: (page) => page.getByRole('button', { name: /^Active\b/ }).first(),
    stays: (page) => page.getByRole('button', { name: /^Active\b/ }).first(),
    failure: 'Failed to update status',
    success: 'Status updated successfully',
    reads: announcements,
  },
  {
    name: 'pin an announcement',
    call: /\/toggle-pinned$/,
    isIcon: true,
    path: '/announcements',
    send: (page) => page.getByRole('button', { name: /^Pinned\b/ }).first(),
    stays: (page) => page.getByRole('button', { name: /^Pinned\b/ }).first(),
    failure: 'Failed to update pinned status',
    success: 'Pinned status updated successfully',
    reads: announcements,
  },
  written('create an announcement', 'Create Announcement', {
    ...announcement,
    call: /^POST \/announcements$/,
    open: (page) => page.getByRole('button', { name: 'Create', exact: true }).click(),
    failure: 'Failed to create announcement',
    success: 'Announcement created successfully',
  }),
  written('edit an announcement', 'Update Announcement', {
    ...announcement,
    call: /^PUT \/announcements\//,
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit\b/ })
        .first()
        .click(),
    failure: 'Failed to update announcement',
    success: 'Announcement updated successfully',
  }),
  written('send a notification', 'Send', {
    call: /^POST \/fcm\/send-notification-to-user$/,
    path: ({ userId }) => `/users/${userId}`,
    open: (page) => page.getByRole('button', { name: 'Send Push Notification' }).click(),
    typed: { Title: 'Meeting moved', Message: 'To the hall.' },
    fields: { title: 'Title', body: 'Message' },
    failure: 'Failed to send notification',
    success: 'Push notification sent successfully!',
  }),
  written('create a membership', 'Create Membership Tier', {
    call: /^POST \/membership-plan\/create$/,
    path: '/memberships/create',
    typed: tier,
    fields: tierFields,
    failure: WENT_WRONG,
  }),
  written('edit a membership', 'Update Membership Tier', {
    call: /^PUT \/membership-plan\/edit$/,
    path: ({ planId }) => `/memberships/edit/${planId}`,
    typed: tier,
    fields: tierFields,
    failure: 'Failed to update membership',
    success: 'Membership updated successfully!',
    reads: plan,
  }),
  written('write a summary', 'Save', {
    call: /^PUT \/membership-plan\/edit$/,
    path: ({ planId }) => `/memberships/view/${planId}`,
    open: (page) => page.getByRole('button', { name: 'Edit Summary' }).click(),
    typed: { Summary: 'For those who stay.' },
    fields: { summary: 'Summary' },
    failure: 'Failed to update summary',
    success: 'Summary updated successfully!',
    reads: plan,
  }),
  written('sign in', 'Login', {
    call: /^POST \/auth\/signin$/,
    path: '/login',
    as: 'nobody',
    typed: { Email: 'ada@hearth.example', Password: 'blue kettle 9' },
    fields: { email: 'Email', password: 'Password' },
    failure: 'An error occurred during login',
    needs: {
      data: {
        user: {
          id: '1',
          userName: 'Ada',
          email: 'ada@hearth.example',
          role: 'ADMIN',
          is2FAEnabled: true,
        },
      },
    },
    hasOwn401: true,
  }),
  written('ask for a reset link', 'Send Reset Link', {
    call: /^POST \/auth\/forgot-password$/,
    path: '/forgot-password',
    as: 'nobody',
    typed: { Email: 'ada@hearth.example' },
    fields: { email: 'Email' },
    failure: 'An error occurred while processing your request',
    success:
      'If an account with that email exists, a password reset link has been sent to your email.',
    hasOwn401: true,
  }),
  written('reset the password', 'Reset Password', {
    call: /^POST \/auth\/reset-password$/,
    path: '/reset-password?token=0123456789abcdef',
    as: 'nobody',
    typed: { 'New password': 'blue kettle 9', 'Confirm password': 'blue kettle 9' },
    fields: { password: 'New password' },
    failure: 'An error occurred while resetting password',
    success: 'Password reset successfully! You can now login with your new password.',
    hasOwn401: true,
  }),
  written('get a security key', 'Get Security Key', {
    call: /^POST \/users\/generate-key$/,
    path: '/delete-account',
    as: 'nobody',
    typed: { 'Account email': 'maria@example.org' },
    fields: { email: 'Account email' },
    failure: WENT_WRONG,
    hasOwn401: true,
  }),
  written('delete the own account', 'Verify Key', {
    call: /^POST \/users\/delete-user$/,
    path: '/delete-account',
    as: 'nobody',
    open: async (page, network) => {
      network.fail(/^POST \/users\/generate-key$/, done)
      await fieldOf(page, 'Account email').fill('maria@example.org')
      await page.getByRole('button', { name: 'Get Security Key' }).click()
      await fieldOf(page, 'Security key').waitFor()
    },
    typed: { 'Security key': '2222-3333' },
    fields: { securityKey: 'Security key' },
    failure: WENT_WRONG,
    hasOwn401: true,
  }),
  written('verify a code', 'Verify & Continue', {
    call: /^POST \/auth\/totp-verify$/,
    path: '/2fa',
    typed: { '6-digit code': '123456' },
    isSpent: true,
    failure: 'Verification failed. Please try again.',
    success: '2FA verification successful!',
    needs: { verified: true },
    hasOwn401: true,
  }),
  {
    name: 'set up a second factor',
    call: /^POST \/auth\/totp$/,
    path: '/2fa',
    as: 'unenrolled',
    before: (network) => network.fail(/^POST \/auth\/totp$/, refused),
    // The first failure shows as soon as the code of the toasts has loaded, and that may be late.
    open: async (page) => {
      await page.getByRole('region').getByRole('alertdialog').first().waitFor()
    },
    send: (page) => page.getByRole('button', { name: 'Try again' }),
    stays: (page) => page.getByRole('button', { name: 'Try again' }),
    failure: 'Failed to generate TOTP setup',
    success: 'TOTP setup generated successfully',
    needs: { qr: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', secret: 'GEZDGNBV' },
  },
] as const satisfies readonly Action[]

/** The name of a row. */
export type RowName = (typeof rowsOfPages | typeof rowsOfDesk | typeof rowsOfTeam)[number]['name']

const rowsOfReview = ['Approve', 'Reject'].map((action) =>
  asking(action, `${action.toLowerCase()} a badge in the review`, {
    call: /^POST \/users\/badges\//,
    path: ({ requestId }) => `/badge-requests?review=${requestId}`,
    open: (page) => reviewPanel(page).getByRole('button', { name: action, exact: true }).click(),
    // The question closes at once, and the request comes back.
    stays: (page) => reviewPanel(page).getByRole('button', { name: action, exact: true }),
    again: (page) => reviewPanel(page).getByRole('button', { name: action, exact: true }),
    failure: WENT_WRONG,
    refused: `Couldn't ${action.toLowerCase()}`,
    reads: /^GET \/users\/pending-badges$/,
  }),
)

export const actions: readonly Action[] = [
  ...rowsOfPages,
  ...rowsOfReview,
  ...rowsOfDesk,
  ...rowsOfTeam,
]

/** What happens to a file that cannot be stored. `membership-form.e2e.ts` has the store's refusals. */
export const uploads: readonly { fault: Fault; says: string }[] = [
  { fault: { name: 'network down' }, says: 'Upload process failed' },
  { fault: done, says: 'Upload process failed' },
  {
    fault: {
      name: '422 with errors',
      answer: { status: 422, json: { errors: [{ field: 'fileName', message: 'is too long' }] } },
    },
    says: 'Upload failed: is too long',
  },
]
