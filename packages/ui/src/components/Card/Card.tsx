import type { ElementType, ReactNode } from 'react'
import type { ElementProps } from '../../layout/elementProps'
import { card } from './Card.css'

export interface CardProps extends ElementProps {
  /** The content of the card. */
  children: ReactNode
  /** Padding; `none` for content with its own padding, such as a table. @default 'medium' */
  padding?: 'none' | 'small' | 'medium'
  /** `section` for a named part of a page, `article` for one of many posts. @default 'div' */
  element?: 'div' | 'section' | 'article' | 'li'
  /** Id of the heading that names a `section` or an `article`. */
  'aria-labelledby'?: string
}

/**
 * A surface for content that belongs together. It has a hairline and no shadow, because it does not
 * float.
 */
export function Card({ children, padding, element = 'div', ...rest }: CardProps) {
  const Element = element as ElementType
  return (
    <Element {...rest} className={card({ padding })}>
      {children}
    </Element>
  )
}
