import { own } from '@hearth/api/shape'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { baseAction, subjectName } from '@hearth/ui/domain/record'
import { count } from '@hearth/ui/text/numbers'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { runBulk, waitUntil } from '../../mutations/runBulk'
import { listNames } from './listNames'
import { undoWords } from './messages'

const undoEntry = (id: string) => api.call('undoEntry', { path: { id } })

/** What the toast says: an undoing is undone by doing all of it again. */
const words = {
  undo: { done: undoWords.undone, partly: undoWords.partlyUndone, back: undoWords.redo },
  redo: { done: undoWords.redone, partly: undoWords.partlyRedone, back: undoWords.undo },
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

/** An action to undo. */
export interface DoneAction {
  /** The id of its entry; undefined if the answer that named it was lost. */
  entryId: string | undefined
  /** The person or thing that it was about. @default the name in the answer of the undoing */
  name?: string | undefined
}

/** '2 bans', or the number alone where the answers name no action, or one without words. */
function actionsOf(number: number, action: string | undefined): string {
  const named = own(undoWords.many, action ?? '')
  return typeof named === 'function' ? named(number) : count(number)
}

/**
 * Undoes many actions of one kind, one call for each. One toast says how many of what were undone and
 * of whom, with the way back. Records that were changed since are left as they are: the toast then
 * names those.
 * @param kind `redo` where the entries are undoings
 */
export async function undoMany(
  client: QueryClient,
  actions: readonly DoneAction[],
  kind: 'undo' | 'redo' = 'undo',
): Promise<void> {
  const done = new Set<string>()
  const undoings: DoneAction[] = []
  const names = new Map(actions.map(({ entryId, name }) => [entryId, name]))
  let action: string | undefined
  await runBulk(
    actions.flatMap(({ entryId: id }) =>
      id ? [{ id, name: '', status: 'waiting' as const }] : [],
    ),
    {
      send: async (id) => {
        const { data } = await undoEntry(id)
        action = baseAction(data)
        const name = names.get(id) ?? (data.subject ? subjectName(data.subject) : undefined)
        names.set(id, name)
        if (data.undo.state === 'possible') undoings.push({ entryId: data.id, name })
      },
      isDone: isUndone,
      messageOf: () => '',
      conflictOf: async () => undefined,
    },
    {
      signal: new AbortController().signal,
      waitUntil,
      report: (rows) => {
        for (const { id, status } of rows) if (status === 'done') done.add(id)
      },
    },
  )
  void api.refresh(client, 'undoEntry')
  const isLeft = ({ entryId }: DoneAction) => !entryId || !done.has(entryId)
  const left = actions.filter(isLeft)
  const shown = left.length > 0 ? left : actions
  const { done: all, partly, back } = words[kind]
  const onPress = () => void undoMany(client, undoings, kind === 'undo' ? 'redo' : 'undo')
  const details = {
    about: listNames(shown.map(({ entryId, name }) => name ?? names.get(entryId))),
    ...(undoings.length > 0 && { action: { label: back, onPress } }),
  }
  const what = actionsOf(done.size, action)
  if (left.length === 0) toast.success(all(what), details)
  else toast.error(partly(what, left.length), details)
}
