import { type ReactNode, type RefObject, useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { type TabItem, Tabs } from '../../components/Tabs/Tabs'
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
  const now = useHearth().now()
  const own = counts.status === 'ready' ? queues.map((name) => counts.data[name]) : []
  const fire = fireOf(own, now)
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} />
      {queues.length === 0 ? (
        <Card padding="none">
          <EmptyState title={text.nothingOffered} />
        </Card>
      ) : (
        <Tabs
          label={text.queuesLabel}
          selectedId={queue}
          tabs={queues.map((name) => toTab(name, counts, now))}
        >
          <Stack space="6">
            {counts.status === 'failed' && (
              <LoadFailure
                message={text.countsFailed}
                onRetry={counts.onRetry}
                focusRef={heading}
              />
            )}
            <HouseContext value={fire && { drawing: fire, label: fireText[fire] }}>
              {children(heading)}
            </HouseContext>
          </Stack>
        </Tabs>
      )}
    </Stack>
  )
}

/** The name of a queue with its count, and the age of its oldest case below. */
function toTab(
  name: DeskQueueName,
  counts: Loadable<DeskCounts>,
  now: Date,
): TabItem<DeskQueueName> {
  const queue = counts.status === 'ready' ? counts.data[name] : undefined
  return {
    id: name,
    label: text.queues[name],
    href: deskHref(name),
    count: queue?.waiting,
    note: queue ? ageText(queue.oldest, now) : '',
  }
}

const DAY = 86_400_000

function ageText(oldest: string | null | undefined, now: Date): string {
  const age = now.getTime() - Date.parse(oldest ?? '')
  return Number.isNaN(age) ? text.noneWaits : text.oldest(Math.max(Math.floor(age / DAY), 0))
}
