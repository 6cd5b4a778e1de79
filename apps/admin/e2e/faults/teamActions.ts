import type { Page } from '@playwright/test'
import { chooseInRow } from '../support/rowMenu'
import { type Action, asking, fill, WENT_WRONG, written } from './action'
import type { Network } from './network'

const team = /^GET \/team$/
const later = '2030-01-01T00:00:00.000Z'

const person = {
  id: 's2',
  name: 'Rui Matos',
  email: 'rui.matos@example.org',
  role: 'reviewer',
  isSuspended: false,
  hasAuthenticator: true,
  passkeys: 1,
  lastSeenAt: null,
  sessions: 1,
}
const suspended = { ...person, id: 's3', name: 'Ngozi Ogunleye', isSuspended: true }
const invitation = {
  id: 'i1',
  email: 'maria.silva@example.org',
  role: 'steward',
  invitedBy: null,
  expiresAt: later,
}
const sent = { invitation, link: 'https://panel.example/join-team?token=0123456789abcdef' }

/** Answers with a team of two, and one open invitation. */
const withTeam = (network: Network) =>
  network.answer(team, (call) =>
    call.fulfill({ json: { data: { members: [person, suspended], invitations: [invitation] } } }),
  )

const rowOf =
  ({ id }: { id: string }) =>
  (page: Page) =>
    page.locator(`[data-row-id="${id}"]`)

const onTeam = { path: '/team', before: withTeam, failure: WENT_WRONG, reads: team }

/** A question about a person or an invitation. */
const ask = <const Name extends string>(
  name: Name,
  label: string,
  on: { id: string },
  rest: Pick<Action, 'call' | 'needs' | 'success'>,
) => asking(label, name, { ...onTeam, row: rowOf(on), ...rest })

const resend = (page: Page) => page.getByRole('button', { name: /^Send again/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save role', exact: true })
const chooseRole = (page: Page, role: string) =>
  page.getByRole('dialog').getByText(role, { exact: true }).click()

/** The actions on the page of the team, and joining it. */
export const rowsOfTeam = [
  ask('end the access of an administrator', 'End access', person, {
    call: /^POST \/team\/s2\/end$/,
    success: 'Access ended',
  }),
  ask('suspend an administrator', 'Suspend', person, {
    call: /^POST \/team\/s2\/suspend$/,
    success: 'Suspended',
    needs: { data: { ...person, isSuspended: true } },
  }),
  ask('lift a suspension', 'Lift suspension', suspended, {
    call: /^POST \/team\/s3\/resume$/,
    success: 'Suspension lifted',
    needs: { data: { ...suspended, isSuspended: false } },
  }),
  ask('reset a second factor', 'Reset second factor', person, {
    call: /^POST \/team\/s2\/reset-second-factor$/,
    success: 'Second factor reset',
  }),
  ask('revoke an invitation', 'Revoke', invitation, {
    call: /^DELETE \/team-invitations\/i1$/,
    success: 'Invitation revoked',
  }),
  {
    ...onTeam,
    name: 'send an invitation again',
    call: /^POST \/team-invitations\/i1\/resend$/,
    send: resend,
    stays: resend,
    needs: { data: sent },
  },
  {
    ...onTeam,
    name: 'change a role',
    call: /^PUT \/team\/s2$/,
    open: async (page) => {
      await chooseInRow(rowOf(person)(page), 'Change role')
      await chooseRole(page, 'Steward')
    },
    send: save,
    stays: save,
    success: 'Role changed',
    needs: { data: { ...person, role: 'steward' } },
  },
  written('invite a person', 'Send invitation', {
    ...onTeam,
    call: /^POST \/team-invitations$/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      await chooseRole(page, 'Reviewer')
    },
    typed: { Email: invitation.email },
    fields: { email: 'Email' },
    needs: { data: sent },
  }),
  written('join the team', 'Join', {
    call: /^POST \/join-team$/,
    path: '/join-team?token=0123456789abcdef',
    as: 'nobody',
    before: (network) =>
      network.answer(/^POST \/join-team\/read$/, (call) =>
        call.fulfill({ json: { data: invitation } }),
      ),
    open: (page) => fill({ 'Your name': 'Maria Silva' })(page),
    typed: { Password: 'blue kettle 9', 'Confirm password': 'blue kettle 9' },
    fields: { password: 'Password' },
    failure: WENT_WRONG,
    needs: {
      data: {
        user: {
          id: '1',
          userName: 'Maria',
          email: invitation.email,
          role: 'ADMIN',
          is2FAEnabled: true,
        },
      },
    },
  }),
] as const satisfies readonly Action[]
