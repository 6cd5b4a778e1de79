import type { Loadable } from '../../loadable'
import { type Count, StatTile, StatTiles } from '../../patterns/StatTile/StatTile'
import { dashboardText as text } from './dashboardText'

export interface DashboardCountsProps {
  users: Loadable<Count>
  posts: Loadable<Count>
  badges: Loadable<Count>
  invites: Loadable<Count>
}

/** The four count cards. Each links to the list that gives its number. */
export function DashboardCounts({ users, posts, badges, invites }: DashboardCountsProps) {
  return (
    <StatTiles title={text.counts}>
      <StatTile label={text.users} definition={text.usersDefinition} href="/users" count={users} />
      <StatTile label={text.posts} definition={text.postsDefinition} href="/posts" count={posts} />
      <StatTile
        label={text.badges}
        definition={text.badgesDefinition}
        href="/badge-requests"
        count={badges}
      />
      <StatTile
        label={text.invites}
        definition={text.invitesDefinition}
        href="/invites"
        count={invites}
      />
    </StatTiles>
  )
}
