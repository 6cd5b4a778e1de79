import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { ownElement } from '../../internal/ownElement'
import { clockTime, dateTime } from '../../text/dates'
import { RowActions } from '../List/List'
import * as css from './Timeline.css'
import type { TimelineEntry } from './timelineModel'
import { timelineText as text } from './timelineText'

interface TimelineRowProps {
  entry: TimelineEntry
  onUndo: ((id: string) => void) | undefined
  /** Ids of the entries and parts that are being undone. */
  busyIds: ReadonlySet<string>
  /** Why an undo was refused, by the id of its entry or part. */
  refusals: ReadonlyMap<string, string>
  timeZone: string | undefined
}

/** One action in a line; what it changed below it, on request. */
export function TimelineRow({ entry, onUndo, busyIds, refusals, timeZone }: TimelineRowProps) {
  const sentenceId = useId()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, at, actor, action, actionText, reason, undo, status } = entry
  const state = undo?.state
  const refusal = refusals.get(id)
  // Hide Undo once the action is undone, but keep a pressed button: it has the focus.
  const [wasDone] = useState(state === 'done')
  const hasUndo = onUndo !== undefined && undo !== undefined && state !== 'never' && !wasDone
  return (
    <li data-row-id={id} className={css.entry}>
      <span className={css.time}>
        <Moment value={at}>{clockTime(new Date(at), timeZone)}</Moment>
      </span>
      <div className={css.words}>
        <p id={sentenceId} className={css.sentence}>
          <Actor actor={actor} /> {ownElement(action)}
        </p>
        {reason === undefined || reason.trim() === '' ? null : (
          <blockquote dir="auto" className={css.reason}>
            {reason}
          </blockquote>
        )}
        {state === 'done' ? (
          <p>
            <Badge tone="caution">{doneBy(undo?.by)}</Badge>
          </p>
        ) : null}
        {status ? <p>{status}</p> : null}
        {refusal === undefined ? null : <Notice tone="critical">{refusal}</Notice>}
      </div>
      <div className={css.end}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-describedby={sentenceId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight aria-hidden="true" />
          <span>{text.details}</span>
        </button>
        {hasUndo ? (
          <RowActions
            actions={[
              {
                id: 'undo',
                label: undo.isRedo ? text.redo : text.undo,
                // It stands in no menu, the only place for icons.
                icon: null,
                display: 'label',
                // The button stays where it has the focus.
                disabledReason: state === 'possible' ? undefined : whyNot(undo),
                onPress: () => onUndo(id),
              },
            ]}
            rowName={`“${actionText}”`}
            isPending={busyIds.has(id)}
            inMenu={false}
            onAction={() => onUndo(id)}
          />
        ) : null}
      </div>
      <div id={detailsId} hidden={!isOpen} className={css.details}>
        {isOpen && entry.parts === undefined ? <Details entry={entry} timeZone={timeZone} /> : null}
        {isOpen && entry.parts !== undefined ? (
          <ol aria-label={actionText}>
            {entry.parts.map((part) => (
              <TimelineRow
                key={part.id}
                entry={part}
                onUndo={onUndo}
                busyIds={busyIds}
                refusals={refusals}
                timeZone={timeZone}
              />
            ))}
          </ol>
        ) : null}
      </div>
    </li>
  )
}

function Actor({ actor }: Pick<TimelineEntry, 'actor'>) {
  return actor.href === undefined ? (
    <bdi translate="no" className={css.actor}>
      {actor.name}
    </bdi>
  ) : (
    <Link href={actor.href} variant="subject">
      <bdi translate="no">{actor.name}</bdi>
    </Link>
  )
}

interface DetailsProps {
  entry: TimelineEntry
  timeZone: string | undefined
}

function Details({ entry: { at, changes = [], undo }, timeZone }: DetailsProps) {
  return (
    <>
      {changes.length === 0 ? null : (
        <table className={css.changes} aria-label={text.changes}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">
                  <bdi>{field}</bdi>
                </th>
                <td dir="auto">{before}</td>
                <td dir="auto">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={css.note}>
        {[`${text.utc(dateTime(at, 'UTC'))}.`, undo && undoNote(undo, timeZone)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

const doneBy = (by: string | undefined) => (by === undefined ? text.undone : text.undoneBy(by))

function whyNot({ state, by }: NonNullable<TimelineEntry['undo']>): string {
  if (state === 'done') return doneBy(by)
  return by === undefined ? text.over : text.changedBy(by)
}

function undoNote({ state, until }: NonNullable<TimelineEntry['undo']>, timeZone?: string) {
  if (state === 'never') return text.never
  if (until === undefined || state === 'done') return undefined
  const moment = dateTime(until, timeZone)
  return state === 'over' ? text.wasUntil(moment) : text.until(moment)
}
