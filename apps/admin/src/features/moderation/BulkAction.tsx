import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { useTrashWords } from '@hearth/ui/domain/trash'
import { BulkDialog, type BulkRow, type BulkState } from '@hearth/ui/patterns/BulkDialog'
import {
  keepReason,
  type ReasonInput,
  useUnsentReasons,
} from '@hearth/ui/patterns/Confirm/useConfirm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBlocker, useRouteContext } from '@tanstack/react-router'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { failureMessages } from '../../errors/messages'
import { type ChangedRow, runBulk, waitUntil } from '../../mutations/runBulk'
import { readAnew } from '../../queries/readAnew'
import type { Call } from '../../session/ending'
import { listNames } from '../record/listNames'
import { undoWords } from '../record/messages'
import { conflictOf } from '../record/recordSlots'
import { mayUndo } from '../record/undoable'
import { undoMany } from '../record/undoMany'
import type { BulkSpec } from './bulkSpec'
import { bulkTexts } from './bulkTexts'
import { callOf, inputOf } from './moderation'
import { reasonFor } from './reasonFor'

/** An open action on many rows, or one that the end of a session interrupted. */
export interface Bulk {
  actionId: string
  rows: readonly ChangedRow[]
  /** The same for all rows. */
  reason?: ReasonInput | undefined
  /** The session ended before all rows were settled. */
  isInterrupted?: boolean
}

interface BulkActionProps {
  bulk: Bulk
  spec: Omit<BulkSpec<never>, 'appliesTo' | 'rowOf'>
  /** Key of the draft that keeps unfinished rows when the session ends. */
  draftKey: string
  /** Takes the focus when it closes and the bar is gone. */
  headingRef: RefObject<HTMLElement | null>
  /** Called after a run and after a pause. */
  onPause: (rows: readonly BulkRow[]) => void
  onClose: () => void
}

/**
 * Asks about an action on many rows, makes the calls and shows the outcome of each. Leaving the
 * page asks first while rows are left. If the session ends, the rest resumes after the next
 * sign-in.
 */
export function BulkAction({
  bulk,
  spec,
  draftKey,
  headingRef,
  onPause,
  onClose,
}: BulkActionProps) {
  const { drafts } = useRouteContext({ from: '__root__' })
  const client = useQueryClient()
  const { action } = spec
  const unsent = useUnsentReasons()
  /**
   * Identifies the action and its records, so that a saved reason is never restored for other
   * records.
   */
  const ids = bulk.rows.map(({ id }) => id)
  const reasonKey = [draftKey, bulk.actionId, ...ids.toSorted()].join(' ')
  const [typed, setTyped] = useState(bulk.reason ?? unsent.get(reasonKey))
  const { id: firstId = '' } = bulk.rows[0] ?? {}
  const request = reasonFor(action, { id: firstId }, { isMany: true })
  const reason = request && typed
  const { call, outcome } = callOf(action, { withReason: reason !== undefined })
  const trashWords = useTrashWords()
  const { mutateAsync } = useMutation({
    ...api.mutation(call, { reloads: false }),
    // Its failure counts as that of a read, see queryClient.ts.
    meta: { call: 'read' satisfies Call },
  })
  const [{ rows, state }, setRun] = useState<{ rows: readonly ChangedRow[]; state: BulkState }>({
    // The session ended before the answer of the last call arrived.
    rows: bulk.rows.map((row) => (row.status === 'sending' ? { ...row, status: 'unknown' } : row)),
    state: bulk.isInterrupted ? { status: 'paused', reason: 'session' } : { status: 'asking' },
  })
  const question = spec.question(rows.length)
  const controller = useRef<AbortController>(undefined)
  /** Newer than what is rendered: the session may end at any time. */
  const latest = useRef<Bulk>(bulk.isInterrupted || bulk.reason ? bulk : undefined)
  const isUnfinished = state.status !== 'asking' && state.status !== 'finished'

  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => drafts.hold(draftKey, () => latest.current), [drafts, draftKey])
  useBlocker({ shouldBlockFn: () => isUnfinished, enableBeforeUnload: () => isUnfinished })

  const start = async () => {
    controller.current = new AbortController()
    let settled = rows
    unsent.delete(reasonKey)
    // Before the next press, which must not start a second run.
    setRun({ rows, state: { status: 'running' } })
    await runBulk(
      rows,
      {
        send: (id) => mutateAsync(inputOf(action, id, reason)),
        isDone: (id) => spec.isDone(id, (options) => readAnew(client, options)),
        conflictOf,
        messageOf: (error) => failureMessages(outcome, error)[0] ?? outcome.failure,
      },
      {
        signal: controller.current.signal,
        waitUntil,
        report: (now, next) => {
          settled = now
          latest.current = { ...bulk, rows: now, reason, isInterrupted: true }
          // Several calls may end before the page renders again.
          startTransition(() => setRun({ rows: now, state: next }))
        },
      },
    )
    void api.refresh(client, call)
    onPause(settled)
    if (settled.every(({ status }) => status === 'done')) close(settled)
  }

  /** One toast for what was done and to whom, with Undo. The dialog has listed the others. */
  const showDone = (settled: readonly ChangedRow[]) => {
    const done = settled.filter(({ status }) => status === 'done')
    if (done.length === 0) return
    // A row without an answer may be done.
    const left = settled.filter(({ status }) => status !== 'done' && status !== 'unknown').length
    const all = bulkTexts.done[action](done.length)
    const words = left === 0 ? all : bulkTexts.partlyDone(all, left)
    const about = listNames(done.map(({ name }) => name))
    const isUndoable = done.some(({ entryId }) => entryId) && mayUndo()
    const onPress = () =>
      void undoMany(
        client,
        done.map(({ entryId, name }) => ({ entryId, name })),
      )
    toast.success(words, {
      about,
      ...(isUndoable && { action: { label: undoWords.undo, onPress } }),
    })
  }
  const close = (settled = rows) => {
    latest.current = undefined
    showDone(settled)
    onClose()
  }

  return (
    <BulkDialog
      {...trashWords(question)}
      confirmLabel={spec.label}
      {...(spec.tone && { tone: spec.tone })}
      isOpen
      fallbackFocus={headingRef}
      rows={rows}
      state={state}
      reason={request?.field({
        value: reason,
        onChange: (given) => {
          latest.current = given && { ...bulk, reason: given }
          keepReason(unsent, reasonKey, given)
          setTyped(given)
        },
      })}
      onConfirm={start}
      onStop={() => controller.current?.abort()}
      onResume={start}
      onClose={() => close()}
    />
  )
}
