// Generated from openapi/ by `pnpm generate`. Do not edit.
const FieldChange = { field: 'string', 'before?': 'string', 'after?': 'string' } as const
const Undo = { state: 'string', 'until?': 'string', 'by?': { id: 'string', 'name?': 'string' } } as const
const Entry = { id: 'string', at: 'string', action: 'string', 'actor?': { id: 'string', 'name?': 'string' }, 'subject?': { id: 'string', kind: 'string', 'name?': 'string' }, 'reason?': 'string', changes: [FieldChange], 'undoes?': 'string', undo: Undo } as const

/** Method, path template and, where there is something to read, the shape of the answer and of a 409. */
export const operations = {
  listRecord: { method: 'GET', path: '/record', changes: false, answer: { data: [Entry], 'next?': 'string' } },
} as const
