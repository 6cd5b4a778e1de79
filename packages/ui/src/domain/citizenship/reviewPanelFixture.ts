import type { UserDetails } from '../members/members'

/** Made-up people, for stories and tests. */
export const waiting: UserDetails = {
  id: 'r1',
  fullName: 'Tomás Quintela',
  email: 'tomas.quintela@example.org',
  phone: '+351 900 000 002',
  profilePic: null,
  country: 'Angola',
  dateOfBirth: '1993-11-02',
  status: 'verified',
  isVerified: true,
  isBanned: false,
  badgeRequestStatus: 1,
  passport: '/api/documents/passport/2.jpg?sig=b2',
  devicesCount: 2,
  invitees: [
    {
      id: 'i1',
      invitedToEmail: 'friend@mail.example',
      status: 'approved',
      createdAt: '2026-05-01T10:00:00Z',
    },
  ],
}

export const banned: UserDetails = { ...waiting, status: 'banned', isBanned: true }

export const notVerified: UserDetails = {
  ...waiting,
  status: 'pending_verification',
  isVerified: false,
}

/** Values that break careless screens. */
export const hostile: UserDetails = {
  ...waiting,
  fullName: '<img src=x onerror="alert(1)"> '.repeat(6),
  email: `${'very.long.'.repeat(18)}address@mail.example`,
  phone: '0'.repeat(120),
  country: `The united ${'kingdoms and principalities '.repeat(6)}`,
  dateOfBirth: 'long ago',
  devicesCount: 12_045,
  passport: 'javascript:alert(1)',
}

export const rightToLeft: UserDetails = {
  ...waiting,
  fullName: 'مریم رضایی',
  email: 'maryam.rezaei@mail.example',
  country: 'ایران',
}
