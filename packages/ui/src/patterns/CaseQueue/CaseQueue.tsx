import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { panelText } from '../../text/panelDefaults'
import type { CaseControls } from '../CaseView/CaseView'
import {
  DataTable,
  type DataTableProps,
  type HeldSort,
  type SelectedRows,
  type TableColumn,
  useSelection,
  useSortedRows,
} from '../DataTable/DataTable'
import { EmptyState } from '../EmptyState/EmptyState'
import { type RowAction, useTablePages } from '../List/List'
import { LoadableTable } from '../LoadableView/LoadableView'
import { hasLoadNotes, LoadNotes } from '../LoadNotes/LoadNotes'
import { NewRowsButton } from '../NewRowsButton/NewRowsButton'
import type { PageRequest } from '../Pagination/Pagination'
import * as css from './CaseQueue.css'
import { caseOrder } from './caseOrder'
import { type CaseDecision, useCaseDecisions } from './useCaseDecisions'
import { useMarkedRows } from './useMarkedRows'
import { useFollowedRow, useReturnedCase, useReturnToRow } from './useOpenCase'

export {
  type CaseDecision,
  type CaseDecisions,
  type CaseDecisionsOptions,
  useCaseDecisions,
} from './useCaseDecisions'

/** The open case, beside the list. */
export interface OpenCase {
  /** Id of its row. */
  id: string
  /** Called with the next case to open; undefined closes it. */
  onChange: (id: string | undefined) => void
  /** Renders a CaseView: the app loads its code and the case only when one is open. */
  render: (controls: CaseControls) => ReactNode
}

/** The words of a queue. */
export interface QueueWords {
  /** Names the table. */
  label: string
  /** Message of a failed load. */
  failed: string
  /** Title of the empty queue. */
  noneTitle: string
  /** The sentence below that. */
  none: string
  /** Why the actions of a decided row are not available. */
  decided: string
  /** How many cases are left, as a sentence; it is read out. */
  left: (cases: number) => string
}

export interface CaseQueueProps<Row extends { id: string }>
  extends Pick<DataTableProps<Row>, 'compactBelow'> {
  /** The cases that wait, in the order in which to decide them. */
  rows: Loadable<readonly Row[]>
  /** How many wait, where the rows are only the first ones. @default the number of rows */
  total?: number | undefined
  /** The columns. The link of the row header opens the case. */
  columns: readonly TableColumn<Row>[]
  /** The name of a case. */
  rowName: (row: Row) => string
  /** What the person may decide; none where they may not. */
  decisions: readonly CaseDecision<Row>[]
  /** The words of this queue. */
  words: QueueWords
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /** The order of the rows, from the address. @default not sortable */
  sorting?: HeldSort | undefined
  /** Cases with a decision under way. @default none */
  decidingIds?: ReadonlySet<string> | undefined
  /** The open case. @default none */
  open?: OpenCase | undefined
  /** Renders what can be done with the selected cases. @default cases cannot be selected */
  bulk?: ((rows: SelectedRows<Row>) => ReactNode) | undefined
  /** Called on hover and focus of the rows, to preload the case. @default no preload */
  onOpenIntent?: (() => void) | undefined
  /** The heading above. It takes the focus when what had it is gone. */
  headingRef: RefObject<HTMLElement | null>
  /**
   * Renders the header above the list. Gets the notes about the load, if there are any.
   * @default the notes
   */
  header?: (notes: ReactNode) => ReactNode
}

const none: readonly never[] = []
const noActions = (): readonly RowAction[] => []

/**
 * Cases that wait for a decision: the list at the start and the open case at its end, on a phone the
 * case in a sheet. No row moves while a person is among them or has one open; new ones wait behind
 * a button. A decision about the open case opens the next one at once. One that failed comes back; one
 * that was refused for good only has a mark at its row.
 */
export function CaseQueue<Row extends { id: string }>({
  rows: content,
  total = 0,
  columns,
  rowName,
  decisions,
  words,
  pageRequest,
  onPageRequestChange,
  sorting,
  decidingIds,
  compactBelow,
  open,
  bulk,
  onOpenIntent,
  headingRef,
  header = (notes) => notes,
}: CaseQueueProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const { page, pageSize } = pageRequest
  const { columnId, direction } = sorting?.sort ?? {}
  const [isDecidingMany, setIsDecidingMany] = useState(false)
  /** Cases that wait, for their order: none with a decision under way. */
  const decidedIds = () => new Set([...held.departedIds, ...(decidingIds ?? [])])
  const [returned, setReturned] = useState<{ id: string; isOpened?: boolean }>()
  const marks = useMarkedRows(columns)
  const loaded = content.status === 'ready' ? content.data : none
  const sorted = useSortedRows(loaded, columns, sorting?.sort)
  const unlisted = Math.max(total - loaded.length, 0)
  const { held, tableProps, askTo, isAsking, dialog } = useCaseDecisions(sorted, {
    rowName,
    decisions,
    decidedText: words.decided,
    left: (rows) => words.left(rows + unlisted),
    isHeld: open !== undefined || isDecidingMany,
    isCutOff: unlisted > 0,
    orderKey: `${columnId} ${direction}`,
    open,
    onDecided: ({ id }) => {
      marks.unmark(id)
      setReturned((now) => (now?.id === id ? undefined : now))
      if (id !== open?.id) return
      const { nextId, previousId } = caseOrder(held.rows, decidedIds(), id)
      const next = nextId ?? previousId
      if (next !== undefined) open.onChange(next)
    },
    onFailed: ({ id }) => setReturned({ id }),
    onRefused: ({ id }) => marks.mark(id),
  })
  const { selected, deselect, selection } = useSelection(
    held.rows.filter(({ id }) => !held.departedIds.has(id)),
  )
  const { rows: pageRows } = useTablePages(held.rows, {
    kind: 'client',
    ...pageRequest,
    onChange: onPageRequestChange,
  })
  const openId = open?.id
  const toOpenId = returned && !returned.isOpened ? returned.id : undefined
  useReturnedCase(isAsking ? undefined : toOpenId, (id) => {
    setReturned((now) => now && { ...now, isOpened: true })
    open?.onChange(id)
  })
  useReturnToRow(openId, list, headingRef)
  const openAt = held.rows.findIndex(({ id }) => id === openId)
  useFollowedRow(openId, list, {
    page: openAt < 0 ? undefined : Math.floor(openAt / pageSize) + 1,
    shownPage: page,
    onPageChange: (next) => onPageRequestChange({ page: next, pageSize }),
  })

  const controlsOf = ({ id, onChange }: OpenCase): CaseControls => {
    const row = held.rows.find((one) => one.id === id)
    const { at, total, previousId, nextId } = caseOrder(held.rows, decidedIds(), id)
    // The dialog over the case is still about one that can be decided.
    const isPending = at > 0 || isAsking
    return {
      id,
      name: row && rowName(row),
      status: decidingIds?.has(id) ? 'loading' : statusOf(content, isPending, total),
      position: { at, total: total + unlisted },
      previousId,
      nextId,
      isAsking,
      isReturned: returned?.id === id,
      decisions,
      disabledReasons: Object.fromEntries(
        decisions.map((decision) => [decision.id, row && decision.whyNot?.(row)]),
      ),
      onAsk: (decisionId, options) => {
        const decision = decisions.find((one) => one.id === decisionId)
        if (decision && row) askTo(decision, row, options)
      },
      onReview: onChange,
      onClose: () => onChange(undefined),
    }
  }

  return (
    <Stack space="page">
      {header(
        hasLoadNotes(content) && (
          <Inline space="3">
            <LoadNotes of={content} />
          </Inline>
        ),
      )}
      <LoadableTable content={content} headingRef={headingRef} errorMessage={words.failed}>
        {(load) => (
          <div className={open && css.beside}>
            <div className={css.newRows}>
              <NewRowsButton count={held.newCount} onPress={held.showNew} />
            </div>
            <div
              ref={list}
              {...held.regionProps}
              {...(onOpenIntent && {
                onPointerOver: onOpenIntent,
                onFocusCapture: onOpenIntent,
              })}
            >
              <DataTable
                columns={marks.columns}
                {...tableProps}
                // The open case has the buttons: two pairs would ask which one.
                {...(open && { rowActions: noActions })}
                {...load}
                label={words.label}
                {...(compactBelow && { compactBelow })}
                currentId={openId}
                pagination={{
                  kind: 'client',
                  ...pageRequest,
                  all: held.rows.length + unlisted,
                  onChange: onPageRequestChange,
                }}
                emptyState={
                  <EmptyState title={words.noneTitle} description={words.none} drawing="lit" />
                }
                {...(bulk && { selection })}
                {...(decidingIds && { busyIds: decidingIds })}
                // They are sorted above, before they are held.
                {...(sorting && {
                  sorting: { kind: 'server', givenOrder: panelText.oldestFirst, ...sorting },
                })}
              />
              {bulk?.({
                selected,
                shown: pageRows,
                deselect,
                headingRef,
                onOpenChange: setIsDecidingMany,
              })}
            </div>
            {open?.render(controlsOf(open))}
          </div>
        )}
      </LoadableTable>
      {dialog}
    </Stack>
  )
}

function statusOf(
  rows: Loadable<unknown>,
  isPending: boolean,
  waiting: number,
): CaseControls['status'] {
  if (rows.status !== 'ready') return 'loading'
  if (isPending) return 'pending'
  return waiting === 0 ? 'none' : 'decided'
}
