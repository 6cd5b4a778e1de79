import type { Loadable } from '../../loadable'
import { type Count, StatTile, StatTiles } from '../../patterns/StatTile/StatTile'
import { dashboardText as text } from './dashboardText'

export interface DashboardCountsProps {
  users: Loadable<Count>
  posts: Loadable<Count>
  invites: Loadable<Count>
}

/** The counts that ask for nothing. Each links to the list that gives its number. */
export function DashboardCounts({ users, posts, invites }: DashboardCountsProps) {
  return (
    <StatTiles title={text.counts}>
      <StatTile label={text.users} definition={text.usersDefinition} href="/users" count={users} />
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
