import type { ReactNode } from 'react'
import * as css from './EmptyState.css'

export interface EmptyStateProps {
  /** One line: what is missing. */
  title: string
  /** One line: why, or how to get the first one. */
  description?: string
  /** Icon from lucide-react, sized by its container. */
  icon?: ReactNode
  /** The next thing to do, as a Button. */
  action?: ReactNode
}

/** Takes the place of an empty list. Not for a failed load: use ErrorState. */
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
