import { withRecordEntry } from '@hearth/api/recordEntry'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { may } from '../../session/permissions'
import { keepsRecord } from './keepsRecord'
import { undo } from './undo'
import { undoable } from './undoable'

vi.mock('../../session/permissions', () => ({ may: vi.fn() }))
vi.mock('./keepsRecord', () => ({ keepsRecord: vi.fn() }))
vi.mock('./undo', () => ({ undo: vi.fn(async () => {}), undoNewest: vi.fn() }))
vi.mock('./slots', async () => ({ ...(await import('./undo')) }))

const client = new QueryClient()
const answered = (headers: Record<string, string> = {}) =>
  withRecordEntry({}, new Response(null, { headers }))
const named = { 'Record-Entry': 'e1' }

beforeEach(() => {
  vi.mocked(may).mockReturnValue(true)
  vi.mocked(keepsRecord).mockReturnValue(true)
})

it('undoes a change by the entry that its answer names', async () => {
  const { about, action } = undoable(answered(named), { name: 'Ana' }, client)
  expect(about).toBe('Ana')
  action?.onPress()
  await vi.waitFor(() => expect(undo).toHaveBeenCalledExactlyOnceWith(client, 'e1'))
})

it('takes the name from the saved fields of an edit', () => {
  expect(undoable(answered(), { body: { title: 'Soup' } }, client)).toEqual({ about: 'Soup' })
})

it.each([
  ['whose answer names no entry', () => undoable(answered(), {}, client)],
  [
    'of a person who may not undo',
    () => {
      vi.mocked(may).mockReturnValue(false)
      return undoable(answered(named), {}, client)
    },
  ],
  [
    'where the backend has no record',
    () => {
      vi.mocked(keepsRecord).mockReturnValue(false)
      return undoable(answered(named), {}, client)
    },
  ],
])('offers no Undo for a change %s', (_, details) => {
  expect(details()).not.toHaveProperty('action')
})
