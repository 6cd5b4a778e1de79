// Generated from openapi/ by `pnpm generate`. Do not edit.
const FieldChange = { field: 'string', 'before?': 'string', 'after?': 'string' } as const
const Undo = { state: 'string', 'until?': 'string', 'by?': { id: 'string', 'name?': 'string' } } as const
const Entry = { id: 'string', at: 'string', action: 'string', 'actor?': { id: 'string', 'name?': 'string' }, 'subject?': { id: 'string', kind: 'string', 'name?': 'string' }, 'reason?': 'string', changes: [FieldChange], 'undoes?': 'string', undo: Undo } as const

/** Method, path template and, where there is something to read, the shape of the answer and of a 409. */
export const operations = {
  banMember: { method: 'POST', path: '/users/{id}/ban', changes: true, answer: { 'data?': Entry } },
  listRecord: { method: 'GET', path: '/record', changes: false, answer: { data: [Entry], 'next?': 'string' } },
  removeMember: { method: 'POST', path: '/users/{id}/remove', changes: true, answer: { data: Entry } },
  removePost: { method: 'POST', path: '/posts/{id}/remove', changes: true, answer: { data: Entry } },
  unbanMember: { method: 'POST', path: '/users/{id}/un-ban', changes: true, answer: { 'data?': Entry } },
  undoEntry: { method: 'POST', path: '/record/{id}/undo', changes: true, answer: { data: Entry }, conflict: Entry },
} as const
