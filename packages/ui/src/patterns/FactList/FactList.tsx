import type { ReactNode } from 'react'
import * as css from './FactList.css'

export interface FactListProps {
  /**
   * `columns`: labels above their values, as many columns as fit. `rows`: labels beside their values,
   * for a narrow place.
   * @default 'columns'
   */
  layout?: keyof typeof css.list
  /** Facts, in the order in which they are asked for. */
  children: ReactNode
}

export interface FactProps {
  /** What is told: 'Date of Birth'. */
  label: string
  /** What it is. Where it is not known, say so: 'Not provided'. */
  children: ReactNode
}

/**
 * What is known of one thing: a person, a plan. Not for many things of a kind (DataTable), and not for
 * what can be changed in place (a form).
 */
export function FactList({ layout = 'columns', children }: FactListProps) {
  return (
    <div className={css.room}>
      <dl className={css.list[layout]}>{children}</dl>
    </div>
  )
}

/** One label with its value, in a FactList. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
