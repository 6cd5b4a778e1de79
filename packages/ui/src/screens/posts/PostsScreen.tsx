import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { type Post, postName, searchOf, postsText as text } from '../../domain/posts/posts'
import { useDeletionConfirm } from '../../domain/trash/trash'
import { thenFocus } from '../../hooks/thenFocus'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import type { ReasonInput, ReasonRequest } from '../../patterns/Confirm/useConfirm'
import { type SelectedRows, useSelection } from '../../patterns/DataTable/DataTable'
import { ListEmpty } from '../../patterns/EmptyState/EmptyState'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import { useTablePages } from '../../patterns/List/List'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { personName } from '../../text/people'
import { PostList } from './PostList'

export type { Post }

/** What is shown of the list. */
export interface PostsFilters {
  search: string
  /** Only the posts of the author with this email; '' for all. */
  author: string
}

const NO_FILTERS: PostsFilters = { search: '', author: '' }

export interface PostsScreenProps {
  /** All posts, newest first. */
  posts: Loadable<readonly Post[]>
  /** The filters of the list, from the address. */
  filters: PostsFilters
  /**
   * Called with all filters when one changes, for each key press of the search, without a debounce.
   * The caller goes back to page 1. Typed text shows at once, however late `filters` follows.
   */
  onFiltersChange: (filters: PostsFilters) => void
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /**
   * Deletes for good, after the question. The dialog waits while the promise is pending, closes
   * when it resolves, and stays open for another try when it rejects; the caller says why in a
   * toast. `reason` is set if the question has a field for one and the person filled it in.
   */
  onDelete?: ((post: Post, reason?: ReasonInput) => Promise<unknown>) | undefined
  /** Renders the field for a reason in that question, see ReasonField. @default no field */
  deleteReason?: ((post: Post) => ReasonRequest | undefined) | undefined
  /**
   * Renders what can be done with the selected posts. They stay selected while the list is
   * searched or turns its pages. @default posts cannot be selected
   */
  bulk?: ((posts: SelectedRows<Post>) => ReactNode) | undefined
  /** Ids of busy posts: their button shows a spinner. @default none */
  busyIds?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const noPosts: readonly Post[] = []

/** What members have written, to read and to delete (specification 2.13). */
export function PostsScreen({
  posts,
  filters,
  onFiltersChange,
  pageRequest,
  onPageRequestChange,
  onDelete,
  deleteReason,
  bulk,
  busyIds = none,
}: PostsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { author } = filters
  const [search, typeSearch] = useLocalSearch(filters.search)
  const wanted = useDeferredValue(search)
  // The filter stays when it is set back to all authors: it has the focus.
  const [offered, setOffered] = useState(author)
  if (author !== '' && author !== offered) setOffered(author)
  const { ask, dialog } = useDeletionConfirm()

  const change = (next: PostsFilters) => {
    typeSearch(next.search)
    onFiltersChange(next)
  }
  const clear = () => change(NO_FILTERS)
  const thenHeading = thenFocus(heading)
  const askDelete = (post: Post) =>
    ask({
      title: text.delete,
      description: text.askDelete,
      isFinal: true,
      detail: `${postName(post)} · ${personName(post.user)}`,
      confirmLabel: text.confirmDelete,
      tone: 'critical',
      reason: deleteReason?.(post),
      onConfirm: async (reason) => onDelete?.(post, reason),
    })

  const loaded = posts.status === 'ready' ? posts.data : undefined
  const all = useMemo(
    () => (author === '' ? loaded : loaded?.filter(({ user }) => user.email === author)),
    [loaded, author],
  )
  // Memoised: building the index on each key press would delay typing.
  const find = useMemo(() => all && searchOf(all), [all])
  const found = useMemo(() => find?.(wanted), [find, wanted])
  const { selected, deselect, selection } = useSelection(all ?? noPosts)
  const { rows: shown } = useTablePages(found ?? noPosts, {
    kind: 'client',
    ...pageRequest,
    onChange: onPageRequestChange,
  })

  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={posts} />
      <FilterBar
        label={text.filters}
        search={{
          label: text.search,
          placeholder: text.searchPlaceholder,
          value: search,
          onChange: (next) => change({ search: next, author }),
        }}
        {...(offered !== '' && {
          filters: [
            {
              label: text.author,
              options: [
                { value: '', label: text.allAuthors },
                { value: offered, label: offered },
              ],
              value: author,
              neutral: '',
              onChange: (next: string) => change({ search, author: next }),
            },
          ],
        })}
        onClear={clear}
        summary={found && text.total(found.length)}
      />
      <LoadableList
        content={posts}
        headingRef={heading}
        errorMessage={text.failed}
        emptyState={
          found?.length === 0 && (
            <ListEmpty
              title={text.noneTitle}
              noneYet={text.noneYet}
              noneMatch={text.noneMatch}
              isFiltered={wanted !== '' || author !== ''}
              onClear={thenHeading(clear)}
            />
          )
        }
      >
        {(all) => (
          <PostList
            posts={found ?? all}
            search={wanted}
            pageRequest={pageRequest}
            onPageRequestChange={onPageRequestChange}
            busyIds={busyIds}
            onDelete={onDelete && askDelete}
            selection={bulk && selection}
          />
        )}
      </LoadableList>
      {bulk?.({ selected, shown, deselect, headingRef: heading })}
      {dialog}
    </Stack>
  )
}
