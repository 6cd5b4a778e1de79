import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import {
  type DeskCounts,
  type DeskQueueName,
  deskHref,
  fireOf,
  fireText,
  deskText as text,
} from '../../domain/desk/desk'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { EmptyState, HouseContext } from '../../patterns/EmptyState/EmptyState'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { useHearth } from '../../provider/HearthProvider'
import { count } from '../../text/numbers'
import * as css from './DeskScreen.css'

export { AppealQueue, type AppealQueueProps } from './AppealQueue'
export { CitizenshipQueue, type CitizenshipQueueProps } from './CitizenshipQueue'
export { NewcomerQueue, type NewcomerQueueProps } from './NewcomerQueue'
export { ReportQueue, type ReportQueueProps } from './ReportQueue'

export interface DeskScreenProps {
  /** What waits: for the tabs. */
  counts: Loadable<DeskCounts>
  /** The queues that the person may decide, in their order; each is a tab. */
  queues: readonly DeskQueueName[]
  /** The open queue, from the address: one of them. */
  queue: DeskQueueName
  /** Renders the open queue: CitizenshipQueue, NewcomerQueue, ReportQueue or AppealQueue. */
  children: (headingRef: RefObject<HTMLElement | null>) => ReactNode
}

/**
 * Everything waiting for a decision, in a queue for each kind. Each queue loads and fails by itself, and
 * the counts do too.
 */
export function DeskScreen({ counts, queues, queue, children }: DeskScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tabs = useRef<HTMLUListElement>(null)
  const now = useHearth().now()
  const own = counts.status === 'ready' ? queues.map((name) => counts.data[name]) : []
  const fire = fireOf(own, now)
  useLayoutEffect(() => {
    if (tabs.current) centreTab(tabs.current, queue)
  }, [queue])
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} />
      {queues.length === 0 ? (
        <Card padding="none">
          <EmptyState title={text.nothingOffered} />
        </Card>
      ) : (
        <>
          <nav aria-label={text.queuesLabel}>
            <ul ref={tabs} className={css.tabs}>
              {queues.map((name) => (
                <li
                  key={name}
                  className={css.tab}
                  data-queue={name}
                  data-current={name === queue || undefined}
                >
                  <Tab name={name} counts={counts} isCurrent={name === queue} />
                </li>
              ))}
            </ul>
            {counts.status === 'failed' && (
              <LoadFailure
                message={text.countsFailed}
                onRetry={counts.onRetry}
                focusRef={heading}
              />
            )}
          </nav>
          <HouseContext value={fire && { drawing: fire, label: fireText[fire] }}>
            {children(heading)}
          </HouseContext>
        </>
      )}
    </Stack>
  )
}

interface TabProps {
  name: DeskQueueName
  counts: Loadable<DeskCounts>
  isCurrent: boolean
}

/** The name of a queue with its count, and the age of its oldest case below. */
function Tab({ name, counts, isCurrent }: TabProps) {
  const now = useHearth().now()
  const queue = counts.status === 'ready' ? counts.data[name] : undefined
  return (
    <>
      <Link
        href={deskHref(name)}
        variant="subject"
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <span className={css.name}>{text.queues[name]}</span>{' '}
        {queue && <span className={css.count}>{count(queue.waiting)}</span>}
      </Link>
      <Text size="small" tone="muted">
        {/* The line keeps its height until the age arrives. */}
        {queue ? ageText(queue.oldest, now) : '\u00a0'}
      </Text>
    </>
  )
}

const DAY = 86_400_000

function ageText(oldest: string | null | undefined, now: Date): string {
  const age = now.getTime() - Date.parse(oldest ?? '')
  return Number.isNaN(age) ? text.noneWaits : text.oldest(Math.max(Math.floor(age / DAY), 0))
}

/** Scrolls only the line of tabs, by which a phone shows two at a time. */
function centreTab(tabs: HTMLElement, queue: DeskQueueName) {
  const tab = tabs.querySelector(`[data-queue=${queue}]`)
  if (!tab) return
  const line = tabs.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  tabs.scrollBy({ left: box.left + box.width / 2 - line.left - line.width / 2 })
}
