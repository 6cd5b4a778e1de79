import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { count } from '../../text/numbers'
import * as css from './Bars.css'

/** The bars of one day, or of another step. */
export interface BarGroup {
  /** Its name in the table: 'Nov 21, 2026'. */
  name: string
  /** One value for each series. */
  values: readonly number[]
}

export interface BarsProps {
  /** Names the table for screen readers. */
  label: string
  /** The heading of the names of the groups: 'Day'. */
  groupLabel: string
  /** What the bars of a group are, one or two: 'Arrived', 'Decided'. */
  series: readonly [string] | readonly [string, string]
  /** The groups in their order. Each takes the same room. */
  groups: readonly BarGroup[]
}

/** The field of one group, and its bars in it. */
const GROUP = { width: 10, height: 100, gap: 2 }

const titleOf = ({ name, values }: BarGroup, series: BarsProps['series']): string =>
  `${name}: ${series.map((of, index) => `${of} ${count(values[index] ?? 0)}`).join(', ')}`

/**
 * Thin bars in one hue, the first series stronger. It fills the width of what contains it, and has
 * the same height without values. A pointer over a group shows its numbers; screen readers find a
 * table.
 */
export function Bars({ label, groupLabel, series, groups }: BarsProps) {
  const highest = Math.max(...groups.flatMap(({ values }) => values), 1)
  const width = (GROUP.width - GROUP.gap) / series.length
  return (
    <div className={css.root}>
      <svg
        aria-hidden
        viewBox={`0 0 ${GROUP.width * Math.max(groups.length, 1)} ${GROUP.height}`}
        preserveAspectRatio="none"
        className={css.bars}
      >
        {groups.map((group, place) => (
          <g key={group.name} transform={`translate(${place * GROUP.width})`}>
            <title>{titleOf(group, series)}</title>
            <rect width={GROUP.width} height={GROUP.height} fillOpacity={0} />
            {group.values.map((value, index) => {
              const height = (GROUP.height * value) / highest
              return (
                <rect
                  key={series[index]}
                  data-series={index}
                  x={GROUP.gap / 2 + index * width}
                  y={GROUP.height - height}
                  width={width}
                  height={height}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <VisuallyHidden element="div">
        <table aria-label={label}>
          <thead>
            <tr>
              {[groupLabel, ...series].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map((of, index) => (
                  <td key={of}>{count(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  )
}

/** The colour of a series, before its name in a text: it takes the place of a legend. */
export function BarKey({ series }: { /** Its place. */ series: 0 | 1 }) {
  return <span aria-hidden className={css.key} data-series={series} />
}
