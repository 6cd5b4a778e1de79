import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useHearth } from '../../provider/HearthProvider'

export interface RouteAnnouncerProps {
  /** The page's path without its search parameters: a new one is a new page. Change it once the page is there. */
  path: string
  /** The page's name: 'Users'. It also titles the document: 'Users · Hearth'. */
  title: string
}

/**
 * Makes a navigation inside of the application what a new document would be: the document gets its
 * title, the page's h1 the focus, and the name is read out politely. On the first page the browser does
 * that; and where only search parameters or the name change, focus stays. One in an application.
 */
export function RouteAnnouncer({ path, title }: RouteAnnouncerProps) {
  const { productName } = useHearth().brand
  const [said, setSaid] = useState<RouteAnnouncerProps>()
  const shown = useRef({ path, title })

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])

  useEffect(() => {
    const before = shown.current
    shown.current = { path, title }
    if (before.path === path && before.title === title) return
    setSaid({ path, title })
    if (before.path === path) return
    const headings = [...document.querySelectorAll('h1')]
    const heading = headings.find((one) => one.checkVisibility())
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path, title])

  // A page of the same name is new text, because its path makes it a new element.
  return (
    <VisuallyHidden element="div">
      <div aria-live="polite">{said && <p key={said.path}>{said.title}</p>}</div>
    </VisuallyHidden>
  )
}
