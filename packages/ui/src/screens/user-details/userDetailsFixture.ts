import type { SentInvite } from '../../domain/invites/invites'
import type { UserDetails } from '../../domain/members/members'
import { hostileInvites, invites, manyInvites } from '../user-invites/invitesFixture'
import { complete, hostileUsers, nameless, verifiable } from '../users/usersFixture'

/** With the call's own name for the invited email. */
const asInvitees = (sent: readonly SentInvite[]): readonly SentInvite[] =>
  sent.map(({ invitedTo, invitedToEmail, ...rest }) => ({
    ...rest,
    invitedToEmail: invitedToEmail ?? invitedTo,
  }))

/** A user with everything that the page can show. */
export const maria: UserDetails = {
  ...complete,
  country: 'Portugal',
  dateOfBirth: '1988-04-17',
  devicesCount: 2,
  invitees: asInvitees(invites),
}

/** A user who waits for an administrator; no devices and no invites. */
export const tomas: UserDetails = {
  ...verifiable,
  country: 'Angola',
  dateOfBirth: '1993-11-02',
  devicesCount: 0,
  invitees: [],
}

/** Signed up with an email and nothing more. */
export const newcomer: UserDetails = { ...nameless, devicesCount: 0, invitees: [] }

/** What another backend might send: hardly anything. */
export const bare: UserDetails = { id: 'member-19' }

/** Values that break careless screens. */
export const hostile: UserDetails = {
  ...hostileUsers[0],
  id: 'member-11',
  fullName: '<img src=x onerror="alert(1)"> '.repeat(6),
  phone: '0'.repeat(120),
  country: `The united ${'kingdoms and principalities '.repeat(6)}`,
  dateOfBirth: 'long ago',
  devicesCount: 12_045,
  invitees: asInvitees(hostileInvites),
}

/** A user with as many invites as requested. */
export const inviter = (length: number): UserDetails => ({
  ...maria,
  invitees: asInvitees(manyInvites(length)),
})
