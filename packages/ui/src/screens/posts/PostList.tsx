import { useCallback, useRef } from 'react'
import { showStart } from '../../hooks/showStart'
import { useLatest } from '../../hooks/useLatest'
import { Stack } from '../../layout/Stack/Stack'
import {
  clearByEscape,
  SelectAllBox,
  selectAllOf,
  type TableSelection,
  useSelectRow,
} from '../../patterns/DataTable/DataTable'
import { useTablePages } from '../../patterns/List/List'
import { PAGE_SIZES, type PageRequest, Pagination } from '../../patterns/Pagination/Pagination'
import type { Post } from '../../product/posts/postsModel'
import { PostCard } from './PostCard'
import * as css from './PostsScreen.css'

interface PostListProps {
  posts: readonly Post[]
  pageRequest: PageRequest
  onPageRequestChange: (pageRequest: PageRequest) => void
  busyIds: ReadonlySet<string>
  onDelete: (post: Post) => void
  /** Undefined where posts cannot be selected. */
  selection: TableSelection | undefined
}

/** The posts of one page, as cards; pagination shows only if there can be more than one page. */
export function PostList({
  posts,
  pageRequest,
  onPageRequestChange,
  busyIds,
  onDelete,
  selection,
}: PostListProps) {
  const list = useRef<HTMLDivElement>(null)
  const latestDelete = useLatest(onDelete)
  const remove = useCallback((post: Post) => latestDelete.current(post), [latestDelete])
  const goTo = (next: PageRequest) => {
    onPageRequestChange(next)
    showStart(list.current)
  }
  const { rows, pagination } = useTablePages(posts, {
    kind: 'client',
    ...pageRequest,
    onChange: goTo,
  })
  const onSelect = useSelectRow(rows, selection)
  return (
    <div ref={list} {...(selection && { onKeyDown: clearByEscape(selection) })}>
      <Stack space="4">
        {selection && (
          <div className={css.selectAll}>
            <SelectAllBox {...selectAllOf(rows, selection)} />
          </div>
        )}
        <Stack element="ul" space="3">
          {rows.map((post) => (
            <li key={post.id} data-row-id={post.id}>
              <PostCard
                post={post}
                isPending={busyIds.has(post.id)}
                onDelete={remove}
                isSelected={selection?.selectedKeys.has(post.id)}
                onSelect={onSelect}
              />
            </li>
          ))}
        </Stack>
        {pagination === undefined || posts.length <= PAGE_SIZES[0] ? null : (
          <Pagination {...pagination} />
        )}
      </Stack>
    </div>
  )
}
