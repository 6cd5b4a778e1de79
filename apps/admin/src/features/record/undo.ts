import type { Answer } from '@hearth/api/operation'
import { serverNow } from '@hearth/api/serverTime'
import { own } from '@hearth/api/shape'
import { type ToastDetails, toast } from '@hearth/ui/components/Toast/toastQueue'
import { baseAction, isUndoing, subjectName } from '@hearth/ui/domain/record'
import { showNewRow } from '@hearth/ui/hooks/newRow'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import type { Outcome } from '../../errors/outcome'
import { showFailure, showSuccess } from '../../errors/toasts'
import { recordMessages, undoWords } from './messages'

type Entry = Answer<'undoEntry'>['data']

/** Largest age of an action that Ctrl+Z undoes, in milliseconds. */
const RECENT = 60 * 60_000

/**
 * What a toast adds to its message about an entry: the name of the subject, and Undo.
 * @param label of the button. @default 'Redo' after an undoing, otherwise 'Undo'
 */
function wayBack(
  client: QueryClient,
  entry: Entry,
  label: string = isUndoing(entry) ? undoWords.redo : undoWords.undo,
): ToastDetails {
  const about = entry.subject ? subjectName(entry.subject) : undefined
  if (entry.undo.state !== 'possible') return { about }
  return { about, action: { label, onPress: () => void undo(client, entry.id) } }
}

/** The message after an entry was undone. Undoing an undo shows the message of the action. */
const outcomeOf = (entry: Entry): Outcome => {
  if (!isUndoing(entry)) return recordMessages.redoEntry
  const always = own(undoWords.actions, baseAction(entry))
  return typeof always === 'string'
    ? { ...recordMessages.undoEntry, success: { always } }
    : recordMessages.undoEntry
}

/** Texts to use instead of 'Undone' and 'Redo'. */
export interface UndoWords {
  outcome: Outcome
  back: string
}

/** Shows in a toast that an entry was undone, and scrolls to the restored row. */
export function notifyUndone(client: QueryClient, entry: Entry, words?: UndoWords): void {
  showSuccess(words?.outcome ?? outcomeOf(entry), undefined, wayBack(client, entry, words?.back))
  if (entry.subject && entry.action.endsWith('.delete.undo')) showNewRow(entry.subject.id)
}

/** Undoes an entry without asking, and shows a toast with Redo. Never rejects. */
export async function undo(client: QueryClient, id: string): Promise<void> {
  const change = new MutationObserver(client, api.mutation('undoEntry'))
  try {
    const { data } = await change.mutate({ path: { id } })
    notifyUndone(client, data)
  } catch (error) {
    showFailure(recordMessages.undoEntry, error)
  }
}

/**
 * Undoes the last action of the signed-in person that can be undone, if it is less than an hour old.
 * It is read through the client, so that a refusal ends the session. The read joins one under way and
 * cancels none: a cancelled read would answer with the entries from before the last undo.
 */
export async function undoNewest(client: QueryClient): Promise<void> {
  try {
    const read = api.query('listRecord', { query: { actor: 'me', limit: 20 } })
    const { data } = await client.query({ ...read, staleTime: 0, retry: false })
    const isRecent = ({ at }: Entry) => serverNow().getTime() - new Date(at).getTime() < RECENT
    const newest = data.find(
      (entry) => entry.undo.state === 'possible' && !isUndoing(entry) && isRecent(entry),
    )
    if (newest) await undo(client, newest.id)
    else toast.info(undoWords.nothing)
  } catch (error) {
    showFailure(recordMessages.undoEntry, error)
  }
}
