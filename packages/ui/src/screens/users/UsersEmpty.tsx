import { Button } from '../../components/Button/Button'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { usersText as text, type UsersPage } from '../../product/users/users'
import { text as defaults } from '../../text/defaults'

interface UsersEmptyProps {
  page: UsersPage
  isFiltered: boolean
  onClear: () => void
  onPageRequestChange: (pageRequest: PageRequest) => void
}

/**
 * Explains an empty list: a page past the end, filters without a match, or no members at all. The
 * first two have a button that leads back to rows.
 */
export function UsersEmpty({ page, isFiltered, onClear, onPageRequestChange }: UsersEmptyProps) {
  const lastWithRows = Math.min(page.page - 1, page.totalPages)
  if (page.total > 0 && lastWithRows > 0) {
    return (
      <EmptyState
        title={defaults.noData}
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
  if (isFiltered) {
    return (
      <EmptyState
        title={defaults.noData}
        description={text.noneMatch}
        action={<Button onPress={onClear}>{defaults.clearFilters}</Button>}
      />
    )
  }
  return <EmptyState title={defaults.noData} description={text.noneYet} />
}
