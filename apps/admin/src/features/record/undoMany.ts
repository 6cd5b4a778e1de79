import { ApiError } from '@hearth/api/error'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { QueryClient } from '@tanstack/react-query'
import { runBulk, waitUntil } from '../../mutations/runBulk'
import { recordApi } from './api'
import { undoWords } from './messages'

const refused = { kind: 'http', status: 409, message: '' } as const

/**
 * Undoes many actions, one call for each, and shows the number in one toast. Records that were
 * changed since are left as they are.
 * @param entryOf finds the entry of a key; undefined when there is nothing to undo
 */
export async function undoMany(
  client: QueryClient,
  keys: readonly string[],
  entryOf: (key: string) => Promise<string | undefined>,
): Promise<void> {
  let undone = 0
  await runBulk(
    keys.map((id) => ({ id, name: '', status: 'waiting' })),
    {
      send: async (key) => {
        const id = await entryOf(key)
        // Another steward has undone it, or changed the record since.
        if (id === undefined) throw new ApiError({ ...refused, operation: 'undoEntry' })
        await recordApi.call('undoEntry', { path: { id } })
      },
      // After a lost answer an action may be undone already.
      isDone: async (key) => (await entryOf(key)) === undefined,
      messageOf: () => '',
      conflictOf: async () => undefined,
    },
    {
      signal: new AbortController().signal,
      waitUntil,
      report: (rows) => {
        undone = rows.filter(({ status }) => status === 'done').length
      },
    },
  )
  void recordApi.refresh(client, 'undoEntry')
  const left = keys.length - undone
  if (left === 0) toast.success(undoWords.undone(undone))
  else toast.error(undoWords.partlyUndone(undone, left))
}
