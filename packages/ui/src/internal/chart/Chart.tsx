import { Download, Table } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { count } from '../../text/numbers'
import { ChartKey, type ChartKeyProps } from './ChartKey'
import { ChartRows, ChartTable } from './ChartTable'
import * as css from './chart.css'
import type { ChartProps, ChartRowsProps } from './chartProps'
import { chartText as text } from './chartText'
import { saveChart } from './saveChart'
import { ceilingOf, indexAt, middleOf, ROOM } from './scale'

interface ChartFrameProps extends ChartProps {
  /** How a series is drawn. */
  shape: ChartKeyProps['shape']
  /** Draws the series, in SVG, up to the end of the scale. */
  children: (ceiling: number) => ReactNode
}

/**
 * Everything around the drawing of a chart: scale, names, the values of a point under the pointer or
 * by arrow keys, the table and the file. It has the same height without points.
 */
export function Chart({
  shape,
  children,
  size = 'medium',
  hasControls = true,
  legend,
  formatValue: format = count,
  ...chart
}: ChartFrameProps) {
  const { label, series, points } = chart
  const isEmpty = points.length === 0
  const ceiling = ceilingOf(Math.max(0, ...points.flatMap(({ values }) => values)))
  const names = legend ?? (series.length > 1 && <Names series={series} shape={shape} />)
  return (
    <figure aria-label={label} className={css.chart}>
      {names && <div className={css.line}>{names}</div>}
      <div className={css.field}>
        <div className={css.scale} aria-hidden>
          {!isEmpty && [ceiling, 0].map((value) => <span key={value}>{format(value)}</span>)}
        </div>
        <Plot {...chart} format={format} shape={shape} size={size} hasSlider={hasControls}>
          {children(ceiling)}
        </Plot>
      </div>
      {hasControls ? (
        <Controls {...chart} format={format} />
      ) : (
        !isEmpty && (
          <VisuallyHidden>
            <ChartRows {...chart} format={format} />
          </VisuallyHidden>
        )
      )}
    </figure>
  )
}

/** The buttons for the table and the file, and the table. */
function Controls({ format, ...chart }: ChartRowsProps) {
  const [isTableOpen, setTableOpen] = useState(false)
  const { label, points } = chart
  const isEmpty = points.length === 0
  return (
    <>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={<Table />}
          isDisabled={isEmpty}
          aria-label={text.actionOf(text.table, label)}
          aria-expanded={isTableOpen && !isEmpty}
          onPress={() => setTableOpen(!isTableOpen)}
        >
          {text.table}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Download />}
          isDisabled={isEmpty}
          aria-label={text.actionOf(text.download, label)}
          onPress={() => saveChart(chart)}
        >
          {text.download}
        </Button>
      </div>
      {isTableOpen && !isEmpty && <ChartTable {...chart} format={format} />}
    </>
  )
}

function Names({ series, shape }: Pick<ChartFrameProps, 'series' | 'shape'>) {
  return series.map((of, index) => (
    <span key={of} className={css.named}>
      <ChartKey series={index} shape={shape} />
      <span>{of}</span>
    </span>
  ))
}

type PlotProps = Pick<ChartFrameProps, 'pointLabel' | 'series' | 'points' | 'shape' | 'size'> & {
  format: (value: number) => string
  hasSlider: boolean
  children: ReactNode
}

/**
 * The drawing, and under it the ends of its points. A slider reads out one point after the other: the
 * browser gives it the arrow keys, from right to left too, and the gestures of a phone's screen reader.
 */
function Plot({ pointLabel, series, points, shape, size, format, hasSlider, children }: PlotProps) {
  const slider = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<number>()
  const width = ROOM.width * Math.max(points.length, 1)
  const last = points.length - 1
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  const isChosen = chosen !== undefined && point !== undefined
  const valuesOf = ({ values }: { values: readonly number[] }) =>
    series.map((of, index) => text.value(of, format(values[index] ?? 0)))
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const fromStart = currentTarget.matches(':dir(rtl)') ? right - clientX : clientX - left
    setChosen(indexAt(fromStart / width, points.length))
  }
  return (
    <>
      <div
        className={css.plot}
        data-size={size}
        role="presentation"
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves at its end: the values stay. So they do while the keyboard is here.
          if (pointerType !== 'touch' && document.activeElement !== slider.current) {
            setChosen(undefined)
          }
        }}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${ROOM.height}`}
          preserveAspectRatio="none"
          className={css.drawing}
        >
          <Line className={css.gridLine} path={`M0 0H${width}M0 ${ROOM.height / 2}H${width}`} />
          {children}
          <Line className={css.baseLine} path={`M0 ${ROOM.height}H${width}`} />
          {isChosen && <Line className={css.chosen} path={`M${middleOf(at)} 0V${ROOM.height}`} />}
        </svg>
        {hasSlider && point && (
          <input
            ref={slider}
            type="range"
            className={css.slider}
            aria-label={pointLabel}
            aria-valuetext={text.point(point.name, valuesOf(point))}
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => setChosen(Number(target.value))}
            onFocus={() => setChosen(at)}
            onBlur={() => setChosen(undefined)}
          />
        )}
      </div>
      <p className={css.axis} aria-hidden data-chosen={isChosen || undefined}>
        {isChosen ? (
          <>
            <span>{point.name}</span>
            {valuesOf(point).map((value, index) => (
              <span key={series[index]} className={css.named}>
                <ChartKey series={index} shape={shape} />
                <span>{value}</span>
              </span>
            ))}
          </>
        ) : (
          <>
            <span>{points[0]?.name}</span>
            {last > 0 && <span>{points[last]?.name}</span>}
          </>
        )}
      </p>
    </>
  )
}

/** A line of the same strength however wide the drawing is. */
function Line({ path, className }: { path: string; className: string }) {
  return <path className={className} d={path} vectorEffect="non-scaling-stroke" />
}
