import { ApiError } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../api'
import { undoMany } from './undoMany'

vi.mock('../../api', () => ({ api: { call: vi.fn(), refresh: vi.fn() } }))

const call = vi.mocked(api.call)
const success = vi.spyOn(toast, 'success').mockImplementation(() => {})
const error = vi.spyOn(toast, 'error').mockImplementation(() => {})
const client = new QueryClient()
const back = (label: string) => ({ action: { label, onPress: expect.any(Function) } })

const refusal = (code: string) =>
  new ApiError({ kind: 'http', operation: 'undoEntry', status: 409, code })
const lost = new ApiError({ kind: 'network', operation: 'undoEntry' })

/** The answer to an undoing, which can be undone in turn. */
const undone = (id: string) => ({ data: { id: `undo of ${id}`, undo: { state: 'possible' } } })

beforeEach(() => {
  vi.clearAllMocks()
  call.mockImplementation(async (_operation, input) =>
    undone(String(own(own(input, 'path'), 'id'))),
  )
})

it('makes one call for each entry, and reads nothing', async () => {
  await undoMany(client, ['e1', 'e2'])
  expect(call.mock.calls).toEqual([
    ['undoEntry', { path: { id: 'e1' } }],
    ['undoEntry', { path: { id: 'e2' } }],
  ])
  expect(success).toHaveBeenCalledExactlyOnceWith('2 undone', back('Redo'))
})

it('counts an entry that somebody has changed since as left', async () => {
  call.mockRejectedValueOnce(refusal('changedSince'))
  await undoMany(client, ['e1', 'e2'])
  expect(error).toHaveBeenCalledExactlyOnceWith("1 undone, 1 couldn't be undone", back('Redo'))
})

it('counts an action whose entry is not known as left', async () => {
  await undoMany(client, ['e1', 'e2'], 3)
  expect(error).toHaveBeenCalledExactlyOnceWith("2 undone, 1 couldn't be undone", back('Redo'))
})

it('tries again after a lost answer, and counts what was undone by then', async () => {
  call.mockRejectedValueOnce(lost).mockRejectedValueOnce(refusal('alreadyUndone'))
  await undoMany(client, ['e1'])
  expect(call).toHaveBeenCalledTimes(2)
  expect(success).toHaveBeenCalledExactlyOnceWith('1 undone', {})
})

it('offers to do all again, and then to undo it once more', async () => {
  await undoMany(client, ['e1', 'e2'])
  success.mock.lastCall?.[1]?.action?.onPress()
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith('2 redone', back('Undo')))
  expect(call.mock.calls.slice(2)).toEqual([
    ['undoEntry', { path: { id: 'undo of e1' } }],
    ['undoEntry', { path: { id: 'undo of e2' } }],
  ])
})
