import { own } from '@hearth/api/shape'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { runBulk, waitUntil } from '../../mutations/runBulk'
import { undoWords } from './messages'

const undoEntry = (id: string) => api.call('undoEntry', { path: { id } })

/** What the toast says: an undoing is undone by doing all of it again. */
const words = {
  undo: { done: undoWords.undone, partly: undoWords.partlyUndone, back: undoWords.redo },
  redo: { done: undoWords.redone, partly: undoWords.partlyUndone, back: undoWords.undo },
} as const

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
 * Undoes many actions, one call for each, and shows the number in one toast with the way back.
 * Records that were changed since are left as they are.
 * @param entries ids of their entries
 * @param actions how many actions there were: the answer of one may be lost, and with it its entry
 * @param kind `redo` where the entries are undoings
 */
export async function undoMany(
  client: QueryClient,
  entries: readonly string[],
  actions = entries.length,
  kind: 'undo' | 'redo' = 'undo',
): Promise<void> {
  let undone = 0
  const undoings: string[] = []
  await runBulk(
    entries.map((id) => ({ id, name: '', status: 'waiting' })),
    {
      send: async (id) => {
        const { data } = await undoEntry(id)
        if (data.undo.state === 'possible') undoings.push(data.id)
      },
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
  const { done, partly, back } = words[kind]
  const onPress = () =>
    void undoMany(client, undoings, undoings.length, kind === 'undo' ? 'redo' : 'undo')
  const details = undoings.length > 0 ? { action: { label: back, onPress } } : {}
  if (left === 0) toast.success(done(undone), details)
  else toast.error(partly(undone, left), details)
}
