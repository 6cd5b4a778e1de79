import { Chart } from '../../internal/chart/Chart'
import { ChartKey } from '../../internal/chart/ChartKey'
import type { ChartPoint, ChartProps } from '../../internal/chart/chartProps'
import { middleOf, topOf } from '../../internal/chart/scale'
import * as css from './LineChart.css'

export type { ChartPoint } from '../../internal/chart/chartProps'

export type LineChartProps = ChartProps

/**
 * Shows how one or two amounts change over time; the second line is dashed. It fills the width of what
 * contains it. A pointer, a finger or the arrow keys show the values of a point; a button shows all of
 * them as a table, and another saves them as CSV. For a direction beside a number use a Sparkline.
 */
export function LineChart(props: LineChartProps) {
  return (
    <Chart {...props} shape="line">
      {(ceiling) =>
        props.series.map((of, index) => (
          <Line key={of} points={props.points} index={index} ceiling={ceiling} />
        ))
      }
    </Chart>
  )
}

interface LineProps {
  points: readonly ChartPoint[]
  index: number
  ceiling: number
}

function Line({ points, index, ceiling }: LineProps) {
  const path = points
    .map(({ values }, place) => `${middleOf(place)} ${topOf(values[index], ceiling)}`)
    .join('L')
  // A single point has no line, so it is a dot.
  const isDot = points.length === 1
  if (path === '') return null
  return (
    <path
      className={isDot ? css.dot : css.line}
      data-series={index}
      d={isDot ? `M${path}h0` : `M${path}`}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** The line of a series, before its name in a text of your own: see `legend`. */
export function LineKey({ series }: { /** Its place. */ series: 0 | 1 }) {
  return <ChartKey series={series} shape="line" />
}
