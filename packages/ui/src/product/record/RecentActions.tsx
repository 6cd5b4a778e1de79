import { type RefObject, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { AnchoredPopover } from '../../components/Popover/Popover'
import { Sheet } from '../../components/Sheet/Sheet'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { useHearth } from '../../provider/HearthProvider'
import { timeAgo } from '../../text/timeAgo'
import { media } from '../../theme/media'
import * as css from './RecentActions.css'
import { recentActionsText as text } from './recentActionsText'
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
 * The last actions of the signed-in person in the words of the record, each with Undo, and Redo once
 * it is undone. In a popover
 * beside the bell, on a phone in a sheet. For the actions of everybody use the page of the record.
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

function RecentActionList({ entries, onUndo, busyIds, refusals, onFollow }: RecentActionListProps) {
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
            {withUndoings(all).map(({ entry, undoing }) => (
              <RecentAction
                key={entry.id}
                entry={entry}
                undoing={undoing}
                onUndo={onUndo}
                isPending={[entry, undoing].some((each) => each && busyIds?.has(each.id))}
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
  undoing?: RecordEntry | undefined
}

/** The actions; an undoing is a part of the action that it undid, if that is there. */
function withUndoings(entries: readonly RecordEntry[]): readonly Action[] {
  const ids = new Set(entries.map(({ id }) => id))
  const undoings = new Map(entries.filter(isUndoing).map((entry) => [entry.undoes, entry]))
  return entries
    .filter((entry) => !isUndoing(entry) || !ids.has(entry.undoes ?? ''))
    .map((entry) => ({ entry, undoing: undoings.get(entry.id) }))
}

interface RecentActionProps extends Action {
  onUndo: ((id: string) => void) | undefined
  isPending: boolean
  /** Why its undo was refused. */
  refusal: string | undefined
  onFollow: () => void
}

function RecentAction({ entry, undoing, onUndo, isPending, refusal, onFollow }: RecentActionProps) {
  const { id, at, undo } = entry
  const now = useHearth().now()
  const detailId = useId()
  /** What the button undoes: the action, or the undoing of it. */
  const next = undoing ?? entry
  const label = isUndoing(next) ? text.redo : text.undo
  return (
    <li data-row-id={id} className={css.action}>
      <div className={css.words}>
        <p>
          {text.you} <Words entry={entry} onFollow={onFollow} />
        </p>
        <p id={detailId} className={css.detail}>
          <Moment value={at}>{timeAgo(at, now)}</Moment>
          {undo?.state === 'done' && (
            <>
              {' · '}
              {undo.by ? text.undoneBy(actorName(undo.by)) : text.undone}
            </>
          )}
        </p>
      </div>
      {next.undo?.state === 'possible' && onUndo ? (
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          aria-describedby={detailId}
          onPress={() => onUndo(next.id)}
        >
          {label}
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

/** What was done, with a link to whom it was done to. */
function Words({ entry, onFollow }: Pick<RecentActionProps, 'entry' | 'onFollow'>) {
  const [before, after] = wordsOf(entry)
  if (entry.subject == null || after === undefined) return before
  const href = subjectHref(entry)
  const name = <bdi>{subjectName(entry.subject)}</bdi>
  return (
    <>
      {before}
      {href === undefined ? (
        name
      ) : (
        <Link href={href} onPress={onFollow}>
          {name}
        </Link>
      )}
      {after}
    </>
  )
}
