import type { ReactNode } from 'react'
import * as css from './EmptyState.css'

export interface EmptyStateProps {
  /** One line: what is not there. */
  title: string
  /** One line: why, or what brings the first one. */
  description?: string
  /** Icon from lucide-react, sized by its place. */
  icon?: ReactNode
  /** The next thing to do, as a Button. */
  action?: ReactNode
}

/** Stands where a list would, when there is nothing in it. Not for a failed load: that is ErrorState. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={css.root}>
      {icon === undefined ? null : (
        <span className={css.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p data-empty-title tabIndex={-1} className={css.title}>
        {title}
      </p>
      {description === undefined ? null : <p className={css.description}>{description}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  )
}
