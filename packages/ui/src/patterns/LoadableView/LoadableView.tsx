import { type ReactNode, type RefObject, useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { thenFocus } from '../../hooks/thenFocus'
import { useRowFocus } from '../../hooks/useRowFocus'
import type { Loadable } from '../../loadable'
import { ErrorState } from '../ErrorState/ErrorState'
import { LoadingState } from '../LoadingState/LoadingState'
import { region } from './LoadableView.css'

interface BaseProps<T> {
  /** What is shown. The PageHeader above takes the same: it says how old it is. */
  content: Loadable<T>
  /** The heading above: it has the focus after 'Try again' and 'Cancel', which go away when pressed. */
  headingRef: RefObject<HTMLElement | null>
  /** What failed: 'Some error occurred while fetching data'. */
  errorMessage: string
  /** Another way out of a failure, as a Button: 'Go Back'. */
  errorAction?: ReactNode
  /** One part of a page, such as a preview of the dashboard: its failure stands in a card too. @default false */
  isSection?: boolean
}

export interface LoadableViewProps<T> extends BaseProps<T> {
  /** Stands in place of the content when there is nothing in it; false when there is. @default false */
  emptyState?: ReactNode
  /** What is shown once it has come; `isRefreshing` while newer data for other parameters is on its way. */
  children: (data: T, isRefreshing: boolean) => ReactNode
}

/**
 * A record or a form that is loaded: its failure, its load with a way to give it up, that there is nothing
 * in it, or itself. Rows that are no table take LoadableList, a DataTable takes LoadableTable.
 */
export function LoadableView<T>({
  content,
  headingRef,
  errorMessage,
  errorAction,
  isSection = false,
  emptyState,
  children,
}: LoadableViewProps<T>) {
  const thenHeading = thenFocus(headingRef)
  if (content.status === 'failed') {
    const error = (
      <ErrorState
        message={errorMessage}
        onRetry={thenHeading(content.onRetry)}
        action={errorAction}
      />
    )
    return isSection ? <Card padding="none">{error}</Card> : error
  }
  if (content.status === 'loading') {
    const { onCancel } = content
    return (
      <Card padding="none">
        <LoadingState onCancel={onCancel && thenHeading(onCancel)} />
      </Card>
    )
  }
  if (emptyState) return <Card padding="none">{emptyState}</Card>
  return children(content.data, content.isRefreshing === true)
}

/**
 * The same for a list whose rows can go: the next one has the focus then, and the title of the empty state
 * after the last. Rows carry `data-row-id`; see After an action.
 */
export function LoadableList<T>(props: LoadableViewProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  useRowFocus(list)
  return (
    <div ref={list} tabIndex={-1} className={region}>
      <LoadableView {...props} />
    </div>
  )
}

/** What a DataTable is told about its load. */
interface TableLoad {
  isLoading: boolean
  onCancelLoading: (() => void) | undefined
  isRefreshing: boolean
}

export interface LoadableTableProps extends BaseProps<unknown> {
  /** The table: its head stands before anything has come. Spread `load` on the DataTable. */
  children: (load: TableLoad) => ReactNode
}

/** The same around a DataTable, whose load and empty state stand inside of it. */
export function LoadableTable({ children, ...props }: LoadableTableProps) {
  const { content, headingRef } = props
  const isLoading = content.status === 'loading'
  const onCancel = isLoading ? content.onCancel : undefined
  const load = {
    isLoading,
    onCancelLoading: onCancel && thenFocus(headingRef)(onCancel),
    isRefreshing: content.status === 'ready' && content.isRefreshing === true,
  }
  // The table shows its load by itself: for the view it is there.
  const shown = content.status === 'failed' ? content : ({ status: 'ready', data: load } as const)
  return (
    <LoadableView {...props} content={shown}>
      {children}
    </LoadableView>
  )
}
