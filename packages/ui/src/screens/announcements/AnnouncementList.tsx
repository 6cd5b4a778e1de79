import { useRef } from 'react'
import {
  type AnnouncementsPage,
  announcementsText as text,
} from '../../domain/announcements/announcements'
import { showStart } from '../../hooks/showStart'
import { useStableCallback } from '../../hooks/useStableCallback'
import { useTableShape } from '../../hooks/useTableShape'
import { useHeldOrder } from '../../patterns/HeldRows/useHeldRows'
import { List, MovingRows, useLateRows } from '../../patterns/List/List'
import { PageNumbers } from '../../patterns/PageNumbers/PageNumbers'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { AnnouncementRow } from './AnnouncementRow'
import * as css from './AnnouncementsScreen.css'
import type { AnnouncementActions } from './announcementActions'

interface AnnouncementListProps {
  page: AnnouncementsPage
  isRefreshing: boolean
  onPageRequestChange: (pageRequest: PageRequest) => void
  actions: AnnouncementActions
  busyIds: ReadonlySet<string>
  /** Whether the rows have actions. */
  mayWrite: boolean
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
  mayWrite,
  onIntent,
}: AnnouncementListProps) {
  const list = useRef<HTMLElement>(null)
  const isCard = useTableShape(list) === 'cards'
  const { rows: inOrder, regionProps } = useHeldOrder(newest)
  const { shown: rows } = useLateRows(inOrder, list)
  const stableActions: AnnouncementActions = {
    onToggleStatus: useStableCallback(actions.onToggleStatus),
    onTogglePinned: useStableCallback(actions.onTogglePinned),
    onEdit: useStableCallback(actions.onEdit),
    onDelete: useStableCallback(actions.onDelete),
    toggleDisabledReason: actions.toggleDisabledReason,
  }
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
      <ul className={css.list} {...regionProps} onPointerOver={onIntent} onFocusCapture={onIntent}>
        <MovingRows list={list} rows={rows}>
          {rows.map((announcement) => (
            <li key={announcement.id} data-row-id={announcement.id} className={css.item}>
              <AnnouncementRow
                {...stableActions}
                announcement={announcement}
                mayWrite={mayWrite}
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
