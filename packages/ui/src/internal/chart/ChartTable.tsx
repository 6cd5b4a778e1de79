import { Group } from 'react-aria-components/Group'
import { Link } from '../../components/Link/Link'
import * as css from './chart.css'
import type { ChartRowsProps } from './chartProps'

/** Every value of a chart, in a frame that scrolls. */
export function ChartTable(chart: ChartRowsProps) {
  return (
    // A stop of Tab, so that a long table scrolls by keyboard.
    <Group tabIndex={0} aria-label={chart.label} className={css.table}>
      <ChartRows {...chart} />
    </Group>
  )
}

/** Every value of a chart. A value with a list links to it. */
export function ChartRows({ label, pointLabel, series, points, format }: ChartRowsProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {[pointLabel, ...series].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, values, hrefs }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((of, index) => {
              const value = format(values[index] ?? 0)
              const href = hrefs?.[index]
              return (
                <td key={of}>{href === undefined ? value : <Link href={href}>{value}</Link>}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
