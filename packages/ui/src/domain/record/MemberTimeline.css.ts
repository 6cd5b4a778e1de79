import { globalStyle, style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { border, color, space, text: type } = vars

/** Pinned notes above the timeline. */
export const rows = style(component({ display: 'grid', gap: space[3], minInlineSize: 0 }))

/** Time, text and actions of a note, in the columns of a Timeline. */
export const note = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[4],
    padding: `${space[3]} ${space[4]}`,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.hairline} solid ${color.border.subtle}` },
      '&:has(> form)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] },
    },
  }),
)

/** Aligned with the sentence, at any size of the buttons. */
const line = space[6]

export const time = style(
  component({
    display: 'flex',
    alignItems: 'center',
    blockSize: line,
    color: color.text.muted,
    fontSize: type.small.size,
  }),
)

globalStyle(
  `${time} > svg`,
  component({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
)

export const actions = style(
  component({
    justifySelf: 'end',
    marginBlock: `calc(-1 * ${space[1]})`,
    '@media': { [media.mobile]: { gridColumn: 2, marginBlock: `${space[1]} 0` } },
  }),
)

/** Long lines are hard to read (WCAG 1.4.8). */
export const words = style(
  component({
    ...clipped,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: '48rem',
    overflowWrap: 'anywhere',
  }),
)

export const sentence = style(component({ lineHeight: line }))

export const author = style(component({ fontWeight: vars.font.weight.medium }))

/** The text of a note with its line breaks, on a background that sets it apart from actions. */
export const text = style(
  component({
    ...clipped,
    justifySelf: 'start',
    maxInlineSize: '100%',
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.sunken,
    whiteSpace: 'pre-line',
  }),
)

export const meta = style(component({ color: color.text.muted, fontSize: type.small.size }))

/** Around the field for a new note. */
export const add = style({})
globalStyle(add, screenOnly)
globalStyle(actions, screenOnly)
