import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useHearth } from '../../provider/HearthProvider'
import { count } from '../../text/numbers'

export interface RouteAnnouncerProps {
  /**
   * The page's path without its search parameters: another path is another page. Change it once
   * the page is rendered.
   */
  path: string
  /** The page's name: 'Users'. It is also the title of the document: 'Users · Hearth'. */
  title: string
  /**
   * How many cases wait: before the title of the document, '(12) Desk · Hearth'. A change is not
   * read out. @default no number
   */
  waiting?: number | undefined
}

/** Whether the page of a heading has put the focus into a field, as the page of a code does. */
const hasFocusedField = (heading: HTMLHeadingElement): boolean =>
  heading.closest('main')?.querySelector('input:focus, textarea:focus') != null

/**
 * Makes a navigation inside the application feel like a new document: the document gets its
 * title, the page's h1 gets the focus, and the name is read out politely. A page that begins with a
 * field focuses that one itself. The browser itself does all that for the first page. The focus stays where only search parameters or the name change. Use
 * one per application.
 */
export function RouteAnnouncer({ path, title, waiting = 0 }: RouteAnnouncerProps) {
  const { productName } = useHearth().brand
  const [said, setSaid] = useState<RouteAnnouncerProps>()
  const shown = useRef({ path, title })

  useEffect(() => {
    const number = waiting > 0 ? `(${count(waiting)}) ` : ''
    document.title = `${number}${title} · ${productName}`
  }, [title, waiting, productName])

  useEffect(() => {
    const before = shown.current
    shown.current = { path, title }
    if (before.path === path && before.title === title) return
    setSaid({ path, title })
    if (before.path === path) return
    const headings = [...document.querySelectorAll('h1')]
    const heading = headings.find((one) => one.checkVisibility())
    if (heading && hasFocusedField(heading)) return
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path, title])

  // The path is the key: a page with the same name is a new element, so it is read out again.
  return (
    <VisuallyHidden element="div">
      <div aria-live="polite">{said && <p key={said.path}>{said.title}</p>}</div>
    </VisuallyHidden>
  )
}
