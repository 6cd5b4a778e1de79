import type { ReactNode, Ref } from 'react'
import type { Loadable } from '../../loadable'
import { LoadNotes } from '../LoadNotes/LoadNotes'
import * as css from './PageHeader.css'

export interface PageHeaderProps {
  /** The image of a record before its title: an Avatar. */
  image?: ReactNode
  /** The page's only h1. */
  title: ReactNode
  /** One line about the purpose of the page, or the state of its record. */
  subtitle?: ReactNode
  /** The content of the page: notes about its load show before the actions, see LoadNotes. */
  content?: Loadable<unknown>
  /** Buttons at the end of the line, in reading order: a destructive action comes last. */
  actions?: ReactNode
  /** The h1: it takes the focus after a navigation, so that the new page is read out. */
  ref?: Ref<HTMLHeadingElement>
}

/** The header of a page in the shell: one per page. Not for a section: use a plain h2. */
export function PageHeader({ image, title, subtitle, content, actions, ref }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.subject}>
        {image}
        <div className={css.words}>
          <h1 ref={ref} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {subtitle === undefined ? null : <div className={css.subtitle}>{subtitle}</div>}
        </div>
      </div>
      {content === undefined && actions === undefined ? null : (
        <div className={css.actions}>
          {content && <LoadNotes of={content} />}
          {actions}
        </div>
      )}
    </header>
  )
}
