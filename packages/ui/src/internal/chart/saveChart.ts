import { localSeparator, type Separator, toCsv } from '../../csv'
import { saveBlob } from '../../hooks/saveBlob'
import type { ChartData, ChartPoint } from './chartProps'

/** The file of a chart: a line for each point, with the values as plain numbers. */
export const chartCsv = ({ pointLabel, series, points }: ChartData, separator: Separator): string =>
  toCsv<ChartPoint>(
    {
      [pointLabel]: ({ name }) => name,
      ...Object.fromEntries(
        series.map((of, index) => [of, ({ values }: ChartPoint) => values[index] ?? 0]),
      ),
    },
    points,
    separator,
  )

/** Saves the values of a chart as a CSV file, named as the chart. */
export const saveChart = (chart: ChartData): void =>
  saveBlob(
    new Blob([chartCsv(chart, localSeparator())], { type: 'text/csv;charset=utf-8' }),
    `${chart.label}.csv`,
  )
