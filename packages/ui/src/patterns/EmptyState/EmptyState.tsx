import { createContext, type ReactNode, use } from 'react'
import { Button } from '../../components/Button/Button'
import { Drawing, type DrawingName } from '../../components/Drawing/Drawing'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { text } from '../../text/defaults'
import { panelText } from '../../text/panelDefaults'
import type { PageRequest } from '../Pagination/Pagination'
import * as css from './EmptyState.css'

/** A fire that says how much waits elsewhere, in place of a lit one, and its text for screen readers. */
export interface StateOfTheHouse {
  drawing: DrawingName
  label: string
}

/** What a lit fire is in the empty states below it. @default lit, without a text */
export const HouseContext = createContext<StateOfTheHouse | undefined>(undefined)

export interface EmptyStateProps {
  /** One line: what is missing. */
  title: string
  /** One line: why, or how to get the first one. */
  description?: string
  /**
   * The drawing above the title: a `lit` hearth for finished work, a `cold` hearth for an empty list.
   * @default cold
   */
  drawing?: DrawingName
  /** The next thing to do, as a Button. */
  action?: ReactNode
}

/** Takes the place of an empty list. Not for a failed load: use ErrorState. */
export function EmptyState({ title, description, drawing = 'cold', action }: EmptyStateProps) {
  const context = use(HouseContext)
  const house = drawing === 'lit' ? context : undefined
  return (
    <div className={css.root}>
      <span className={css.drawing}>
        <Drawing name={house?.drawing ?? drawing} />
      </span>
      {house && <VisuallyHidden element="div">{house.label}</VisuallyHidden>}
      <p data-empty-title tabIndex={-1} className={css.title}>
        {title}
      </p>
      {description === undefined ? null : <p className={css.description}>{description}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  )
}

export interface ListEmptyProps {
  /** One line: what is missing. */
  title: string
  /** Why the list has no rows at all. */
  noneYet: string
  /** The drawing above `noneYet`. @default cold */
  drawing?: DrawingName
  /** Why the filters leave none. */
  noneMatch: string
  /** Whether a search or filter is set. */
  isFiltered: boolean
  /** Clears search and filters, and focuses the heading. */
  onClear: () => void
  /** The page of a list that the server splits: it may be past the end. @default one page */
  paging?: {
    page: PageRequest & { total: number; totalPages: number }
    /** Why this page has no rows. */
    noneOnPage: string
    onPageRequestChange: (pageRequest: PageRequest) => void
  }
}

/**
 * Explains an empty list: a page past the end, filters without a match, or no rows at all. The
 * first two have a button that leads back to rows.
 */
export function ListEmpty({
  title,
  noneYet,
  drawing = 'cold',
  noneMatch,
  isFiltered,
  onClear,
  paging,
}: ListEmptyProps) {
  if (paging) {
    const { page, pageSize, total, totalPages } = paging.page
    const lastWithRows = Math.min(page - 1, totalPages)
    if (total > 0 && lastWithRows > 0) {
      return (
        <EmptyState
          title={title}
          description={paging.noneOnPage}
          action={
            <Button onPress={() => paging.onPageRequestChange({ page: lastWithRows, pageSize })}>
              {panelText.goToPage(lastWithRows)}
            </Button>
          }
        />
      )
    }
  }
  if (!isFiltered) {
    return <EmptyState title={title} description={noneYet} drawing={drawing} />
  }
  return (
    <EmptyState
      title={title}
      description={noneMatch}
      action={<Button onPress={onClear}>{text.clearFilters}</Button>}
    />
  )
}
