import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Select } from '../../components/Select/Select'
import { useOneStep } from '../../hooks/useOneStep'
import { mirrored } from '../../internal/mirrored.css'
import { rangeText } from '../../internal/pageRange'
import { count } from '../../text/numbers'
import { panelText as text } from '../../text/panelDefaults'
import * as css from './Pagination.css'
import { PAGE_SIZES } from './pageSizes'

export { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './pageSizes'

/** A requested page of a list: pages count from 1. */
export interface PageRequest {
  /** From 1. */
  page: number
  /** Rows per page. */
  pageSize: number
}

export interface PaginationProps extends PageRequest {
  /** Pages in the list; an empty list has one. */
  totalPages: number
  /** Rows in the whole list: adds '51–100 of 2,000'. */
  total?: number | undefined
  /** More than `total` where only the first rows are listed: says both. @default `total` */
  all?: number | undefined
  /** The count ended at `total`: says 'more than', and at the last page how to find others. @default false */
  hasMore?: boolean | undefined
  /** Called with the new page and page size. A new page size always comes with page 1 (specification 2.15). */
  onChange: (pageRequest: PageRequest) => void
  /** Sizes to choose from; the current one is added. @default [10, 25, 50, 100] */
  pageSizes?: readonly number[]
  /** The page is loading: a second press of the same button does nothing. @default false */
  isTurning?: boolean
  /** Names the navigation if a page has two of them. @default 'Pagination' */
  label?: string
}

/**
 * Pages through a list (specification 2.21). A list of one page has the size and no buttons.
 * DataTable has its own; use it directly under a list of cards.
 */
export function Pagination({
  page,
  pageSize,
  totalPages,
  total,
  all,
  hasMore,
  onChange,
  pageSizes = PAGE_SIZES,
  isTurning = false,
  label = text.pagination,
}: PaginationProps) {
  const last = Math.max(1, totalPages)
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].sort((a, b) => a - b)
  const step = useOneStep(isTurning)
  const goTo = (button: string, to: number) => step(button, () => onChange({ page: to, pageSize }))
  const blockedBack = page <= 1 ? text.atFirstPage : undefined
  const blockedOn = page < last ? undefined : hasMore ? text.atLastListed : text.atLastPage

  return (
    <nav aria-label={label} className={css.pagination}>
      <div className={css.size}>
        <span aria-hidden>{text.rowsPerPage}</span>
        <Select
          label={text.rowsPerPage}
          labelVisibility="hidden"
          options={sizes.map((size) => ({ value: String(size), label: count(size) }))}
          value={String(pageSize)}
          onChange={(value) => onChange({ page: 1, pageSize: Number(value) })}
        />
      </div>
      <div className={css.pages}>
        {total === undefined || total === 0 ? null : (
          <bdi>{rangeText({ page, pageSize, total, all, hasMore })}</bdi>
        )}
        {/* A page past the end is none of them. */}
        <span aria-live="polite">{page <= last && text.pageOf(count(page), count(last))}</span>
        {last === 1 ? null : (
          <span className={css.buttons}>
            <IconButton
              label={text.firstPage}
              icon={<ChevronFirst className={mirrored} />}
              disabledReason={blockedBack}
              // The button beside it gives the same reason: one tab stop is enough.
              excludeFromTabOrder={page <= 1}
              onPress={goTo('first', 1)}
            />
            <IconButton
              label={text.previousPage}
              icon={<ChevronLeft className={mirrored} />}
              disabledReason={blockedBack}
              onPress={goTo('previous', Math.min(page - 1, last))}
            />
            <IconButton
              label={text.nextPage}
              icon={<ChevronRight className={mirrored} />}
              disabledReason={blockedOn}
              onPress={goTo('next', page + 1)}
            />
            <IconButton
              label={text.lastPage}
              icon={<ChevronLast className={mirrored} />}
              disabledReason={blockedOn}
              excludeFromTabOrder={page >= last}
              onPress={goTo('last', last)}
            />
          </span>
        )}
      </div>
    </nav>
  )
}
