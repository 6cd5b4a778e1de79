import type { SentInvite } from '../../domain/invites/invites'

/** Invites to made-up people, one of each status, for stories and tests. */
export const invites: readonly SentInvite[] = [
  {
    id: 'i1',
    invitedTo: 'jonas.lindqvist@mail.example',
    status: 'pending',
    createdAt: '2026-06-14T10:00:00Z',
  },
  {
    id: 'i2',
    invitedTo: 'aoife@mail.example',
    status: 'approved',
    createdAt: '2026-06-02T10:00:00Z',
  },
  {
    id: 'i3',
    invitedTo: 'eleni.pappa@mail.example',
    status: 'rejected',
    createdAt: '2026-05-20T10:00:00Z',
  },
  {
    id: 'i4',
    invitedTo: 'tomas@mail.example',
    status: 'expired',
    createdAt: '2026-03-01T10:00:00Z',
  },
  {
    id: 'i5',
    invitedTo: 'noor@mail.example',
    status: 'approved',
    createdAt: '2026-02-11T10:00:00Z',
  },
]

/** Values that break careless screens. */
export const hostileInvites: readonly SentInvite[] = [
  {
    id: 'h1',
    invitedTo: `${'very.long.'.repeat(18)}address@mail.example`,
    status: 'approved',
    createdAt: '2026-06-14T10:00:00Z',
  },
  {
    id: 'h2',
    invitedTo: '<img src=x onerror="alert(1)">@mail.example',
    status: '<b>on_hold</b>',
    createdAt: 'yesterday',
  },
  { id: 'h3', invitedToEmail: 'دعوت@mail.example', status: 'pending', createdAt: '' },
  { id: 'h4', invitedTo: null, status: 'rejected', createdAt: '2026-06-14T10:00:00Z' },
]

/** As many invites as requested, each different and always the same. */
export const manyInvites = (length: number): readonly SentInvite[] =>
  Array.from({ length }, (_, at) => ({
    id: `many-${at + 1}`,
    invitedTo: `friend.${at + 1}@mail.example`,
    status: at % 3 === 0 ? 'approved' : 'pending',
    createdAt: '2026-05-20T09:00:00Z',
  }))
