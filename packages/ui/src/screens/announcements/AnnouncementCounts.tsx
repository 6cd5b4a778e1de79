import {
  type AnnouncementStats,
  countOf,
  announcementsText as text,
} from '../../domain/announcements/announcements'
import type { Loadable } from '../../loadable'
import { StatTile, StatTiles } from '../../patterns/StatTile/StatTile'

/** The four numbers; they load and fail independently of the list. */
export function AnnouncementCounts({ stats }: { stats: Loadable<AnnouncementStats> }) {
  return (
    <StatTiles title={text.counts} layout="line">
      {(['total', 'active', 'pinned', 'today'] as const).map((of) => (
        <StatTile
          key={of}
          label={text[of]}
          definition={text[`${of}Definition`]}
          count={countOf(stats, of)}
        />
      ))}
    </StatTiles>
  )
}
