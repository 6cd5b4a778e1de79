import type { Loadable } from '../../loadable'
import { type Count, StatTile, StatTiles, type Trend } from '../../patterns/StatTile/StatTile'
import { dashboardText as text } from './dashboardText'
import type { LoadableNumbers } from './NumbersSection'
import { joinedByWeek } from './numbers'
import { numbersText } from './numbersText'

export interface DashboardCountsProps {
  users: Loadable<Count>
  posts: Loadable<Count>
  invites: Loadable<Count>
  /** Who joined, by day. @default not shown */
  numbers: LoadableNumbers | undefined
}

/** How many joined this week, beside those of the weeks before. */
function joinedTrend(numbers: LoadableNumbers | undefined): Trend | undefined {
  if (numbers?.status !== 'ready') return undefined
  const weeks = joinedByWeek(numbers.data.days)
  const [weekBefore = 0, thisWeek = 0] = weeks.slice(-2)
  return {
    note: numbersText.thisWeek(thisWeek),
    line: { values: weeks, label: numbersText.joined(thisWeek, weekBefore) },
  }
}

/** The counts that ask for nothing. Each links to the list that gives its number. */
export function DashboardCounts({ users, posts, invites, numbers }: DashboardCountsProps) {
  return (
    <StatTiles title={text.counts}>
      <StatTile
        label={text.users}
        definition={text.usersDefinition}
        href="/users"
        count={users}
        trend={joinedTrend(numbers)}
      />
      <StatTile label={text.posts} definition={text.postsDefinition} href="/posts" count={posts} />
      <StatTile
        label={text.invites}
        definition={text.invitesDefinition}
        href="/invites"
        count={invites}
      />
    </StatTiles>
  )
}
