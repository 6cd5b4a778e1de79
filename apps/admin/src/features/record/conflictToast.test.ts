import { ApiError } from '@hearth/api/error'
import { beforeEach, expect, it, vi } from 'vitest'
import { readConflict } from './conflictToast'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../api', () => ({ api: { call } }))

const deletion = {
  id: 'e1',
  at: '2026-06-15T08:40:00Z',
  action: 'user.delete',
  actor: { id: 'a1', name: 'Ana Duarte' },
  subject: { kind: 'member', id: 'u1', name: 'Tomás Quintela' },
  reason: null,
  changes: [],
  undoes: null,
  undo: { state: 'possible', until: null, by: null },
}
const gone = new ApiError({ kind: 'http', operation: 'deleteUser', status: 404 })

const answer = (...data: object[]) => call.mockResolvedValueOnce({ data, next: null })
beforeEach(() => call.mockReset())

it('says who deleted a record that is gone', async () => {
  answer(deletion)
  expect((await readConflict(gone, 'u1'))?.message).toMatch(/Ana Duarte.? deleted .?Tomás Quintela/)
})

it.each([
  ['undone', { ...deletion, undo: { ...deletion.undo, state: 'done' } }],
  ['its undoing', { ...deletion, action: 'user.delete.undo', undoes: 'e1' }],
])('says nothing of a deletion that does not stand: %s', async (_, entry) => {
  answer(entry)
  expect(await readConflict(gone, 'u1')).toBeUndefined()
})

it('says nothing where the record has none, or cannot be read', async () => {
  answer()
  expect(await readConflict(gone, 'u1')).toBeUndefined()
  call.mockRejectedValueOnce(new Error('offline'))
  expect(await readConflict(gone, 'u1')).toBeUndefined()
})
