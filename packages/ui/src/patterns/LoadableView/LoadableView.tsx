import { type ReactNode, type RefObject, useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { thenFocus } from '../../hooks/thenFocus'
import { useRowFocus } from '../../hooks/useRowFocus'
import { useRowKeys } from '../../hooks/useRowKeys'
import { type Loadable, ownRetry } from '../../loadable'
import { ErrorState } from '../ErrorState/ErrorState'
import { LoadingState, type LoadingStateProps } from '../LoadingState/LoadingState'
import { region } from './LoadableView.css'

interface BaseProps<T> {
  /** The content to show. Pass the same to the PageHeader: it shows how old the data is. */
  content: Loadable<T>
  /** The heading above. It takes the focus when 'Try again' or 'Cancel' disappears. */
  headingRef: RefObject<HTMLElement | null>
  /** Message of a failed load: 'Some error occurred while fetching data'. */
  errorMessage: string
  /** A second action of a failed load, as a Button: 'Go Back'. */
  errorAction?: ReactNode
  /** Makes a failed load neutral; see `icon` of ErrorState. */
  errorIcon?: ReactNode
  /** Shows a failure in a card too: for one part of a page, as on the dashboard. @default false */
  isSection?: boolean
}

export interface LoadableViewProps<T>
  extends BaseProps<T>,
    Pick<LoadingStateProps, 'shape' | 'fillsWindow'> {
  /** Replaces the content when it is empty; false when it is not. @default false */
  emptyState?: ReactNode
  /** The loaded content; `isRefreshing` is true while data for other parameters is loading. */
  children: (data: T, isRefreshing: boolean) => ReactNode
}

/**
 * Shows a loaded record or form in each of its states: failed with a retry, loading with a way to
 * cancel, empty, or ready. Use LoadableList for rows that are not a table, and LoadableTable for a
 * DataTable.
 */
export function LoadableView<T>({
  content,
  headingRef,
  errorMessage,
  errorAction,
  errorIcon,
  isSection = false,
  shape = 'record',
  fillsWindow,
  emptyState,
  children,
}: LoadableViewProps<T>) {
  const thenHeading = thenFocus(headingRef)
  if (content.status === 'failed') {
    const onRetry = ownRetry(content)
    const error = (
      <ErrorState
        message={errorMessage}
        {...(onRetry && { onRetry: thenHeading(onRetry) })}
        action={errorAction}
        icon={errorIcon}
      />
    )
    return isSection ? <Card padding="none">{error}</Card> : error
  }
  if (content.status === 'loading') {
    const { onCancel } = content
    return (
      <Card padding="none">
        <LoadingState
          shape={shape}
          fillsWindow={fillsWindow}
          onCancel={onCancel && thenHeading(onCancel)}
        />
      </Card>
    )
  }
  if (emptyState) return <Card padding="none">{emptyState}</Card>
  return children(content.data, content.isRefreshing === true)
}

/**
 * LoadableView for a list with removable rows: the focus moves to the next row, and after the last
 * one to the title of the empty state. Each row is one tab stop. Rows need `data-row-id`; see
 * After an action.
 */
export function LoadableList<T>(props: LoadableViewProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  useRowFocus(list)
  useRowKeys(list)
  return (
    <div ref={list} tabIndex={-1} className={region}>
      <LoadableView shape="rows" fillsWindow={props.isSection !== true} {...props} />
    </div>
  )
}

/** Props of a DataTable about its load. */
interface TableLoad {
  isLoading: boolean
  onCancelLoading: (() => void) | undefined
  isRefreshing: boolean
  fillsWindow: boolean
}

export interface LoadableTableProps extends BaseProps<unknown> {
  /** The table; its header shows while it loads. Spread `load` on the DataTable. */
  children: (load: TableLoad) => ReactNode
}

/** LoadableView for a DataTable: the table itself shows that it is loading or empty. */
export function LoadableTable({ children, ...props }: LoadableTableProps) {
  const { content, headingRef } = props
  const isLoading = content.status === 'loading'
  const onCancel = isLoading ? content.onCancel : undefined
  const load = {
    isLoading,
    onCancelLoading: onCancel && thenFocus(headingRef)(onCancel),
    isRefreshing: content.status === 'ready' && content.isRefreshing === true,
    fillsWindow: props.isSection !== true,
  }
  // The table shows its own loading state, so the view counts it as ready.
  const shown = content.status === 'failed' ? content : ({ status: 'ready', data: load } as const)
  return (
    <LoadableView {...props} content={shown}>
      {children}
    </LoadableView>
  )
}
