// Generated from openapi/ by `pnpm generate`. Do not edit.
const FieldChange = { field: 'string', 'before??': 'string', 'after??': 'string' } as const
const Undo = { state: 'string', 'until??': 'moment', 'by??': { id: 'string', 'name??': 'string' } } as const
const Entry = { id: 'string', at: 'moment', action: 'string', 'actor??': { id: 'string', 'name??': 'string' }, 'subject??': { id: 'string', kind: 'string', 'name??': 'string', 'isDeleted?': 'boolean' }, 'reason??': 'string', changes: [FieldChange], 'undoes??': 'string', undo: Undo } as const
const Digest = { since: 'moment', 'until?': 'moment', decisions: 'integer', stewards: 'integer', undone: 'integer', 'oldestRequestAt??': 'moment' } as const
const ReasonTemplate = { id: 'string', kind: 'string', text: 'string', 'rule??': 'string' } as const
const Trashed = { id: 'string', kind: 'string', 'name??': 'string', deletedAt: 'moment', goneAt: 'moment', 'by??': { id: 'string', 'name??': 'string' }, 'reason??': 'string', entryId: 'string', 'obstacle??': 'string' } as const
const TimelineItem = { id: 'string', at: 'moment', kind: 'string', 'entry?': Entry, 'invitedBy??': { id: 'string', 'name??': 'string' } } as const
const Note = { id: 'string', at: 'moment', 'editedAt??': 'moment', 'author??': { id: 'string', 'name??': 'string' }, text: 'string', isPinned: 'boolean', isOwn: 'boolean' } as const

/** What the client knows of each call. */
export const operations = {
  banUserWithReason: { method: 'POST', path: '/users/{id}/ban', changes: true, answer: { 'data?': Entry } },
  createNote: { method: 'POST', path: '/users/{id}/notes', changes: true, answer: { data: Note } },
  deleteNote: { method: 'DELETE', path: '/notes/{id}', changes: true },
  deletePostWithReason: { method: 'POST', path: '/posts/{id}/remove', changes: true, answer: { data: Entry } },
  deleteUserWithReason: { method: 'POST', path: '/users/{id}/remove', changes: true, answer: { data: Entry }, makesStale: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites'] },
  getDigest: { method: 'GET', path: '/record/digest', changes: false, answer: { data: Digest } },
  getUserImpact: { method: 'GET', path: '/users/{id}/impact', changes: false, answer: { data: { posts: 'integer', invites: 'integer', devices: 'integer', 'isBanned?': 'boolean', 'isVerified?': 'boolean', 'badgeRequestStatus?': 'integer' } } },
  listNotes: { method: 'GET', path: '/users/{id}/notes', changes: false, answer: { data: [Note] } },
  listReasonTemplates: { method: 'GET', path: '/reason-templates', changes: false, answer: { data: [ReasonTemplate], etag: 'string' } },
  listRecord: { method: 'GET', path: '/record', changes: false, answer: { data: [Entry], 'next??': 'string' } },
  listTrash: { method: 'GET', path: '/trash', changes: false, answer: { data: [Trashed], 'next??': 'string' } },
  listUserTimeline: { method: 'GET', path: '/users/{id}/timeline', changes: false, answer: { data: [TimelineItem], 'next??': 'string' } },
  markDigest: { method: 'POST', path: '/record/digest', changes: true, answer: { data: Digest } },
  previewEmail: { method: 'POST', path: '/emails/preview', changes: true, answer: { data: { subject: 'string', text: 'string' } } },
  recordListExport: { method: 'POST', path: '/record/exports', changes: true, answer: { data: Entry }, makesStale: ['listRecord'] },
  replaceReasonTemplates: { method: 'PUT', path: '/reason-templates', changes: true, answer: { data: [ReasonTemplate], 'etag?': 'string' } },
  unbanUserWithReason: { method: 'POST', path: '/users/{id}/un-ban', changes: true, answer: { 'data?': Entry } },
  undoEntry: { method: 'POST', path: '/record/{id}/undo', changes: true, answer: { data: Entry }, conflict: Entry },
  updateNote: { method: 'PUT', path: '/notes/{id}', changes: true, answer: { data: Note } },
} as const
