import { useRef } from 'react'
import * as table from '../../patterns/DataTable/DataTable.css'
import { useTableShape } from '../../patterns/DataTable/useTableShape'
import { PageNumbers } from '../../patterns/PageNumbers/PageNumbers'
import { AnnouncementRow } from './AnnouncementRow'
import * as css from './AnnouncementsScreen.css'
import type { AnnouncementActions } from './announcementActions'
import type { AnnouncementsPage } from './announcementsModel'
import { announcementsText as text } from './announcementsText'

interface AnnouncementListProps {
  page: AnnouncementsPage
  isRefreshing: boolean
  onPageChange: (page: number) => void
  actions: AnnouncementActions
  busyIds: ReadonlySet<string>
}

/** The rows of one page, and the numbers of the others. */
export function AnnouncementList({
  page: { rows, ...pageRequest },
  isRefreshing,
  onPageChange,
  actions,
  busyIds,
}: AnnouncementListProps) {
  const list = useRef<HTMLElement>(null)
  const isCard = useTableShape(list) === 'cards'
  const goTo = (page: number) => {
    onPageChange(page)
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section
      ref={list}
      aria-label={text.title}
      aria-busy={isRefreshing || undefined}
      data-refreshing={isRefreshing || undefined}
      className={table.root}
    >
      <ul className={css.list}>
        {rows.map((announcement) => (
          <li key={announcement.id} data-row-id={announcement.id} className={css.item}>
            <AnnouncementRow
              announcement={announcement}
              actions={actions}
              isPending={busyIds.has(announcement.id)}
              isCard={isCard}
            />
          </li>
        ))}
      </ul>
      {pageRequest.totalPages > 1 ? (
        <div className={table.foot}>
          <PageNumbers
            {...pageRequest}
            noun={text.noun}
            isTurning={isRefreshing}
            onChange={({ page }) => goTo(page)}
          />
        </div>
      ) : null}
    </section>
  )
}
