import type { ReactNode, RefObject } from 'react'
import type { Loadable } from '../../loadable'
import type { OpenCase } from '../../patterns/CaseQueue/CaseQueue'
import type { SelectedRows } from '../../patterns/DataTable/DataTable'
import type { PageRequest } from '../../patterns/Pagination/Pagination'

/** What every queue of the desk takes. */
export interface DeskQueueProps<Row> {
  /** The first cases, oldest first. */
  rows: Loadable<readonly Row[]>
  /** How many wait. @default the number of rows */
  total?: number | undefined
  /** Page and page size, from the address. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /** Cases with a decision under way. @default none */
  decidingIds?: ReadonlySet<string> | undefined
  /** The open case, from the address. @default none */
  open?: OpenCase | undefined
  /** Renders what can be done with the selected cases. @default cases cannot be selected */
  bulk?: ((rows: SelectedRows<Row>) => ReactNode) | undefined
  /** Called on hover and focus of the rows, to preload the case. @default no preload */
  onOpenIntent?: (() => void) | undefined
  /** The heading of the page, as DeskScreen gives it. */
  headingRef: RefObject<HTMLElement | null>
}
