import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { whole } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const summary = style(component({ display: 'grid', gap: vars.space[1], outline: 'none' }))

/** Clips combining marks, which can be wider than the line and cannot wrap. */
export const line = style(component({ overflow: 'clip', overflowWrap: 'anywhere' }))

/** The reason in the steward's own words, never cut. */
export const reason = style(component({ fontWeight: vars.font.weight.medium }))

/** A pinned note in one line. Where the timeline is beside the facts, it shows the whole note. */
export const pinned = style(
  component({
    minInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.muted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [mediaBeside]: { display: 'none' } },
  }),
)

globalStyle(pinned, whole)
