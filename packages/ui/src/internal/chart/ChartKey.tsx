import * as css from './chart.css'

export interface ChartKeyProps {
  /** The place of the series. */
  series: number
  /** As the series is drawn. */
  shape: 'bar' | 'line'
}

/** How a series is drawn, before its name. */
export function ChartKey({ series, shape }: ChartKeyProps) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className={css.key} data-series={series}>
      {shape === 'bar' ? (
        <rect width={8} height={8} rx={2} stroke="none" />
      ) : (
        <line
          x1={0}
          x2={8}
          y1={4}
          y2={4}
          strokeWidth={2}
          strokeDasharray={series ? '3 2' : 'none'}
        />
      )}
    </svg>
  )
}
