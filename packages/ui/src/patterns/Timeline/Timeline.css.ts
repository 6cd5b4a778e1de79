import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { clipped } from '../../theme/clipped'
import { compact } from '../../theme/density'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { color, font, space, text } = vars
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`

export const day = style(
  component({ selectors: { '&:not(:first-child)': { borderBlockStart: hairline } } }),
)

export const date = style(
  component({
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: hairline,
    backgroundColor: color.surface.sunken,
    color: color.text.muted,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { paddingBlock: space[1] } },
  }),
)

export const dayName = style(component({ color: color.text.body }))

export const entries = style(component({ fontVariantNumeric: 'tabular-nums' }))

/** Three columns: the time, the sentence and reason, the actions. On a phone the actions are below. */
export const entry = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[4],
    padding: `${space[3]} ${space[4]}`,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      [compact]: { paddingBlock: space[2] },
    },
    '@media': {
      // The words take the whole width; time, details and undo are a line below them.
      [media.mobile]: {
        gridTemplate: '"words words" "time end" "details details" / auto minmax(0, 1fr)',
        columnGap: space[3],
      },
    },
  }),
)

const meta = { color: color.text.muted, fontSize: text.small.size } as const

/** On the line of the sentence, whatever their sizes. */
const line = space[6]

export const time = style(
  component({
    ...meta,
    lineHeight: line,
    '@media': { [media.mobile]: { gridArea: 'time', alignSelf: 'center' } },
  }),
)

/** Long lines are hard to read (WCAG 1.4.8). */
export const words = style(
  component({
    ...clipped,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: '48rem',
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { gridArea: 'words' } },
  }),
)

// As high as the target of a link must be (WCAG 2.5.8).
export const sentence = style(component({ lineHeight: line }))

export const actor = style(component({ fontWeight: font.weight.medium }))

/** A text that a person wrote. */
export const reason = style(
  component({
    ...clipped,
    maxInlineSize: '100%',
    margin: 0,
    paddingInlineStart: space[3],
    borderInlineStart: `${vars.border.thick} solid ${color.border.default}`,
    whiteSpace: 'pre-line',
  }),
)

export const end = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    // Align with the line of the sentence, so that the taller Undo button does not stretch the row.
    blockSize: line,
    '@media': {
      [media.mobile]: {
        gridArea: 'end',
        justifyContent: 'space-between',
        blockSize: 'auto',
        minBlockSize: line,
      },
    },
  }),
)

export const toggle = style([
  iconHolder,
  component({
    ...meta,
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: space[6],
    lineHeight: line,
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text.body } },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
])

globalStyle(
  `${toggle} > svg`,
  component({
    inlineSize: vars.size.iconSmall,
    blockSize: vars.size.iconSmall,
    transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
  }),
)
globalStyle(`[dir=rtl] ${toggle} > svg`, component({ rotate: '180deg' }))
globalStyle(`${toggle}[aria-expanded=true] > svg`, component({ rotate: '90deg' }))

export const details = style(
  component({
    display: 'grid',
    gridColumn: '2 / -1',
    gap: space[2],
    maxInlineSize: '48rem',
    marginBlockStart: space[2],
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { [media.mobile]: { gridArea: 'details' } },
  }),
)

/** The three columns share the width: a long value never pushes another out of sight. */
export const changes = style(
  component({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: text.small.size,
    lineHeight: text.small.line,
  }),
)

globalStyle(
  `${changes} :is(th, td)`,
  component({
    padding: `${space[1]} ${space[3]} ${space[1]} 0`,
    borderBlockEnd: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: font.weight.regular,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
)
globalStyle(`${changes} th`, component({ color: color.text.muted }))

export const note = style(component({ ...meta, lineHeight: text.small.line }))

export const more = style(
  component({ display: 'grid', justifyItems: 'center', gap: space[2], paddingBlock: space[1] }),
)

globalStyle(end, screenOnly)
