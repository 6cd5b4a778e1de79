import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import type { Loadable } from '../../loadable'
import { StatTile } from '../../patterns/StatTile/StatTile'
import * as css from '../dashboard/DashboardScreen.css'
import { type AnnouncementStats, countOf } from './announcementsModel'
import { announcementsText as text } from './announcementsText'

/** The four numbers; they load and fail apart from the list, and keep it from nothing. */
export function AnnouncementCounts({ stats }: { stats: Loadable<AnnouncementStats> }) {
  return (
    <section className={css.counts}>
      <VisuallyHidden element="h2">{text.counts}</VisuallyHidden>
      <div className={css.countsGrid}>
        <StatTile
          label={text.total}
          definition={text.totalDefinition}
          count={countOf(stats, 'total')}
        />
        <StatTile
          label={text.active}
          definition={text.activeDefinition}
          count={countOf(stats, 'active')}
        />
        <StatTile
          label={text.pinned}
          definition={text.pinnedDefinition}
          count={countOf(stats, 'pinned')}
        />
        <StatTile
          label={text.today}
          definition={text.todayDefinition}
          count={countOf(stats, 'today')}
        />
      </div>
    </section>
  )
}
