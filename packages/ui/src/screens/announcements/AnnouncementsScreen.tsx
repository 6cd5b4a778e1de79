import { Plus } from 'lucide-react'
import { Fragment, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import {
  type Announcement,
  type AnnouncementStats,
  type AnnouncementsPage,
  announcementName,
  type ComposerControls,
  announcementsText as text,
} from '../../domain/announcements/announcements'
import { useDeletionConfirm } from '../../domain/trash/trash'
import { thenFocus } from '../../hooks/thenFocus'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { useWait } from '../../hooks/useWait'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { ListEmpty } from '../../patterns/EmptyState/EmptyState'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { LoadNotes } from '../../patterns/LoadNotes/LoadNotes'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { text as defaults } from '../../text/defaults'
import { countdown } from '../../text/numbers'
import { media } from '../../theme/media'
import { AnnouncementCounts } from './AnnouncementCounts'
import { AnnouncementList } from './AnnouncementList'

export type { Announcement, AnnouncementStats, AnnouncementsPage }

/** Where announcements are written, over the list. */
interface Writing {
  /** Id of the edited announcement, 'new', or '' while the composer is closed. From the address. */
  id: string
  /** Opens an announcement by its id, a new one by 'new', and closes it by ''. */
  onChange: (id: string) => void
  /** Called on hover and focus of the buttons that open it, to preload its code. */
  onIntent: () => void
  /** The composer; the caller loads its code only when something is written. */
  render: (controls: ComposerControls) => ReactNode
}

export interface AnnouncementsScreenProps {
  /** One page. During a reload, visible data stays `ready` with `isRefreshing` or `stale`. */
  announcements: Loadable<AnnouncementsPage>
  /** The four numbers. They load and fail by themselves. */
  stats: Loadable<AnnouncementStats>
  /** The search text, from the address. */
  search: string
  /**
   * Called for each key press, without a debounce. The caller goes back to page 1. Typed text
   * shows at once, however late `search` follows.
   */
  onSearchChange: (search: string) => void
  /** Called with the new page; the page size stays. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /** The composer. */
  writing: Writing
  /**
   * Deletes for good, after the question. The dialog waits while the promise is pending, closes
   * when it resolves, and stays open when it rejects.
   */
  onDelete: (announcement: Announcement) => Promise<unknown>
  /** Toggles between active and inactive. The caller shows the outcome. */
  onToggleStatus: (announcement: Announcement) => void
  /** Pins or unpins an announcement. The caller shows the outcome. */
  onTogglePinned: (announcement: Announcement) => void
  /**
   * When the server accepts another toggle: until then the toggles of all rows wait, and say how
   * long.
   */
  toggleRetryAt?: Date | undefined
  /** Ids of busy announcements: their actions wait and a spinner shows. @default none */
  busyIds?: ReadonlySet<string>
  /** Whether the person may write and change announcements. @default true */
  mayWrite?: boolean
  /** For the route's blocker, while a draft is open; null means that the person may leave. */
  guard?: Ref<LeaveGuard>
}

const none: ReadonlySet<string> = new Set()

/**
 * System notifications: what members are told, page by page, and where administrators write it
 * (specification 2.14).
 */
export function AnnouncementsScreen({
  announcements,
  stats,
  search: asked,
  onSearchChange,
  onPageRequestChange,
  writing,
  onDelete,
  onToggleStatus,
  onTogglePinned,
  toggleRetryAt,
  busyIds = none,
  mayWrite = true,
  guard,
}: AnnouncementsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = useMediaQuery(media.mobile)
  const toggleWait = useWait(toggleRetryAt)
  const [search, typeSearch] = useLocalSearch(asked)
  const { ask, dialog } = useDeletionConfirm()
  const page = announcements.status === 'ready' ? announcements.data : undefined
  // An address opens the composer by itself: there is no trigger to return the focus to.
  useFocusAfter(writing.id !== '', heading)

  const change = (next: string) => {
    typeSearch(next)
    onSearchChange(next)
  }
  const clear = () => change('')
  const intent = { onPointerOver: writing.onIntent, onFocus: writing.onIntent }
  const thenHeading = thenFocus(heading)
  const askDelete = (announcement: Announcement) =>
    ask({
      title: text.deleteTitle,
      description: text.askDelete,
      isFinal: true,
      detail: announcementName(announcement),
      confirmLabel: text.delete,
      tone: 'critical',
      onConfirm: () => onDelete(announcement),
    })

  // A phone has room for the numbers only below the list, which is what people come for.
  const counts = (
    <AnnouncementCounts
      stats={stats.status === 'failed' ? { ...stats, onRetry: thenHeading(stats.onRetry) } : stats}
    />
  )

  return (
    <Stack space="page">
      <PageHeader
        ref={heading}
        title={text.title}
        subtitle={text.subtitle}
        actions={
          <Inline space="3">
            <LoadNotes of={announcements} />
            {mayWrite && (
              <div {...intent}>
                <Button variant="primary" icon={<Plus />} onPress={() => writing.onChange('new')}>
                  {text.create}
                </Button>
              </div>
            )}
          </Inline>
        }
      />
      {isPhone ? null : counts}
      <FilterBar
        label={text.filters}
        search={{
          label: text.search,
          placeholder: text.searchPlaceholder,
          value: search,
          onChange: change,
        }}
        onClear={clear}
        summary={page && text.found(page.total)}
      />
      <LoadableList
        content={announcements}
        headingRef={heading}
        errorMessage={text.failed}
        emptyState={
          page?.rows.length === 0 && (
            <ListEmpty
              title={text.noneTitle}
              noneYet={text.noneYet}
              noneMatch={text.noneMatch}
              isFiltered={search !== ''}
              onClear={thenHeading(clear)}
              paging={{
                page,
                noneOnPage: text.noneOnPage,
                onPageRequestChange: (to) => thenHeading(() => onPageRequestChange(to))(),
              }}
            />
          )
        }
      >
        {(shown, isRefreshing) => (
          <AnnouncementList
            page={shown}
            isRefreshing={isRefreshing}
            onPageRequestChange={onPageRequestChange}
            mayWrite={mayWrite}
            actions={{
              onToggleStatus,
              onTogglePinned,
              onEdit: ({ id }) => writing.onChange(id),
              onDelete: askDelete,
              toggleDisabledReason:
                toggleWait > 0 ? defaults.tryAgainIn(countdown(toggleWait)) : undefined,
            }}
            busyIds={busyIds}
            onIntent={writing.onIntent}
          />
        )}
      </LoadableList>
      {isPhone ? counts : null}
      {writing.id && (
        <Fragment key={writing.id}>
          {writing.render({
            id: writing.id === 'new' ? undefined : writing.id,
            announcement:
              announcements.status === 'ready'
                ? { status: 'ready', data: page?.rows.find(({ id }) => id === writing.id) }
                : announcements,
            guard,
            onClose: () => writing.onChange(''),
          })}
        </Fragment>
      )}
      {dialog}
    </Stack>
  )
}
