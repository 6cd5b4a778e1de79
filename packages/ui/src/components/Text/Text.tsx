import type { ReactNode } from 'react'
import { text } from './Text.css'

export interface TextProps {
  /** The text. */
  children: ReactNode
  /** Step of the type scale: 12, 13, 14 or 16 px. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead'
  /** How muted it is; all tones keep their contrast. @default 'body' */
  tone?: 'body' | 'muted' | 'faint'
  /** 400, 500 or 600. @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold'
  /** Alignment; `center` balances the lines too. @default 'start' */
  align?: 'start' | 'center'
  /** Element to render. @default 'p' */
  element?: 'p' | 'span' | 'div'
  /** Id, for `aria-describedby` and the like. */
  id?: string
}

/** Running text in a step of the type scale. For the title of a part use a Heading. */
export function Text({
  children,
  size,
  tone,
  weight,
  align,
  element: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element className={text({ size, tone, weight, align })} id={id}>
      {children}
    </Element>
  )
}
