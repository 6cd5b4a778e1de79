import type { MemberEvent, MemberNote, RecordEntry } from '../../domain/record/record'

const ana = { id: 'a1', name: 'Ana Duarte' }
const rui = { id: 'a2', name: 'Rui Matos' }
const maria = { kind: 'member', id: '0196f1aa-0000-7000-8000-00000000a1b2', name: 'Maria Silva' }

const possible = { state: 'possible', until: '2026-07-15T08:40:00Z' } as const

/** Actions of made-up stewards, for stories. */
export const recordEntries: readonly RecordEntry[] = [
  {
    id: 'e1',
    at: '2026-06-15T08:40:00Z',
    action: 'user.ban',
    actor: ana,
    subject: maria,
    reason: 'Spam in three posts, after two warnings.',
    changes: [{ field: 'isBanned', before: 'false', after: 'true' }],
    undo: possible,
  },
  {
    id: 'e2',
    at: '2026-06-15T07:12:00Z',
    action: 'badge.reject',
    actor: rui,
    subject: { kind: 'member', id: 'u2', name: 'Tomás Quintela' },
    reason: 'The photo of the passport is unreadable.',
    changes: [{ field: 'badgeRequestStatus', before: '1', after: '0' }],
    undo: { state: 'done', by: ana },
  },
  {
    id: 'e3',
    at: '2026-06-14T16:05:00Z',
    action: 'announcement.update',
    actor: ana,
    subject: { kind: 'announcement', id: 'n1', name: 'Summer gathering' },
    changes: [
      { field: 'title', before: 'Summer party', after: 'Summer gathering' },
      { field: 'publishedAt', before: null, after: '2026-06-20T09:00:00Z' },
      { field: 'isPinned', before: 'false', after: 'true' },
    ],
    undo: possible,
  },
  {
    id: 'e4',
    at: '2026-06-14T10:30:00Z',
    action: 'push.send',
    actor: rui,
    subject: { kind: 'member', id: 'u3', name: 'مریم رضایی' },
    undo: { state: 'never' },
  },
  {
    id: 'e5',
    at: '2026-05-02T09:00:00Z',
    action: 'post.delete',
    actor: rui,
    subject: { kind: 'post', id: 'p9', name: 'Cheap watches' },
    reason: 'Advertising',
    undo: { state: 'over', until: '2026-06-01T09:00:00Z' },
  },
  {
    id: 'e7',
    at: '2026-05-02T08:30:00Z',
    action: 'user.verify.undo',
    actor: ana,
    subject: { kind: 'member', id: 'u2', name: 'Tomás Quintela' },
    changes: [{ field: 'isVerified', before: 'true', after: 'false' }],
    undo: { state: 'over', by: rui },
  },
  {
    id: 'e6',
    at: '2026-05-02T03:00:00Z',
    action: 'admin.create',
    actor: null,
    subject: { kind: 'member', id: '0196f1aa-0000-7000-8000-00000000c3d4', name: null },
    undo: { state: 'never' },
  },
]

/** Three requests that were approved by one action. */
export const batchEntries: readonly RecordEntry[] = [
  'Maria Silva',
  'Tomás Quintela',
  'مریم رضایی',
].map((name, at) => ({
  id: `b${at}`,
  at: `2026-06-15T08:40:0${3 - at}Z`,
  action: 'badge.approve',
  actor: ana,
  subject: { kind: 'member', id: `u${at}`, name },
  changes: [{ field: 'badgeRequestStatus', before: '1', after: '2' }],
  undo: { state: 'possible' },
}))

/** Values that break careless screens. */
export const hostileEntries: readonly RecordEntry[] = [
  {
    id: 'h1',
    at: '2026-06-15T08:40:00Z',
    action: 'user.ban',
    actor: { id: 'a3', name: 'Maximiliana-Theodora '.repeat(10) },
    subject: { kind: 'member', id: 'u4', name: '<img src=x onerror="alert(1)">' },
    reason: `</blockquote><script>alert(1)</script>${'unbroken'.repeat(50)}\n\n\u202Edesrever\n${'\u0e49'.repeat(60)}`,
    changes: [
      { field: '<b>field</b>', before: 'x'.repeat(300), after: '<i>\n'.repeat(20) },
      { field: 'aVeryLongNameOfAFieldWithoutEnd'.repeat(3), before: null, after: '\u202Eeulav' },
    ],
    undo: possible,
  },
  {
    id: 'h2',
    at: 'yesterday',
    action: `${'an.unknown.action.'.repeat(12)}<b>`,
    actor: { id: 'a4', name: '\u202E' },
    subject: { kind: 'comet', id: '', name: null },
    reason: '   ',
    changes: [],
    undo: { state: 'done', by: { id: 'a3', name: 'z'.repeat(200) } },
  },
  { id: 'h3', at: '2026-06-15T08:39:00Z', action: 'user.verify', subject: null },
]

const toEvents = (entries: readonly RecordEntry[]): readonly MemberEvent[] =>
  entries.map((entry) => ({ id: entry.id, at: entry.at, kind: 'entry', entry }))

/** What happened to Maria: actions of stewards, and what she did herself. */
export const memberEvents: readonly MemberEvent[] = [
  ...toEvents(recordEntries.slice(0, 1)),
  { id: 'asked', at: '2026-06-14T10:00:00Z', kind: 'askedForCitizenship' },
  { id: 'email', at: '2026-03-12T09:40:00Z', kind: 'emailVerified' },
  { id: 'joined', at: '2026-03-12T09:30:00Z', kind: 'joined', invitedBy: ana },
]

export const hostileEvents: readonly MemberEvent[] = [
  ...toEvents(hostileEntries),
  { id: 'k1', at: '2026-03-12T09:30:00Z', kind: 'an.unknown.kind' },
  {
    id: 'k2',
    at: '2026-03-12T09:30:00Z',
    kind: 'joined',
    invitedBy: { id: 'a3', name: '<b>Max</b>'.repeat(30) },
  },
]

export const memberNotes: readonly MemberNote[] = [
  {
    id: 'n2',
    at: '2026-06-10T15:20:00Z',
    author: rui,
    text: 'Asked about the deadline by email; answered.',
    isPinned: false,
    isOwn: false,
  },
  {
    id: 'n1',
    at: '2026-06-02T09:12:00Z',
    editedAt: '2026-06-03T10:00:00Z',
    author: ana,
    text: 'Called by phone, is the sister of Inês.\nPrefers to be written to in the evening.',
    isPinned: true,
    isOwn: true,
  },
]

export const hostileNotes: readonly MemberNote[] = [
  {
    id: 'h1',
    at: 'yesterday',
    author: null,
    text: `<img src=x onerror="alert(1)">${'unbroken'.repeat(60)}\n\u202Edesrever\n${'\u0e49'.repeat(60)}`,
    isPinned: true,
    isOwn: true,
  },
  {
    id: 'h2',
    at: '2026-06-10T15:20:00Z',
    author: { id: 'a3', name: 'Maximiliana-Theodora '.repeat(10) },
    text: '</p><script>alert(1)</script>',
    isPinned: true,
    isOwn: false,
  },
]
