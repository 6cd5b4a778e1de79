import { Chart } from '../../internal/chart/Chart'
import { ChartKey } from '../../internal/chart/ChartKey'
import type { ChartPoint, ChartProps } from '../../internal/chart/chartProps'
import { ROOM, topOf } from '../../internal/chart/scale'
import * as css from './Bars.css'

export type { ChartPoint } from '../../internal/chart/chartProps'

export type BarsProps = ChartProps

/** Between the bars of two points. */
const GAP = 2

/** The bars of a series as one path: 500 points are one element. */
const pathOf = (points: readonly ChartPoint[], index: number, of: number, ceiling: number) => {
  const width = (ROOM.width - GAP) / of
  return points
    .map(({ values }, place) => {
      const top = topOf(values[index], ceiling)
      return `M${place * ROOM.width + GAP / 2 + index * width} ${top}h${width}V${ROOM.height}h${-width}z`
    })
    .join('')
}

/**
 * Compares one or two amounts by day, or over other steps, in one hue: the first series is stronger. It
 * fills the width of what contains it. A pointer, a finger or the arrow keys show the values of a
 * point; a button shows all of them as a table, and another saves them as CSV.
 */
export function Bars(props: BarsProps) {
  const { points, series } = props
  return (
    <Chart {...props} shape="bar">
      {(ceiling) =>
        series.map((of, index) => (
          <path
            key={of}
            className={css.bars}
            data-series={index}
            d={pathOf(points, index, series.length, ceiling)}
          />
        ))
      }
    </Chart>
  )
}

/** The colour of a series, before its name in a text of your own: see `legend`. */
export function BarKey({ series }: { /** Its place. */ series: 0 | 1 }) {
  return <ChartKey series={series} shape="bar" />
}
