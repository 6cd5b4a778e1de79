import { type RefObject, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { AnchoredPopover } from '../../components/Popover/Popover'
import { Sheet } from '../../components/Sheet/Sheet'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Sentence } from '../../internal/Sentence'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { useHearth } from '../../provider/HearthProvider'
import { timeAgo } from '../../text/timeAgo'
import { media } from '../../theme/media'
import * as css from './RecentActions.css'
import { recentActionsText as text } from './recentActionsText'
import { type Batch, batchText, inBatches, undoableIn } from './recordBatches'
import type { RecordEntry } from './recordModel'
import type { RecordUndo } from './recordUndo'
import { actionText, actorName, isUndoing, subjectName, wordsOf } from './recordWords'
import { subjectHref } from './subjectHref'

export interface RecentActionsProps extends RecordUndo {
  /** What the signed-in person has done, newest first. */
  entries: Loadable<readonly RecordEntry[]>
  /** The button that opened them: the bell of AppShell. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called by the close button, Escape, a press outside, and a followed link. */
  onClose: () => void
}

/**
 * The last actions of the signed-in person, in the sentences of the record, each with Undo or Redo.
 * They open in a popover beside the bell, and in a sheet on a phone. The record page shows the
 * actions of everyone.
 */
export function RecentActions({ triggerRef, onClose, ...list }: RecentActionsProps) {
  const isPhone = useMediaQuery(media.mobile)
  const content = <RecentActionList {...list} onFollow={onClose} />
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

interface RecentActionListProps extends Omit<RecentActionsProps, 'triggerRef' | 'onClose'> {
  onFollow: () => void
}

function RecentActionList({
  entries,
  onUndo,
  onUndoMany,
  busyIds,
  refusals,
  onFollow,
}: RecentActionListProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = entries.status === 'ready' ? entries.data : none
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
            {withUndoings(all).map(({ entry, batch, undoing }) => (
              <RecentAction
                key={entry.id}
                entry={entry}
                batch={batch}
                undoing={undoing}
                onUndo={onUndo}
                onUndoMany={onUndoMany}
                isPending={[...batch, undoing].some((each) => each && busyIds?.has(each.id))}
                refusal={refusals?.get(undoing?.id ?? entry.id)}
                onFollow={onFollow}
              />
            ))}
          </ol>
        )}
      </LoadableList>
      <Link href="/record" variant="standalone" onPress={onFollow}>
        {text.whole}
      </Link>
    </div>
  )
}

/** An action, and the person's own undoing of it. */
interface Action {
  entry: RecordEntry
  /** The entries of an action on many rows; the entry alone of any other. */
  batch: Batch
  undoing?: RecordEntry | undefined
}

/** The actions; an undoing is a part of the action that it undid, if that is there. */
function withUndoings(entries: readonly RecordEntry[]): readonly Action[] {
  const ids = new Set(entries.map(({ id }) => id))
  const undoings = new Map(entries.filter(isUndoing).map((entry) => [entry.undoes, entry]))
  const isShown = ([entry, ...others]: Batch) =>
    others.length > 0 || !isUndoing(entry) || !ids.has(entry.undoes ?? '')
  return inBatches(entries)
    .filter(isShown)
    .map((batch) => {
      const [entry, ...others] = batch
      const undoing = others.length === 0 ? undoings.get(entry.id) : undefined
      return { entry, batch, undoing }
    })
}

interface RecentActionProps extends Action, Pick<RecordUndo, 'onUndo' | 'onUndoMany'> {
  isPending: boolean
  /** Why its undo was refused. */
  refusal: string | undefined
  onFollow: () => void
}

function RecentAction({
  entry,
  batch,
  undoing,
  onUndo,
  onUndoMany,
  isPending,
  refusal,
  onFollow,
}: RecentActionProps) {
  const { id, at, undo } = entry
  const now = useHearth().now()
  const detailId = useId()
  /** What the button undoes: the action, or the undoing of it. */
  const next = undoing ?? entry
  const label = isUndoing(next) ? text.redo : text.undo
  const isMany = batch.length > 1
  const canUndo =
    (isMany ? undoableIn(batch).length > 0 : next.undo?.state === 'possible') && onUndo
  const press = () => (isMany ? onUndoMany?.(undoableIn(batch)) : onUndo?.(next.id))
  return (
    <li data-row-id={id} className={css.action}>
      <div className={css.words}>
        <p>
          <span>{text.you}</span>{' '}
          {isMany ? <span>{batchText(batch)}</span> : <Words entry={entry} onFollow={onFollow} />}
        </p>
        <p id={detailId} className={css.detail}>
          <Moment value={at}>{timeAgo(at, now)}</Moment>
          {undo?.state === 'done' && (
            <span>{` · ${undo.by ? text.undoneBy(actorName(undo.by)) : text.undone}`}</span>
          )}
        </p>
      </div>
      {canUndo ? (
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          aria-describedby={detailId}
          onPress={press}
        >
          <span>{label}</span>
          <VisuallyHidden>{` “${isMany ? batchText(batch) : actionText(entry)}”`}</VisuallyHidden>
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

/** The action as a sentence, with a link to its subject. */
function Words({ entry, onFollow }: Pick<RecentActionProps, 'entry' | 'onFollow'>) {
  const [before, after] = wordsOf(entry)
  if (entry.subject == null || after === undefined) return <span>{before}</span>
  const href = subjectHref(entry)
  const name = <bdi translate="no">{subjectName(entry.subject)}</bdi>
  return (
    <Sentence words={[before, after]}>
      {href === undefined ? (
        name
      ) : (
        <Link href={href} onPress={onFollow}>
          {name}
        </Link>
      )}
    </Sentence>
  )
}
