import { useMemo, useRef } from 'react'
import { showStart } from '../../hooks/showStart'
import { useLatest } from '../../hooks/useLatest'
import { useTableShape } from '../../hooks/useTableShape'
import { List, MovingRows, useLateRows } from '../../patterns/List/List'
import { PageNumbers } from '../../patterns/PageNumbers/PageNumbers'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import type { AnnouncementsPage } from '../../product/announcements/announcementsModel'
import { announcementsText as text } from '../../product/announcements/announcementsText'
import { AnnouncementRow } from './AnnouncementRow'
import * as css from './AnnouncementsScreen.css'
import type { AnnouncementActions } from './announcementActions'

interface AnnouncementListProps {
  page: AnnouncementsPage
  isRefreshing: boolean
  onPageRequestChange: (pageRequest: PageRequest) => void
  actions: AnnouncementActions
  busyIds: ReadonlySet<string>
  /** Called on hover and focus of the rows, to preload the composer. */
  onIntent: () => void
}

/** The rows of one page, and the pagination. */
export function AnnouncementList({
  page: { rows: newest, ...pageRequest },
  isRefreshing,
  onPageRequestChange,
  actions,
  busyIds,
  onIntent,
}: AnnouncementListProps) {
  const list = useRef<HTMLElement>(null)
  const isCard = useTableShape(list) === 'cards'
  const { shown: rows } = useLateRows(newest, list)
  const steady = useSteady(actions)
  const goTo = (next: PageRequest) => {
    onPageRequestChange(next)
    showStart(list.current)
  }
  return (
    <List
      ref={list}
      label={text.title}
      isRefreshing={isRefreshing}
      footer={
        pageRequest.totalPages > 1 && (
          <PageNumbers {...pageRequest} noun={text.noun} isTurning={isRefreshing} onChange={goTo} />
        )
      }
    >
      <ul className={css.list} onPointerOver={onIntent} onFocus={onIntent}>
        <MovingRows list={list} rows={rows}>
          {rows.map((announcement) => (
            <li key={announcement.id} data-row-id={announcement.id} className={css.item}>
              <AnnouncementRow
                announcement={announcement}
                actions={steady}
                isPending={busyIds.has(announcement.id)}
                isCard={isCard}
              />
            </li>
          ))}
        </MovingRows>
      </ul>
    </List>
  )
}

/** The same object as long as rows look the same: the handlers in it call the newest ones. */
function useSteady(actions: AnnouncementActions): AnnouncementActions {
  const latest = useLatest(actions)
  const { toggleDisabledReason } = actions
  return useMemo(
    () => ({
      onToggleStatus: (announcement) => latest.current.onToggleStatus(announcement),
      onTogglePinned: (announcement) => latest.current.onTogglePinned(announcement),
      onEdit: (announcement) => latest.current.onEdit(announcement),
      onDelete: (announcement) => latest.current.onDelete(announcement),
      toggleDisabledReason,
    }),
    [latest, toggleDisabledReason],
  )
}
