import * as css from './Sparkline.css'

export interface SparklineProps {
  /** The values in their order, the newest last. */
  values: readonly number[]
  /** What the line says, as a sentence with its numbers: it is read out in place of the line. */
  label: string
}

const WIDTH = 100
const HEIGHT = 24

/** A line without axes, beside the number whose direction it shows. It begins where reading begins. */
export function Sparkline({ values, label }: SparklineProps) {
  const highest = Math.max(...values, 1)
  const step = WIDTH / Math.max(values.length - 1, 1)
  // One value is a level line.
  const line = values.length === 1 ? [...values, ...values] : values
  const points = line.map((value, index) => `${index * step},${HEIGHT * (1 - value / highest)}`)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={css.line}
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
