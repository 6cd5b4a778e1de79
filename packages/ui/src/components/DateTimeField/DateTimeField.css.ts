import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '../../internal/field/field.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

/** The frame; with large text on a small page its buttons get a line of their own. */
export const frame = style([control, component({ flexWrap: 'wrap', justifyContent: 'end' })])

/**
 * The styles that the date field adds to the frame: its segments, and the button that clears them.
 */
export const parts = style(component({ display: 'contents' }))

// As in every field frame: a button overlaps the hairline.
globalStyle(`${parts} > button`, component({ marginBlock: `calc(${vars.border.hairline} * -1)` }))

export const segments = style(
  component({
    // Wide enough for a date without a line break.
    flex: '1 1 9.5rem',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInline: space[3],
    paddingBlock: space[1],
    fontSize: text.body.size,
    lineHeight: text.body.line,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-wrap',
    cursor: 'text',
    '@media': { [media.coarse]: { fontSize: text.lead.size } },
  }),
)

export const segment = style(
  component({
    paddingInline: '0.0625rem',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.small,
    outline: 'none',
    selectors: {
      '&[data-type=literal]': { paddingInline: 0, whiteSpace: 'pre-wrap', color: color.text.muted },
      '&[data-type=timeZoneName]': { color: color.text.muted },
      '&[data-placeholder]': { color: color.text.faint },
      '&[data-disabled]': { color: color.text.faint, cursor: 'not-allowed' },
      '&[data-focused]': { color: color.text.onAccent, backgroundColor: color.accent.solid },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
)
