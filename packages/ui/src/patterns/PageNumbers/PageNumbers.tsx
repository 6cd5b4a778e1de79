import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { useOneStep } from '../../hooks/useOneStep'
import { mirrored } from '../../internal/mirrored.css'
import { pageRange } from '../../internal/pageRange'
import { count } from '../../text/numbers'
import { panelText } from '../../text/panelDefaults'
import type { PageRequest } from '../Pagination/Pagination'
import * as css from './PageNumbers.css'
import { pageNumbersText } from './pageNumbersText'
import { pageWindow } from './pageWindow'

export interface PageNumbersProps extends PageRequest {
  /** Pages in the list. With one or none nothing shows. */
  totalPages: number
  /** Entries in the whole list. */
  total: number
  /** The plural of the entries: 'announcements'. */
  noun: string
  /** Called with the new page and page size; the page size stays the same. */
  onChange: (pageRequest: PageRequest) => void
  /** The page is loading: a second press of the same button does nothing. @default false */
  isTurning?: boolean
  /** Names the navigation if a page has two of them. @default 'Pagination' */
  label?: string
}

/**
 * Pages through a short list by numbers (specification 2.14): at most five around the current
 * page, three where space is short. For a table with a choice of rows per page use Pagination.
 */
export function PageNumbers({
  page,
  pageSize,
  totalPages,
  total,
  noun,
  onChange,
  isTurning = false,
  label = panelText.pagination,
}: PageNumbersProps) {
  const step = useOneStep(isTurning)
  if (totalPages <= 1) return null
  const goTo = (button: string, to: number) =>
    step(button, () => {
      if (to !== page) onChange({ page: to, pageSize })
    })
  const narrow = pageWindow(page, totalPages, 3)
  const [from, to] = pageRange(page, pageSize, total)

  return (
    <div className={css.room}>
      <nav aria-label={label} className={css.pages}>
        <p className={css.range} aria-live="polite">
          {pageNumbersText.showing(count(from), count(to), count(total), noun)}
        </p>
        <div className={css.buttons}>
          <ExplainedButton
            variant="quiet"
            icon={<ChevronLeft className={mirrored} />}
            disabledReason={page <= 1 ? panelText.atFirstPage : undefined}
            onPress={goTo('previous', Math.min(page - 1, totalPages))}
          >
            <span className={css.word}>{pageNumbersText.previous}</span>
          </ExplainedButton>
          {pageWindow(page, totalPages).map((each) => (
            <Button
              key={each}
              className={css.number({ isOuter: !narrow.includes(each) })}
              aria-label={pageNumbersText.page(count(each))}
              {...(each === page && { 'aria-current': 'page' })}
              onPress={goTo(String(each), each)}
            >
              <span>{count(each)}</span>
            </Button>
          ))}
          <ExplainedButton
            variant="quiet"
            disabledReason={page >= totalPages ? panelText.atLastPage : undefined}
            onPress={goTo('next', page + 1)}
          >
            <span className={css.word}>{pageNumbersText.next}</span>
            <ChevronRight className={mirrored} />
          </ExplainedButton>
        </div>
      </nav>
    </div>
  )
}
