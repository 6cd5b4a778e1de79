import { type RefObject, useId, useRef } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { AnchoredPopover } from '../../components/Popover/Popover'
import { Sheet } from '../../components/Sheet/Sheet'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import {
  actionText,
  actorName,
  type RecordEntry,
  type RecordUndo,
  subjectHref,
  subjectName,
  receiptText as text,
  useUndoQuestion,
} from '../../product/record/record'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { media } from '../../theme/media'
import * as css from './Receipts.css'

export interface ReceiptsProps extends RecordUndo {
  /** What the signed-in person has done, newest first. */
  entries: Loadable<readonly RecordEntry[]>
  /** The button that opened them: the bell of AppShell. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called by the close button, Escape, a press outside, and a followed link. */
  onClose: () => void
}

/**
 * The last actions of the signed-in person, with the words of their toasts and the way back: for
 * who looked away when a toast said it. In a popover beside the bell, on a phone in a sheet. For
 * the actions of everybody use the page of the record.
 */
export function Receipts({ triggerRef, onClose, ...list }: ReceiptsProps) {
  const isPhone = useMediaQuery(media.mobile)
  const content = <ReceiptList {...list} onFollow={onClose} />
  return isPhone ? (
    <Sheet isOpen onOpenChange={onClose} title={text.title}>
      {content}
    </Sheet>
  ) : (
    <AnchoredPopover
      triggerRef={triggerRef}
      onClose={onClose}
      title={text.title}
      placement="top start"
    >
      {content}
    </AnchoredPopover>
  )
}

const none: readonly RecordEntry[] = []

interface ReceiptListProps extends Omit<ReceiptsProps, 'triggerRef' | 'onClose'> {
  onFollow: () => void
}

function ReceiptList({ entries, onUndo, busyIds, refusals, onFollow }: ReceiptListProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = entries.status === 'ready' ? entries.data : none
  const { ask, dialog, isAsking } = useUndoQuestion(shown, onUndo)
  useFocusAfter(isAsking, root)
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      <LoadableList
        content={entries}
        headingRef={root}
        errorMessage={text.failed}
        isSection
        emptyState={
          shown.length === 0 && <EmptyState title={text.noneTitle} description={text.none} />
        }
      >
        {(all) => (
          <ol aria-label={text.title}>
            {all.map((entry) => (
              <Receipt
                key={entry.id}
                entry={entry}
                onUndo={ask}
                isPending={busyIds?.has(entry.id) === true}
                refusal={refusals?.get(entry.id)}
                onFollow={onFollow}
              />
            ))}
          </ol>
        )}
      </LoadableList>
      <Link href="/record" variant="standalone" onPress={onFollow}>
        {text.whole}
      </Link>
      {dialog}
    </div>
  )
}

/** The words of toasts by their actions. */
const toasts: ReadonlyMap<string, string> = new Map(Object.entries(text.words))

/** What the toast of an action had said; otherwise the words of the record. */
const wordsOf = (entry: RecordEntry): string =>
  entry.action.endsWith('.undo') ? text.undone : (toasts.get(entry.action) ?? actionText(entry))

interface ReceiptProps {
  entry: RecordEntry
  onUndo: ((id: string) => void) | undefined
  isPending: boolean
  /** Why its undo was refused. */
  refusal: string | undefined
  onFollow: () => void
}

function Receipt({ entry, onUndo, isPending, refusal, onFollow }: ReceiptProps) {
  const { id, at, subject, undo } = entry
  const now = useHearth().now()
  const detailId = useId()
  const href = subjectHref(entry)
  const name = subject && <bdi>{subjectName(subject)}</bdi>
  return (
    <li data-row-id={id} className={css.receipt}>
      <div className={css.words}>
        <p>{wordsOf(entry)}</p>
        <p id={detailId} className={css.detail}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} onPress={onFollow}>
              {name}
            </Link>
          )}
          {name && ' · '}
          <Moment value={at}>{nearMoment(at, now)}</Moment>
        </p>
      </div>
      {undo?.state === 'done' ? (
        <Badge tone="caution">{undo.by ? text.undoneBy(actorName(undo.by)) : text.undone}</Badge>
      ) : null}
      {undo?.state === 'possible' && onUndo ? (
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          aria-describedby={detailId}
          onPress={() => onUndo(id)}
        >
          {text.undo}
          <VisuallyHidden>{` “${actionText(entry)}”`}</VisuallyHidden>
        </Button>
      ) : null}
      {refusal === undefined ? null : (
        <div className={css.refusal}>
          <Notice tone="critical">{refusal}</Notice>
        </div>
      )}
    </li>
  )
}
