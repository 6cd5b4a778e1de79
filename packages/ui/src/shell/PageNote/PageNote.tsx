import * as css from './PageNote.css'

export interface PageNoteProps {
  /** A few words: 'No connection'. Undefined while there is nothing to say. */
  children: string | undefined
  /** `alert` for words that must be heard at once. @default 'status' */
  role?: 'status' | 'alert'
}

/**
 * A slim line over the top of every page, for as long as it holds: the connection is lost. Render it
 * always, so that a screen reader hears the words when they come. It moves nothing and takes no
 * press. For the outcome of an action use a toast.
 */
export function PageNote({ children, role = 'status' }: PageNoteProps) {
  return (
    // The attribute keeps it readable beside an open dialog, as that of a ToastRegion.
    <div role={role} className={css.place} data-react-aria-top-layer="true">
      {children && <p className={css.words}>{children}</p>}
    </div>
  )
}
