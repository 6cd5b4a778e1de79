import { globalStyle, style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { space, text: type } = vars

export const notes = style(component({ fontVariantNumeric: 'tabular-nums' }))

/** The words, and what their author can do with them: at the end of the row, on a phone below. */
export const note = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[3],
    padding: `${space[3]} ${space[4]}`,
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
      '&:has(> form)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const actions = style(component({ justifySelf: 'end' }))

/** Long lines are hard to read (WCAG 1.4.8). */
export const words = style(
  component({
    ...clipped,
    display: 'grid',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: '48rem',
    overflowWrap: 'anywhere',
  }),
)

/** Somebody's own words, with their line breaks. */
export const text = style(component({ whiteSpace: 'pre-line' }))

export const meta = style(
  component({
    color: vars.color.text.muted,
    fontSize: type.small.size,
    lineHeight: type.small.line,
  }),
)

/** Around the field for a new note. */
export const add = style({})
globalStyle(add, screenOnly)
