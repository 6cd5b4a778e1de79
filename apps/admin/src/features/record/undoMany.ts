import { own } from '@hearth/api/shape'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { runBulk, waitUntil } from '../../mutations/runBulk'
import { undoWords } from './messages'

const undoEntry = (id: string) => api.call('undoEntry', { path: { id } })

/** Tries again after a lost answer. The server undoes an entry only once. */
const isUndone = async (id: string): Promise<boolean> => {
  try {
    await undoEntry(id)
  } catch (error) {
    if (own(error, 'code') !== 'alreadyUndone') throw error
  }
  return true
}

/**
 * Undoes many actions, one call for each, and shows the number in one toast. Records that were
 * changed since are left as they are.
 * @param entries ids of their entries
 * @param actions how many actions there were: the answer of one may be lost, and with it its entry
 */
export async function undoMany(
  client: QueryClient,
  entries: readonly string[],
  actions = entries.length,
): Promise<void> {
  let undone = 0
  await runBulk(
    entries.map((id) => ({ id, name: '', status: 'waiting' })),
    {
      send: undoEntry,
      isDone: isUndone,
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
  void api.refresh(client, 'undoEntry')
  const left = actions - undone
  if (left === 0) toast.success(undoWords.undone(undone))
  else toast.error(undoWords.partlyUndone(undone, left))
}
