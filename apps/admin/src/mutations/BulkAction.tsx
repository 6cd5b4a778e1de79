import {
  BulkDialog,
  type BulkQuestion,
  type BulkRow,
  type BulkState,
} from '@hearth/ui/patterns/BulkDialog'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { failureMessages } from '../errors/messages'
import type { Outcome } from '../errors/outcome'
import { type BulkCalls, runBulk } from './runBulk'

/** An action on many rows that somebody has opened, or that a session's end has interrupted. */
export interface Bulk<Action extends string> {
  action: Action
  rows: readonly BulkRow[]
  /** The session ended before all rows were settled. */
  isInterrupted?: boolean
}

interface BulkActionProps<Action extends string> extends Omit<BulkCalls, 'messageOf'> {
  bulk: Bulk<Action>
  question: BulkQuestion
  /** The messages of the call. */
  outcome: Outcome
  /** Under which the rest is kept when the session ends. */
  draftKey: string
  /** Called after a run and after a pause: loads again what the calls have made stale. */
  onStale: () => void
  onClose: () => void
}

/**
 * Asks about an action on many rows, makes its calls and shows what becomes of each. While rows
 * are left it keeps the page; when the session ends, the rest waits for the person to sign in.
 */
export function BulkAction<Action extends string>({
  bulk,
  question,
  outcome,
  draftKey,
  onStale,
  onClose,
  ...calls
}: BulkActionProps<Action>) {
  const { drafts } = useRouter().options.context
  const [{ rows, state }, setRun] = useState<{ rows: readonly BulkRow[]; state: BulkState }>({
    rows: bulk.rows,
    state: bulk.isInterrupted ? { status: 'paused', reason: 'session' } : { status: 'asking' },
  })
  const controller = useRef<AbortController>(undefined)
  /** Newer than what is rendered: the session may end at any time. */
  const latest = useRef<Bulk<Action>>(bulk.isInterrupted ? bulk : undefined)
  const isUnfinished = state.status !== 'asking' && state.status !== 'finished'

  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => drafts.hold(draftKey, () => latest.current), [drafts, draftKey])
  useBlocker({ shouldBlockFn: () => isUnfinished, enableBeforeUnload: () => isUnfinished })

  const start = async () => {
    controller.current = new AbortController()
    await runBulk(
      rows,
      { ...calls, messageOf: (error) => failureMessages(outcome, error)[0] ?? outcome.failure },
      {
        signal: controller.current.signal,
        waitUntil,
        report: (now, next) => {
          latest.current = { action: bulk.action, rows: now, isInterrupted: true }
          // Many calls may be over before the page can show one.
          startTransition(() => setRun({ rows: now, state: next }))
        },
      },
    )
    onStale()
  }

  return (
    <BulkDialog
      {...question}
      isOpen
      rows={rows}
      state={state}
      onConfirm={start}
      onStop={() => controller.current?.abort()}
      onResume={start}
      onClose={() => {
        latest.current = undefined
        onClose()
      }}
    />
  )
}

const waitUntil = (time: Date, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time.getTime() - Date.now())
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
