import type { ReactNode } from 'react'
import { useStableCallback } from '../../hooks/useStableCallback'
import type { CaseAction } from '../CaseView/CaseView'
import {
  type Question,
  type ReasonInput,
  type ReasonRequest,
  useConfirm,
} from '../Confirm/useConfirm'
import type { DataTableProps } from '../DataTable/DataTable'
import { type HeldRows, useHeldRows } from '../HeldRows/useHeldRows'
import type { RowAction } from '../List/List'

/** A decision about the rows of a queue, with its question and what it does. */
export interface CaseDecision<Row> extends CaseAction, Pick<RowAction, 'display' | 'tone'> {
  /** Why the server would refuse it for a row, with the way on. @default it would not */
  whyNot?: ((row: Row) => string | undefined) | undefined
  /** The question before it; the name of the row is in its detail. */
  question: (row: Row) => Omit<Question, 'onConfirm' | 'reason' | 'initialFocus' | 'near'>
  /** The reason field of the question, see ReasonField. @default no reason is asked for */
  reason?: ((row: Row) => ReasonRequest | undefined) | undefined
  /**
   * Decides. The dialog closes when the promise resolves, and stays when it rejects; for the open
   * case it closes at once. It resolves to 'conflict' when the decision is refused for good:
   * somebody else has decided before, or nobody may. `reopen` opens the case again; only a
   * decision about the open case has it.
   */
  onDecide: (row: Row, reason?: ReasonInput, reopen?: () => void) => Promise<unknown>
}

export interface CaseDecisionsOptions<Row> {
  /** The name of a row: for screen readers, and in the questions. */
  rowName: (row: Row) => string
  /** What can be decided; none where the person may not. */
  decisions: readonly CaseDecision<Row>[]
  /** Why the actions of a decided row are not available. */
  decidedText: string
  /** How many rows are left, as a sentence. */
  left: (rows: number) => string
  /** How many of the first rows show. @default all */
  limit?: number
  /** Holds the rows for the caller's own reason: a case is open. @default false */
  isHeld?: boolean
  /** The rows are the first ones of a longer queue, see useHeldRows. @default false */
  isCutOff?: boolean
  /** The order that a person has chosen, see useHeldRows. @default a fixed order */
  orderKey?: string | undefined
  /**
   * Called with a decision, before its row leaves. For the open case that is at once: the answer of
   * the server follows. @default nothing
   */
  onDecided?: (row: Row) => void
  /** The open case. @default none */
  open?: { id: string; onChange: (id: string) => void } | undefined
  /**
   * Called when the decision about the open case failed, and the case must come back. Its question
   * shows the typed reason again. @default nothing
   */
  onFailed?: (row: Row) => void
  /** Called when the decision about the open case was refused for good. @default nothing */
  onRefused?: (row: Row) => void
}

export interface CaseDecisions<Row> {
  /** The rows, held while a person is among them; the caller renders the button and the region. */
  held: HeldRows<Row>
  /** Spread on the DataTable. */
  tableProps: Pick<
    DataTableProps<Row & { id: string }>,
    'rows' | 'rowName' | 'rowActions' | 'departedIds' | 'remaining'
  >
  /** Opens the question of a decision. */
  askTo: (
    decision: CaseDecision<Row>,
    row: Row,
    options?: Pick<Question, 'initialFocus' | 'near' | 'confirmKey'>,
  ) => void
  /** True while a question is open. */
  isAsking: boolean
  /** Render it once. */
  dialog: ReactNode
}

/** Everything that tables of cases share: held rows, and decisions with a question. */
export function useCaseDecisions<Row extends { id: string }>(
  rows: readonly Row[],
  {
    rowName,
    decisions,
    decidedText,
    left,
    limit,
    isHeld = false,
    isCutOff = false,
    orderKey,
    onDecided,
    open,
    onFailed,
    onRefused,
  }: CaseDecisionsOptions<Row>,
): CaseDecisions<Row> {
  const { ask, dialog, isAsking } = useConfirm()
  const held = useHeldRows(rows, {
    isHeld: isAsking || isHeld,
    isCutOff,
    orderKey,
    ...(limit && { limit }),
  })

  // Stable: a question stays open for a while, and the rows change meanwhile.
  const decide = useStableCallback(
    (decision: CaseDecision<Row>, row: Row, reason?: ReasonInput) => {
      if (row.id !== open?.id) {
        const sent = reason ? decision.onDecide(row, reason) : decision.onDecide(row)
        return sent.then(() => {
          onDecided?.(row)
          held.release(row.id)
        })
      }
      const { onChange } = open
      const sent = decision.onDecide(row, reason, () => onChange(row.id))
      onDecided?.(row)
      const answered = sent.then((outcome) =>
        outcome === 'conflict' ? onRefused?.(row) : held.release(row.id),
      )
      answered.catch(() => onFailed?.(row))
      return answered
    },
  )

  const askTo: CaseDecisions<Row>['askTo'] = (decision, row, options) =>
    ask({
      ...decision.question(row),
      ...(decision.tone && { tone: decision.tone }),
      confirmLabel: decision.label,
      ...options,
      reason: decision.reason?.(row),
      closesAtOnce: row.id === open?.id,
      onConfirm: (reason) => decide(decision, row, reason),
    })

  const rowActions = (row: Row): RowAction[] =>
    decisions.map((decision) => ({
      id: decision.id,
      label: decision.label,
      icon: decision.icon,
      ...(decision.display && { display: decision.display }),
      ...(decision.tone && { tone: decision.tone }),
      disabledReason: held.departedIds.has(row.id) ? decidedText : decision.whyNot?.(row),
      onPress: () => askTo(decision, row),
    }))

  return {
    held,
    tableProps: {
      rows: held.rows,
      rowName,
      rowActions,
      departedIds: held.departedIds,
      remaining: left(rows.length),
    },
    askTo,
    isAsking,
    dialog,
  }
}
