import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { border, color, space, text } = vars

const caption = {
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
} as const

export const chart = style(
  component({ display: 'grid', gap: space[2], minInlineSize: 0, margin: 0 }),
)

export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[4]}`,
    minBlockSize: space[6],
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const named = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
)

/** The numbers of the scale, and the drawing. */
export const field = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[2] }),
)

export const scale = style(
  component({
    ...caption,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'end',
  }),
)

/** A finger that moves sideways chooses a point; a page still scrolls under it. */
export const plot = style(
  component({
    position: 'relative',
    blockSize: `calc(2 * ${space[16]})`,
    borderRadius: vars.radius.small,
    touchAction: 'pan-y',
    selectors: {
      '&[data-size=small]': { blockSize: space[16] },
      '&:has(:focus-visible)': {
        outline: `${border.thick} solid ${color.focus.ring}`,
        outlineOffset: border.thick,
      },
    },
  }),
)

/** The first point is where reading begins. */
export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    // Half of a line at the edge lies outside of the drawing.
    overflow: 'visible',
    fill: 'none',
    selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  }),
)

export const gridLine = style(component({ stroke: color.border.subtle }))
export const baseLine = style(component({ stroke: color.border.default }))
export const chosen = style(component({ stroke: color.text.muted }))

/** Over the drawing for assistive technology, which follows its box. The pointer is handled by the plot. */
export const slider = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
)

/** The ends of the drawing, or the values of the chosen point: below the drawing, not below the scale. */
export const axis = style(
  component({
    ...caption,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[3],
    minBlockSize: space[5],
    paddingBlockStart: space[1],
    selectors: { '&[data-chosen]': { justifyContent: 'start', color: color.text.body } },
  }),
)

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2] }))

globalStyle(`${actions}`, screenOnly)

/** A long table scrolls in itself. */
export const table = style(
  component({
    maxBlockSize: `calc(5 * ${space[16]})`,
    overflow: 'auto',
    border: `${border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
  }),
)

globalStyle(
  `${table} table`,
  component({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'end' }),
)

globalStyle(
  `${table} :is(th, td)`,
  component({
    padding: `${space[1]} ${space[3]}`,
    fontWeight: vars.font.weight.regular,
    textAlign: 'inherit',
  }),
)

globalStyle(`${table} th:first-child`, component({ textAlign: 'start' }))

globalStyle(
  `${table} thead th`,
  component({
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: color.surface.head,
    fontWeight: vars.font.weight.medium,
    color: color.text.muted,
  }),
)

globalStyle(
  `${table} tbody tr`,
  component({ borderBlockStart: `${border.hairline} solid ${color.border.subtle}` }),
)

/** One hue in two strengths: both have 3:1 on their surface (WCAG 1.4.11). */
export const SECOND = 0.65

/** The colour of a series before its name. */
export const key = style(
  component({
    flex: 'none',
    inlineSize: space[2],
    blockSize: space[2],
    overflow: 'visible',
    fill: color.accent.solid,
    stroke: color.accent.solid,
    // Forced colours would replace a background; the theme already uses system colours here.
    forcedColorAdjust: 'none',
    selectors: { "&[data-series='1']": { opacity: SECOND } },
  }),
)
