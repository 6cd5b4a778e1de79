import type { ReactNode } from 'react'
import * as css from './FactList.css'

export interface FactListProps {
  /**
   * `columns`: labels above their values, in as many columns as fit. `rows`: labels beside their
   * values, to read down. `line`: two or three short facts in one line, below a title.
   * @default 'columns'
   */
  layout?: keyof typeof css.list
  /** Facts, in the order in which people look for them. */
  children: ReactNode
}

export interface FactProps {
  /** The label: 'Date of Birth'. */
  label: string
  /** The value. If it is unknown, say so: 'Not provided'. */
  children: ReactNode
}

/**
 * The facts about one thing: a person, a plan. For many things of one kind use a DataTable; for
 * values that can be changed in place use a form.
 */
export function FactList({ layout = 'columns', children }: FactListProps) {
  const list = <dl className={css.list[layout]}>{children}</dl>
  // A container query would collapse this layout: a line is only as wide as its facts.
  return layout === 'line' ? list : <div className={css.room}>{list}</div>
}

/** One label and its value, in a FactList. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
