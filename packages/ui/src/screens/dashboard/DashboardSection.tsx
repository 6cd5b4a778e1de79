import type { ReactNode, Ref } from 'react'
import { Link } from '../../components/Link/Link'
import type { Loadable } from '../../loadable'
import { LoadNotes } from '../../patterns/LoadNotes/LoadNotes'
import * as css from './DashboardScreen.css'
import { dashboardText as text } from './dashboardText'

export interface DashboardSectionProps {
  title: string
  /** The address of the whole list. */
  href: string
  /** The notes depend on it. */
  content: Loadable<unknown>
  /** Its heading, for the focus when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One titled part of the dashboard, with a link to the whole list. */
export function DashboardSection(props: DashboardSectionProps) {
  const { title, href, content, headingRef, action, children } = props
  return (
    <div className={css.section}>
      <div className={css.sectionHead}>
        <h2 ref={headingRef} tabIndex={-1} className={css.sectionTitle}>
          {title}
        </h2>
        {action}
        <div className={css.sectionEnd}>
          <LoadNotes of={content} />
          <Link href={href} variant="standalone" aria-label={`${text.viewAll}: ${title}`}>
            {text.viewAll}
          </Link>
        </div>
      </div>
      <div className={css.fill}>{children}</div>
    </div>
  )
}
