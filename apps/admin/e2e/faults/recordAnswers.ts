/* Good answers of the record, as short as its contract allows. */

const at = '2026-11-21T10:22:05.000Z'

export const entry = {
  id: 'e1',
  at,
  action: 'user.ban',
  changes: [],
  undo: { state: 'possible', until: null, by: null },
}

/** The answer to the undoing of that action. */
export const undoing = { ...entry, id: 'e2', action: 'user.ban.undo', undoes: entry.id }

export const trashed = {
  id: 't1',
  kind: 'post',
  name: 'Cheap watches',
  deletedAt: at,
  goneAt: '2026-12-21T10:22:05.000Z',
  by: null,
  reason: null,
  entryId: entry.id,
}

export const digest = { since: at, decisions: 2, stewards: 1, undone: 0, oldestRequestAt: null }

export const note = { id: 'n1', at, text: 'Called at noon.', isPinned: true, isOwn: true }
