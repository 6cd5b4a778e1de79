import { Fragment } from 'react'
import * as css from './PostsScreen.css'

interface MarkedProps {
  children: string
  /** What somebody looks for; '' for nothing. */
  search: string
}

/** A text with what a search has found in it, in any case, as the search itself compares. */
export function Marked({ children, search }: MarkedProps) {
  const wanted = search.trim().toLowerCase()
  const text = children.toLowerCase()
  // A letter may become two in lower case: then the places in both texts differ.
  if (wanted === '' || text.length !== children.length) return children
  let at = 0
  return text.split(wanted).map((before) => {
    const start = at + before.length
    const shown = children.slice(at, start)
    at = start + wanted.length
    return (
      <Fragment key={start}>
        {shown}
        {start < children.length && <mark className={css.hit}>{children.slice(start, at)}</mark>}
      </Fragment>
    )
  })
}
