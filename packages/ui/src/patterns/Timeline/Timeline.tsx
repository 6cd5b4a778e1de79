import { type ReactNode, useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { useHearth } from '../../provider/HearthProvider'
import { dayOf } from '../../text/dayOf'
import { List } from '../List/List'
import { dateOf, dayBefore, inDays } from './days'
import * as css from './Timeline.css'
import { TimelineRow } from './TimelineRow'
import type { TimelineEntry, TimelineItem, TimelineOwnRow } from './timelineModel'
import { timelineText as text } from './timelineText'

export type { TimelineEntry, TimelineItem, TimelineOwnRow }

/** What a screen passes on to its timeline. */
export interface TimelineBaseProps {
  /** Called by the button below the entries. @default there are no older entries */
  onLoadMore?: (() => void) | undefined
  /** How far that is. @default 'idle' */
  loadMoreStatus?: 'idle' | 'loading' | 'failed'
  /** IANA name of the zone that splits the days. @default the zone of the reader's system */
  timeZone?: string | undefined
}

export interface TimelineProps extends TimelineBaseProps {
  /** Names the list for screen readers: 'Record'. */
  label: string
  /** The actions, newest first, and rows of another kind between them. */
  entries: ReadonlyArray<TimelineItem>
  /** Called by the Undo button of an entry. @default no entry has a button */
  onUndo?: ((id: string) => void) | undefined
  /** Ids of entries and parts that are being undone: their button shows a spinner. @default none */
  busyIds?: ReadonlySet<string> | undefined
  /** Why an undo was refused, by the id of its entry or part. @default none was */
  refusals?: ReadonlyMap<string, string>
  /** Newer entries are loading: the current ones stay, see List. @default false */
  isRefreshing?: boolean
  /** Level of the headings of the days. @default 2 */
  level?: 2 | 3
}

const nobody: ReadonlySet<string> = new Set()
const noRefusals: ReadonlyMap<string, string> = new Map()

/**
 * What happened, newest first and grouped by the reader's day: who did what, when and why, what it
 * changed, and the way back. Place it in a LoadableList. For the facts about one thing use a
 * FactList.
 */
export function Timeline({
  label,
  entries,
  onUndo,
  busyIds = nobody,
  refusals = noRefusals,
  isRefreshing = false,
  onLoadMore,
  loadMoreStatus = 'idle',
  level = 2,
  timeZone,
}: TimelineProps) {
  return (
    <List
      label={label}
      isRefreshing={isRefreshing}
      footer={
        onLoadMore && (
          <div className={css.more}>
            {loadMoreStatus === 'failed' && <Notice tone="critical">{text.loadMoreFailed}</Notice>}
            <Button isPending={loadMoreStatus === 'loading'} onPress={onLoadMore}>
              {text.loadMore}
            </Button>
          </div>
        )
      }
    >
      {inDays(entries, timeZone).map(({ key, entries: ofDay }) => (
        <Day
          // A day without a date may come twice.
          key={`${key} ${ofDay[0]?.id}`}
          day={key}
          at={ofDay[0]?.at ?? ''}
          level={level}
          timeZone={timeZone}
        >
          {ofDay.map((entry) =>
            'row' in entry ? (
              entry.row
            ) : (
              <TimelineRow
                key={entry.id}
                entry={entry}
                onUndo={onUndo}
                busyIds={busyIds}
                refusals={refusals}
                timeZone={timeZone}
              />
            ),
          )}
        </Day>
      ))}
    </List>
  )
}

interface DayProps {
  /** '2026-06-15'. */
  day: string
  /** A moment of that day. */
  at: string
  level: 2 | 3
  timeZone: string | undefined
  children: ReactNode
}

/** The entries of one day, under its date. */
function Day({ day, at, level, timeZone, children }: DayProps) {
  const headingId = useId()
  const today = dayOf(useHearth().now(), timeZone)
  const Heading = `h${level}` as const
  const name = day === today ? text.today : day === dayBefore(today) ? text.yesterday : undefined
  return (
    <section className={css.day} aria-labelledby={headingId}>
      <Heading id={headingId} className={css.date}>
        {name === undefined ? null : <span className={css.dayName}>{`${name} `}</span>}
        <span>{dateOf(at, timeZone)}</span>
      </Heading>
      <ol className={css.entries}>{children}</ol>
    </section>
  )
}
