import { createContext } from 'react'

/** What the application can do for the page in view, whichever it is. */
export interface PageToolHandlers {
  /** Saves the list of the page as a CSV file. @default the page has no such list */
  onExport?: (() => void) | undefined
}

/** The application provides them around its pages, and the header of each page offers them. */
export const PageTools = createContext<PageToolHandlers>({})
