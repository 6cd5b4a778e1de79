import { Button } from '../../components/Button/Button'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import {
  type AnnouncementsPage,
  announcementsText as text,
} from '../../product/announcements/announcements'
import { text as defaults } from '../../text/defaults'

interface AnnouncementsEmptyProps {
  page: AnnouncementsPage
  isSearched: boolean
  onClear: () => void
  onPageRequestChange: (pageRequest: PageRequest) => void
}

/**
 * Explains an empty list: a page past the end, a search without a match, or no
 * announcements at all.
 */
export function AnnouncementsEmpty({
  page,
  isSearched,
  onClear,
  onPageRequestChange,
}: AnnouncementsEmptyProps) {
  const lastWithRows = Math.min(page.page - 1, page.totalPages)
  if (page.total > 0 && lastWithRows > 0) {
    return (
      <EmptyState
        title={text.noneTitle}
        description={text.noneOnPage}
        action={
          <Button
            onPress={() => onPageRequestChange({ page: lastWithRows, pageSize: page.pageSize })}
          >
            {text.goToPage(lastWithRows)}
          </Button>
        }
      />
    )
  }
  if (!isSearched) return <EmptyState title={text.noneTitle} description={text.noneYet} />
  return (
    <EmptyState
      title={text.noneTitle}
      description={text.noneMatch}
      action={<Button onPress={onClear}>{defaults.clearFilters}</Button>}
    />
  )
}
