import type { Trashed } from './trashModel'

const ana = { id: 'a1', name: 'Ana Duarte' }
const rui = { id: 'a2', name: 'Rui Matos' }

/** Deleted things of a made-up community, for stories. */
export const trashed: readonly Trashed[] = [
  {
    id: 'u1',
    kind: 'member',
    name: 'Tomás Quintela',
    deletedAt: '2026-06-15T08:40:00Z',
    goneAt: '2026-07-15T08:40:00Z',
    by: ana,
    reason: 'Requested by the member',
    entryId: 'e1',
    isAppealed: true,
  },
  {
    id: 'p1',
    kind: 'post',
    name: 'Cheap watches',
    deletedAt: '2026-06-14T16:05:00Z',
    goneAt: '2026-07-14T16:05:00Z',
    by: rui,
    reason: 'Advertising',
    entryId: 'e2',
  },
  {
    id: 'n1',
    kind: 'announcement',
    name: 'Summer gathering',
    deletedAt: '2026-06-02T10:00:00Z',
    goneAt: '2026-07-02T10:00:00Z',
    by: ana,
    reason: null,
    entryId: 'e3',
  },
  {
    id: 'm1',
    kind: 'plan',
    name: 'Lantern',
    deletedAt: '2026-05-17T12:00:00Z',
    goneAt: '2026-06-16T12:00:00Z',
    by: null,
    reason: null,
    entryId: 'e4',
  },
  {
    id: '0196f1aa-0000-7000-8000-00000000a1b2',
    kind: 'member',
    name: 'مریم رضایی',
    deletedAt: '2026-05-16T12:00:00Z',
    goneAt: '2026-06-15T12:00:00Z',
    by: { id: '0196f1aa-0000-7000-8000-00000000c3d4', name: null },
    reason: 'Spam',
    entryId: 'e5',
  },
]

/** Values that break careless screens. */
export const hostileTrash: readonly Trashed[] = [
  {
    id: 'h1',
    kind: 'post',
    name: `<img src=x onerror="alert(1)">${'unbroken'.repeat(40)}`,
    deletedAt: '2026-06-15T08:40:00Z',
    goneAt: '2026-07-15T08:40:00Z',
    by: { id: 'a3', name: 'Maximiliana-Theodora '.repeat(10) },
    reason: `</td><script>alert(1)</script>${'why'.repeat(160)}\n\n\u202Edesrever`,
    entryId: 'h1',
  },
  {
    id: '0196f1aa-0000-7000-8000-00000000e5f6',
    kind: 'member',
    name: '\u202E',
    deletedAt: 'yesterday',
    goneAt: 'tomorrow',
    entryId: 'h2',
  },
]
