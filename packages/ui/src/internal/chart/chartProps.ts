import type { ReactNode } from 'react'

/** A step of a chart: a day, a month, an age. */
export interface ChartPoint {
  /** Its name: 'Nov 21, 2026'. Two points must not have the same name. */
  name: string
  /** One value for each series, in their order. A missing value is 0, and a negative one is drawn as 0. */
  values: readonly number[]
  /** The list behind each value, in the order of the values: the table links to it. @default no links */
  hrefs?: ReadonlyArray<string | undefined> | undefined
}

/** What the table and the file of a chart say. */
export type ChartData = Pick<ChartProps, 'label' | 'pointLabel' | 'series' | 'points'>

/** The same, with how a value is written. */
export interface ChartRowsProps extends ChartData {
  format: (value: number) => string
}

/** Props of every chart. */
export interface ChartProps {
  /** Names the chart, its table and its file: 'Arrivals and decisions by day'. */
  label: string
  /** The heading of the names of the points: 'Day'. */
  pointLabel: string
  /** The names of the values of a point, one or two: 'Arrived', 'Decided'. */
  series: readonly [string] | readonly [string, string]
  /** The points in their order, at most 500. Each takes the same room. */
  points: readonly ChartPoint[]
  /** How a value is written. @default as a count, with the separators of the page's language */
  formatValue?: (value: number) => string
  /** How high the drawing is: 64 or 128 px. @default 'medium' */
  size?: 'small' | 'medium'
  /**
   * Whether arrow keys show the values, and buttons the table and the file. Without them screen readers
   * find the table, and Tab does not stop: for a small chart beside the lists that have its values.
   * @default true
   */
  hasControls?: boolean
  /**
   * Words in place of the names of the series above the drawing: sums that lead to their lists. With
   * one series the label of the chart or a heading says it.
   * @default the names of two series
   */
  legend?: ReactNode
}
