import { useRef } from 'react'
import { type Post, postsText as text } from '../../domain/posts/posts'
import { showStart } from '../../hooks/showStart'
import { useMinute } from '../../hooks/useMinute'
import { useStableCallback } from '../../hooks/useStableCallback'
import { useTableShape } from '../../hooks/useTableShape'
import {
  CardsHead,
  clearByEscape,
  SelectAllBox,
  selectAllOf,
  type TableSelection,
  useSelectMode,
  useSelectRow,
} from '../../patterns/DataTable/DataTable'
import { List, MovingRows, useLateRows, useTablePages } from '../../patterns/List/List'
import { PAGE_SIZES, type PageRequest, Pagination } from '../../patterns/Pagination/Pagination'
import { timeAgo } from '../../text/timeAgo'
import { PostRow } from './PostRow'
import * as css from './PostsScreen.css'

interface PostListProps {
  posts: readonly Post[]
  /** The search text, marked in the posts. */
  search: string
  pageRequest: PageRequest
  onPageRequestChange: (pageRequest: PageRequest) => void
  busyIds: ReadonlySet<string>
  /** Undefined where the person may not delete. */
  onDelete: ((post: Post) => void) | undefined
  /** Undefined where posts cannot be selected. */
  selection: TableSelection | undefined
}

/** The usual height of a post, in pixels. */
const USUAL_HEIGHT = 80

/** The posts of one page; pagination shows only if there can be more than one page. */
export function PostList({
  posts,
  search,
  pageRequest,
  onPageRequestChange,
  busyIds,
  onDelete,
  selection: selectable,
}: PostListProps) {
  const list = useRef<HTMLElement>(null)
  const now = useMinute()
  const remove = useStableCallback((post: Post) => onDelete?.(post))
  const goTo = (next: PageRequest) => {
    onPageRequestChange(next)
    showStart(list.current)
  }
  const { rows: newest, pagination } = useTablePages(posts, {
    kind: 'client',
    ...pageRequest,
    onChange: goTo,
  })
  const { shown: rows } = useLateRows(newest, list, USUAL_HEIGHT)
  // In a narrower one the author, email and time would take a line each.
  const isCard = useTableShape(list, { cardsBelow: 34 }) === 'cards'
  const { selection, mode } = useSelectMode(selectable, isCard)
  const selectAll = selection && selectAllOf(rows, selection)
  const onSelect = useSelectRow(rows, selection)
  return (
    <div {...(selection && { onKeyDown: clearByEscape(selection) })}>
      <List
        ref={list}
        label={text.title}
        footer={
          pagination === undefined || posts.length <= PAGE_SIZES[0] ? null : (
            <Pagination {...pagination} />
          )
        }
      >
        {mode ? (
          <CardsHead mode={mode} selectAll={selectAll} page={pagination} />
        ) : (
          selectAll && (
            <div className={css.selectAll}>
              <SelectAllBox {...selectAll} />
            </div>
          )
        )}
        <ul className={css.list}>
          <MovingRows list={list} rows={rows}>
            {rows.map((post) => (
              <li key={post.id} data-row-id={post.id} className={css.item}>
                <PostRow
                  post={post}
                  created={timeAgo(post.createdAt, now)}
                  search={search}
                  isPending={busyIds.has(post.id)}
                  onDelete={onDelete && remove}
                  isCard={isCard}
                  isSelected={selection?.selectedKeys.has(post.id)}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </MovingRows>
        </ul>
      </List>
    </div>
  )
}
