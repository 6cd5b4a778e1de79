import { personNameLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of /join-team; those of specification 2.27 are verbatim. */
export const joinTeamText = localize('joinTeam', {
  title: 'Join the team',
  invited: (by: string, role: string) => `${by} invited you as ${role}.`,
  invitedByNobody: (role: string) => `You are invited as ${role}.`,
  checking: 'Reading your invitation',
  failed: "The invitation couldn't be read.",
  invalidTitle: 'This invitation is no longer valid',
  invalidSubtitle:
    'A link works once, for 72 hours, and only while the person who sent it may invite. Ask an owner of the team for a new one.',
  joined: 'Joined already?',
  signIn: 'Sign in',
  email: 'Email',
  name: 'Your name',
  nameDescription: 'Shown to your team and in the record.',
  password: 'Password',
  submit: 'Join',
  next: 'Next you set up a second factor: an authenticator app or a passkey.',
  nameRequired: 'Name is required',
  nameTooLong: `Name must be at most ${count(personNameLength)} characters`,
})
