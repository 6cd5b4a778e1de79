import type { ReactNode } from 'react'
import { cells, heading, matrix, title } from './Matrix.css'

interface Recipe<Variants> {
  classNames: { variants: Variants }
}

/** The values of one variant of a recipe, in the order of its source. */
export const valuesOf = <Variants extends object, Name extends keyof Variants>(
  recipe: Recipe<Variants>,
  name: Name,
) => Object.keys(recipe.classNames.variants[name] as object) as (keyof Variants[Name] & string)[]

interface MatrixProps<Row extends string, Column extends string> {
  /** A fixed third axis, if a story has several matrices. */
  caption?: string
  /**
   * Vertical alignment of the cells in a row: by their middles, or by their first lines for parts
   * of unequal height.
   * @default 'middle'
   */
  align?: 'middle' | 'baseline'
  rows: readonly Row[]
  columns: readonly Column[]
  /** Draws one combination. */
  children: (row: Row, column: Column) => ReactNode
}

/**
 * Every combination of two axes, for a `Matrix` story. A tool of Storybook, not a part of the
 * product.
 */
export function Matrix<Row extends string, Column extends string>({
  caption,
  align = 'middle',
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table className={matrix}>
      {caption && <caption className={title}>{caption}</caption>}
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={cells[align]}>
            <th scope="row" className={heading}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column}>{children(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
