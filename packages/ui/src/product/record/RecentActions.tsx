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
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { media } from '../../theme/media'
import * as css from './RecentActions.css'
import { recentActionsText as text } from './recentActionsText'
import type { RecordEntry } from './recordModel'
import { actionText, actorName, subjectName } from './recordWords'
import { subjectHref } from './subjectHref'
import { type RecordUndo, useUndoQuestion } from './useUndoQuestion'

export interface RecentActionsProps extends RecordUndo {
  /** What the signed-in person has done, newest first. */
  entries: Loadable<readonly RecordEntry[]>
  /** The button that opened them: the bell of AppShell. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called by the close button, Escape, a press outside, and a followed link. */
  onClose: () => void
}

/**
 * The last actions of the signed-in person, worded like their toasts, each with Undo. In a popover
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
              <RecentAction
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

interface RecentActionProps {
  entry: RecordEntry
  onUndo: ((id: string) => void) | undefined
  isPending: boolean
  /** Why its undo was refused. */
  refusal: string | undefined
  onFollow: () => void
}

function RecentAction({ entry, onUndo, isPending, refusal, onFollow }: RecentActionProps) {
  const { id, at, subject, undo } = entry
  const now = useHearth().now()
  const detailId = useId()
  const href = subjectHref(entry)
  const name = subject && <bdi>{subjectName(subject)}</bdi>
  return (
    <li data-row-id={id} className={css.action}>
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
