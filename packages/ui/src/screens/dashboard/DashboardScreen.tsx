import { type ReactNode, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import type { BadgeActions, BadgeRequest } from '../../domain/citizenship/citizenship'
import { thenFocus } from '../../hooks/thenFocus'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { Count } from '../../patterns/StatTile/StatTile'
import { mediumDate } from '../../text/dates'
import { media } from '../../theme/media'
import { DashboardCounts } from './DashboardCounts'
import * as css from './DashboardScreen.css'
import { dashboardText as text } from './dashboardText'
import { FirstSteps, type FirstStepsProps } from './FirstSteps'
import { LiveNote } from './LiveNote'
import { livenessOf, quiet, sharedRetry, withSharedRetry } from './liveness'
import { NumbersSection, type NumbersSectionProps } from './NumbersSection'
import { PendingBadges } from './PendingBadges'
import { type DashboardPost, RecentPosts } from './RecentPosts'
import { RecentRequests } from './RecentRequests'

export type { BadgeRequest, Count, DashboardPost }

export interface DashboardScreenProps extends BadgeActions {
  /** Name of the signed-in person, for the greeting. */
  userName: string
  /** The name of the person's role. @default 'Administrator' */
  role?: string | undefined
  /** Whether the person was never here before. @default false */
  isFirstVisit?: boolean | undefined
  /** Members without admins. */
  users: Loadable<Count>
  /** The number of posts. */
  posts: Loadable<Count>
  /** The number of citizenship requests that wait. */
  badges: Loadable<Count>
  /** The time of the oldest waiting request, in ISO 8601; null without requests. @default not shown */
  oldestRequestAt?: Loadable<string | null> | undefined
  /** Pending and approved invites. */
  invites: Loadable<Count>
  /** Newest first; the first five show. */
  recentPosts: Loadable<readonly DashboardPost[]>
  /** The first five show. */
  badgeRequests: Loadable<readonly BadgeRequest[]>
  /** Requests with a decision under way. @default none */
  decidingIds?: ReadonlySet<string>
  /** Open cases, arrivals and decisions by day, and new members. @default not shown */
  numbers?: NumbersSectionProps | undefined
  /** What a new community needs first. @default not shown */
  firstSteps?: FirstStepsProps | undefined
  /**
   * What others did, see SinceYouLooked. It comes last: it may arrive late, and no row may move
   * under a press. @default none
   */
  digest?: ReactNode
  /**
   * While documents are not deleted yet: ISO 8601 from when on they are, how many would be deleted
   * now, and what closes the notice. @default no notice
   */
  retention?: { deletesFrom: string; due: number; onSeen: () => void } | null | undefined
}

const nobody: ReadonlySet<string> = new Set()

/**
 * What there is to do, and what is new (specification 2.11). Each part loads, fails and goes stale
 * by itself; a failed reload removes nothing. One line says as of when all of it is; a part says so
 * only when it is older.
 */
export function DashboardScreen({
  userName,
  role = text.role,
  isFirstVisit = false,
  users,
  posts,
  badges,
  oldestRequestAt,
  invites,
  recentPosts,
  badgeRequests,
  decidingIds = nobody,
  numbers,
  firstSteps,
  digest,
  retention,
  ...decisions
}: DashboardScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = useMediaQuery(media.mobile)
  const live = livenessOf([users, posts, badges, invites, ...(numbers ? [numbers.content] : [])])
  const retry = sharedRetry([
    users,
    posts,
    badges,
    invites,
    recentPosts,
    badgeRequests,
    ...(numbers ? [numbers.content] : []),
  ])
  const shown = <T,>(part: Loadable<T>) =>
    retry ? withSharedRetry(quiet(part, live)) : quiet(part, live)
  const section = numbers && <NumbersSection {...numbers} content={shown(numbers.content)} />
  return (
    <div className={css.page}>
      <PageHeader
        ref={heading}
        title={text.title}
        subtitle={
          <>
            <span>{isFirstVisit ? text.welcome : text.welcomeBack}</span>{' '}
            <bdi translate="no">{userName}</bdi>
            <span>{` · ${role}`}</span>
          </>
        }
        actions={<LiveNote {...live} onRetry={retry && thenFocus(heading)(retry)} />}
      />
      <div className={css.parts}>
        <PendingBadges
          count={shown(badges)}
          oldestRequestAt={oldestRequestAt}
          requests={badgeRequests}
          numbers={numbers}
        />
        <DashboardCounts
          users={shown(users)}
          posts={shown(posts)}
          invites={shown(invites)}
          numbers={numbers?.content}
        />
        {firstSteps && <FirstSteps {...firstSteps} />}
        {!isPhone && section}
        <RecentRequests requests={shown(badgeRequests)} decidingIds={decidingIds} {...decisions} />
        {/* On a phone the first screen belongs to the counts and the first requests. */}
        {isPhone && section}
        <RecentPosts posts={shown(recentPosts)} />
      </div>
      {retention && (
        <Notice>
          <Inline>
            <span>{text.retention(mediumDate(retention.deletesFrom), retention.due)}</span>
            <Button size="small" onPress={retention.onSeen}>
              {text.gotIt}
            </Button>
          </Inline>
        </Notice>
      )}
      {digest}
    </div>
  )
}
