import type { ReactElement } from 'react'
import { useConfirm } from '../../patterns/ConfirmDialog/ConfirmDialog'
import { dateTime } from '../../text/dates'
import { isolate } from '../../text/people'
import type { RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { actionText, actorName } from './recordWords'

/** Taking actions of the record back. */
export interface RecordUndo {
  /**
   * Takes an action back, after the question. The dialog closes when the promise resolves, also
   * after a refusal: that is in `refusals`. It stays open for another try when it rejects; the
   * caller says why in a toast. @default the record is only to read
   */
  onUndo?: ((entry: RecordEntry) => Promise<unknown>) | undefined
  /** Ids of entries that are being undone. @default none */
  busyIds?: ReadonlySet<string>
  /**
   * Why an undo was refused, in the server's words, by the id of its entry: somebody has changed
   * the same since. @default none was
   */
  refusals?: ReadonlyMap<string, string>
}

interface UndoQuestion {
  /** Opens the question about an entry; undefined where nothing can be undone. */
  ask: ((id: string) => void) | undefined
  /** Render it once. */
  dialog: ReactElement
  /** True while it is open. */
  isAsking: boolean
}

/** The question before an undo. It names the action and the day, so that nobody undoes another. */
export function useUndoQuestion(
  entries: readonly RecordEntry[],
  onUndo: RecordUndo['onUndo'],
): UndoQuestion {
  const { ask, dialog, isAsking } = useConfirm()
  return {
    ask:
      onUndo &&
      ((id) => {
        const entry = entries.find((each) => each.id === id)
        if (entry === undefined) return
        ask({
          title: text.undo,
          description: text.askUndo,
          effect: text.undoEffect,
          detail: `${isolate(actorName(entry.actor))} ${actionText(entry)} · ${dateTime(entry.at)}`,
          confirmLabel: text.undo,
          onConfirm: () => onUndo(entry),
        })
      }),
    dialog,
    isAsking,
  }
}
