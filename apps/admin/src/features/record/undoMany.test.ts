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
const undone = (id: string, action = 'user.ban.undo', name = `Member ${id}`) => ({
  data: {
    id: `undo of ${id}`,
    action,
    subject: { kind: 'member', id, name },
    undo: { state: 'possible' },
  },
})

const idOf = (input: unknown) => String(own(own(input, 'path'), 'id'))
const entries = (...ids: string[]) => ids.map((entryId) => ({ entryId }))

beforeEach(() => {
  vi.clearAllMocks()
  call.mockImplementation(async (_operation, input) => undone(idOf(input)))
})

it('makes one call for each entry, and reads nothing', async () => {
  await undoMany(client, entries('e1', 'e2'))
  expect(call.mock.calls).toEqual([
    ['undoEntry', { path: { id: 'e1' } }],
    ['undoEntry', { path: { id: 'e2' } }],
  ])
  const about = 'Member e1 and Member e2'
  expect(success).toHaveBeenCalledExactlyOnceWith('2 bans undone', { about, ...back('Redo') })
})

it.each([
  ['user.ban.undo', '3 bans undone'],
  ['user.un-ban.undo', '3 unbans undone'],
  ['user.verify.undo', '3 verifications undone'],
  ['user.decline.undo', '3 declines undone'],
  ['user.delete.undo', '3 deletions undone'],
  ['badge.approve.undo', '3 approvals undone'],
  ['badge.reject.undo', '3 rejections undone'],
  ['post.delete.undo', '3 deletions undone'],
  ['report.keep.undo', '3 undone'],
])('says what was undone, and for whom: %s', async (action, words) => {
  call.mockImplementation(async (_operation, input) => undone(idOf(input), action))
  await undoMany(client, entries('e1', 'e2', 'e3'))
  const about = 'Member e1 and 2 others'
  expect(success).toHaveBeenCalledExactlyOnceWith(words, { about, ...back('Redo') })
})

it('names an entry that somebody has changed since, and counts it as left', async () => {
  call.mockRejectedValueOnce(refusal('changedSince'))
  await undoMany(client, [
    { entryId: 'e1', name: 'Ana' },
    { entryId: 'e2', name: 'Bo' },
  ])
  const words = "1 ban undone, 1 couldn't be undone"
  expect(error).toHaveBeenCalledExactlyOnceWith(words, { about: 'Ana', ...back('Redo') })
})

it('counts an action whose entry is not known as left', async () => {
  const lostEntry = { entryId: undefined, name: 'Cy' }
  await undoMany(client, [...entries('e1', 'e2'), lostEntry])
  const words = "2 bans undone, 1 couldn't be undone"
  expect(error).toHaveBeenCalledExactlyOnceWith(words, { about: 'Cy', ...back('Redo') })
})

it('tries again after a lost answer, and counts what was undone by then', async () => {
  call.mockRejectedValueOnce(lost).mockRejectedValueOnce(refusal('alreadyUndone'))
  await undoMany(client, entries('e1'))
  expect(call).toHaveBeenCalledTimes(2)
  expect(success).toHaveBeenCalledExactlyOnceWith('1 undone', { about: undefined })
})

it('offers to do all again, and then to undo it once more', async () => {
  await undoMany(client, entries('e1', 'e2'))
  call.mockImplementation(async (_operation, input) => undone(idOf(input), 'user.ban'))
  success.mock.lastCall?.[1]?.action?.onPress()
  const details = { about: 'Member e1 and Member e2', ...back('Undo') }
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith('2 bans redone', details))
  expect(call.mock.calls.slice(2)).toEqual([
    ['undoEntry', { path: { id: 'undo of e1' } }],
    ['undoEntry', { path: { id: 'undo of e2' } }],
  ])
})

it('says what could not be redone', async () => {
  call.mockImplementation(async (_operation, input) => undone(idOf(input), 'user.ban'))
  call.mockRejectedValueOnce(refusal('changedSince'))
  await undoMany(client, entries('e1', 'e2'), 'redo')
  const words = "1 ban redone, 1 couldn't be redone"
  expect(error).toHaveBeenCalledExactlyOnceWith(words, { about: undefined, ...back('Undo') })
})
