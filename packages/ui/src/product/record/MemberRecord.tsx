import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { Timeline, type TimelineBaseProps } from '../../patterns/Timeline/Timeline'
import { MemberPart } from './MemberPart'
import type { MemberEvent } from './recordModel'
import { recordText as text } from './recordText'
import type { RecordUndo } from './recordUndo'
import { toMemberTimeline } from './toMemberTimeline'

export { MemberSummary, type MemberSummaryProps } from './MemberSummary'

export interface MemberRecordProps extends RecordUndo, TimelineBaseProps {
  /** The name of the member, for what they did themselves. */
  name: string
  /** What was done to this member and what they did themselves, newest first. */
  events: Loadable<readonly MemberEvent[]>
  /** Id of its heading, for a MemberSummary that leads there. @default a new one */
  headingId?: string | undefined
}

const none: readonly MemberEvent[] = []

/** What has happened to one member, as a part of the page of that member. */
export function MemberRecord({ name, events, headingId, ...more }: MemberRecordProps) {
  const shown = events.status === 'ready' ? events.data : none
  return (
    <MemberPart title={text.title} headingId={headingId}>
      {(heading) => (
        <LoadableList
          content={events}
          headingRef={heading}
          errorMessage={text.failed}
          isSection
          emptyState={shown.length === 0 && <MemberRecordEmpty />}
        >
          {(all, isRefreshing) => (
            <Timeline
              {...more}
              label={text.actions}
              level={3}
              entries={toMemberTimeline(all, name)}
              isRefreshing={isRefreshing}
            />
          )}
        </LoadableList>
      )}
    </MemberPart>
  )
}

function MemberRecordEmpty() {
  return <EmptyState title={text.noneTitle} description={text.noneOfMember} />
}
