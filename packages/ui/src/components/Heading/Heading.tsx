import type { ReactNode } from 'react'
import { heading } from './Heading.css'

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode
  /** Level in the outline of the page. A level 1 can take the focus after a navigation. */
  level: 1 | 2 | 3 | 4
  /** Step of the type scale: 18, 20, 24 or 30 px. @default 'title' */
  size?: 'section' | 'title' | 'heading' | 'display'
  /** Id, for the `aria-labelledby` of its section. */
  id?: string
}

/**
 * The title of a page or of a part of one. The level sets its place in the outline, the size its
 * appearance.
 */
export function Heading({ children, level, size, id }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={heading({ size })} id={id} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Element>
  )
}
