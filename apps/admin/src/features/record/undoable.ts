import { recordEntryOf } from '@hearth/api/recordEntry'
import { own } from '@hearth/api/shape'
import { type ToastDetails, toast } from '@hearth/ui/components/Toast/toastQueue'
import { plainText } from '@hearth/ui/text/people'
import type { QueryClient } from '@tanstack/react-query'
import { errorTexts } from '../../errors/errorTexts'
import { may } from '../../session/permissions'
import { keepsRecord } from './keepsRecord'
import { undoWords } from './messages'

type Slots = typeof import('./slots')

/** Runs code of the record. It loads with the first call. */
const withSlots = (run: (slots: Slots) => Promise<void>): Promise<unknown> =>
  import('./slots').then(run).catch(() =>
    // A deploy may have removed it. The record page can still undo the action.
    toast.error(errorTexts.outdated),
  )

/** Undoes the last action of the signed-in person. */
export const undoNewest = (client: QueryClient) => withSlots(({ undoNewest }) => undoNewest(client))

/** The name among the saved fields of an edit. */
function titleOf(body: unknown): string | undefined {
  const title = own(body, 'title') ?? own(body, 'name')
  return typeof title === 'string' ? plainText(title) : undefined
}

/** What a change sends. */
interface Change {
  body?: unknown
  /** The name of the person or thing. */
  name?: string | undefined
  /** Opens the case of the change again. @default the change was not made in a review */
  reopen?: (() => void) | undefined
}

/**
 * What the toast of a change adds to its message: the name, and Undo where the answer names an entry
 * of the record.
 */
export function undoable(answer: unknown, change: Change, client: QueryClient): ToastDetails {
  const about = change.name ?? titleOf(change.body)
  const entry = recordEntryOf(answer)
  if (entry === undefined || !mayUndo()) return { about }
  const onPress = () =>
    void withSlots(({ undo }) => undo(client, entry)).then(() => change.reopen?.())
  return { about, action: { label: undoWords.undo, onPress } }
}

/** Whether the deployment keeps a record, and the person may undo by it. */
export const mayUndo = (): boolean => keepsRecord() && may('record.undo')
