import type { Team } from './TeamScreen'

/** The email address of the signed-in owner of the stories. */
export const OWN_EMAIL = 'ana.duarte@example.org'

/** A made-up team, for stories. */
export const team: Team = {
  members: [
    {
      id: 's1',
      name: 'Ana Duarte',
      email: OWN_EMAIL,
      role: 'owner',
      isSuspended: false,
      hasAuthenticator: true,
      passkeys: 2,
      lastSeenAt: '2026-06-15T09:29:00Z',
      sessions: 2,
    },
    {
      id: 's2',
      name: 'Rui Matos',
      email: 'rui.matos@example.org',
      role: 'reviewer',
      isSuspended: false,
      hasAuthenticator: false,
      passkeys: 1,
      lastSeenAt: '2026-06-15T07:05:00Z',
      sessions: 1,
    },
    {
      id: 's3',
      name: 'Ngozi Ogunleye',
      email: 'ngozi@example.org',
      role: 'publisher',
      isSuspended: true,
      hasAuthenticator: true,
      passkeys: 0,
      lastSeenAt: '2026-05-02T10:00:00Z',
      sessions: 0,
    },
    {
      id: 's4',
      name: null,
      email: 'new.viewer@example.org',
      role: 'viewer',
      isSuspended: false,
      hasAuthenticator: false,
      passkeys: 0,
      lastSeenAt: null,
      sessions: 0,
    },
  ],
  invitations: [
    {
      id: 'i1',
      email: 'maria.silva@example.org',
      role: 'steward',
      invitedBy: 'Ana Duarte',
      expiresAt: '2026-06-18T08:00:00Z',
    },
    {
      id: 'i2',
      email: 'late@example.org',
      role: 'reviewer',
      invitedBy: null,
      expiresAt: '2026-06-10T08:00:00Z',
    },
  ],
}

const long = 'Maximiliana-Theodora '.repeat(8)

/** Values that break careless screens. */
export const hostileTeam: Team = {
  members: [
    ...team.members.slice(0, 1),
    {
      id: 'h1',
      name: `<img src=x onerror="alert(1)">${'unbroken'.repeat(20)}`,
      email: `${'long.address.'.repeat(12)}@example.org`,
      role: 'steward',
      isSuspended: true,
      hasAuthenticator: true,
      passkeys: 1234,
      lastSeenAt: 'yesterday',
      sessions: 56_789,
    },
    {
      id: 'h2',
      name: 'مریم رضایی',
      email: 'maryam@example.org',
      role: 'viewer',
      isSuspended: false,
      hasAuthenticator: false,
      passkeys: 0,
      lastSeenAt: null,
      sessions: 0,
    },
  ],
  invitations: [
    {
      id: 'h3',
      email: `${'very.'.repeat(30)}long@example.org`,
      role: 'publisher',
      invitedBy: long,
      expiresAt: 'tomorrow',
    },
  ],
}
