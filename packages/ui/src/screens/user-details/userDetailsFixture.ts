import type { SentInvite } from '../../product/invites/invitesModel'
import { hostileInvites, invites, manyInvites } from '../user-invites/invitesFixture'
import { complete, hostileUsers, nameless, verifiable } from '../users/usersFixture'
import type { UserDetails } from './userDetailsModel'

/** As the call for one user names the invited email. */
const asInvitees = (sent: readonly SentInvite[]): readonly SentInvite[] =>
  sent.map(({ invitedTo, invitedToEmail, ...rest }) => ({
    ...rest,
    invitedToEmail: invitedToEmail ?? invitedTo,
  }))

/** Everything that a page can have. */
export const maria: UserDetails = {
  ...complete,
  country: 'Portugal',
  dateOfBirth: '1988-04-17',
  devicesCount: 2,
  invitees: asInvitees(invites),
}

/** Waits for an administrator; no devices, and nobody invited. */
export const tomas: UserDetails = {
  ...verifiable,
  country: 'Angola',
  dateOfBirth: '1993-11-02',
  devicesCount: 0,
  invitees: [],
}

/** Signed up with an email and nothing more. */
export const newcomer: UserDetails = { ...nameless, devicesCount: 0, invitees: [] }

/** What another backend might leave: hardly anything. */
export const bare: UserDetails = { id: 'member-19' }

/** What would break a careless screen. */
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

/** One who has invited as many as asked for. */
export const inviter = (length: number): UserDetails => ({
  ...maria,
  invitees: asInvitees(manyInvites(length)),
})
