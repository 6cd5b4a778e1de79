import { actions, type RecordAction } from '@hearth/api/actions.gen'
import type { TeamRole } from '@hearth/api/permissions.gen'
import { isRecordAction } from '../kernel/auditActions.ts'
import { hasPermission } from '../kernel/permissions.ts'
import { teamRoles } from '../platform/database/schema/values.ts'
import { write } from './email.ts'

/** The name of a role from the audit log. */
const roleName = (role: unknown): string => teamRoles.find((one) => one === role) ?? 'unknown'

export const teamInvitationEmail = write(
  'team-invitation',
  ({ productName, publicUrl }, { token, role }: { token: string; role: TeamRole }) => ({
    subject: `Join the team of ${productName}`,
    parts: [
      `You're invited to the team of ${productName} as ${role}. Create your account within 72 hours:`,
      { link: `${publicUrl}/join-team?token=${token}` },
      "The link works once. If you don't know why you got this email, ignore it.",
    ],
  }),
)

/** The changes in the team that are reported by email. */
type TeamNotice = {
  [Action in RecordAction]: (typeof actions)[Action]['notice'] extends 'team' ? Action : never
}[RecordAction]

/** Whether a change in the team is reported by email. */
export const isTeamNotice = (action: string): action is TeamNotice =>
  isRecordAction(action) && actions[action].notice === 'team'

/** What an email about a change in the team says. */
interface TeamChange {
  readonly action: TeamNotice
  /** The email address of the person, or of an invitation. */
  readonly person: string
  /** Whether this email goes to that person. */
  readonly isOwn: boolean
  /** The email address of the person who did it; undefined for an operator. */
  readonly by: string | undefined
  /** The role before and after. */
  readonly before: unknown
  readonly after: unknown
}

type Sentence = (change: TeamChange, name: string) => string

/** An invited person has no account yet, and gets the email with the link instead. */
const onlyForOwners = (sentence: Sentence) => [sentence, sentence] as const

/** For the person, and for the owners. */
const sentences: Readonly<Record<TeamNotice, readonly [own: Sentence, others: Sentence]>> = {
  'team.invite': onlyForOwners(
    ({ person, after }, name) =>
      `${person} was invited to the team of ${name} as ${roleName(after)}.`,
  ),
  'team.resend': onlyForOwners(
    ({ person, after }, name) =>
      `The invitation of ${person} to the team of ${name} as ${roleName(after)} was sent again.`,
  ),
  'team.revoke': onlyForOwners(
    ({ person, before }, name) =>
      `The invitation of ${person} to the team of ${name} as ${roleName(before)} was revoked.`,
  ),
  'team.join': [
    ({ after }, name) => `You joined the team of ${name} as ${roleName(after)}.`,
    ({ person, after }, name) => `${person} joined the team of ${name} as ${roleName(after)}.`,
  ],
  'team.role': [
    ({ before, after }, name) =>
      `Your role in the team of ${name} changed from ${roleName(before)} to ${roleName(after)}.`,
    ({ person, before, after }, name) =>
      `The role of ${person} in the team of ${name} changed from ${roleName(before)} to ${roleName(after)}.`,
  ],
  'team.suspend': [
    (_change, name) =>
      `Your access to ${name} was suspended, and you were signed out on every device.`,
    ({ person }, name) => `The access of ${person} to ${name} was suspended.`,
  ],
  'team.resume': [
    (_change, name) => `Your access to ${name} is no longer suspended. You can sign in again.`,
    ({ person }, name) => `The access of ${person} to ${name} is no longer suspended.`,
  ],
  'admin.create': [
    ({ after }, name) => `You were added to the team of ${name} as ${roleName(after)}.`,
    ({ person, after }, name) =>
      `${person} was added to the team of ${name} as ${roleName(after)}.`,
  ],
  'admin.end': [
    (_change, name) => `You're no longer in the team of ${name}, and were signed out everywhere.`,
    ({ person }, name) => `${person} is no longer in the team of ${name}.`,
  ],
  'totp.reset': [
    (_change, name) =>
      `The second factor of your ${name} account was reset, and you were signed out on every device. You'll set up a new one the next time you sign in.`,
    ({ person }, name) => `The second factor of ${person} in the team of ${name} was reset.`,
  ],
}

const mayInvite = (role: unknown): boolean =>
  hasPermission(teamRoles.find((one) => one === role) ?? null, 'team.manage')

const endings: readonly TeamNotice[] = ['team.suspend', 'admin.end', 'totp.reset']

/** Whether a change ended the open invitations that the person sent; see `team/invitations.ts`. */
const endsInvitations = ({ action, before, after }: TeamChange): boolean =>
  mayInvite(before) && (action === 'team.role' ? !mayInvite(after) : endings.includes(action))

/** The email about a change in the team, to the person or to an owner. It contains no names. */
export const teamNoticeEmail = write('team-notice', ({ productName }, change: TeamChange) => {
  const [own, others] = sentences[change.action]
  const by = change.by === undefined ? 'An operator' : change.by
  return {
    subject: `A change in the team of ${productName}`,
    parts: [
      (change.isOwn ? own : others)(change, productName),
      ...(endsInvitations(change)
        ? ['Open invitations that were sent from this account no longer work.']
        : []),
      ...(change.by === change.person ? [] : [`${by} did this.`]),
      "If this wasn't intended, talk to an owner of the team.",
    ],
  }
})
