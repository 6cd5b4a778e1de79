import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { whole } from '../../theme/print'
import { vars } from '../../theme/vars.css'

/** Marks stacked on one letter are as wide as they like: nothing in the line can break them. */
export const line = style(component({ overflow: 'clip', overflowWrap: 'anywhere' }))

/** Somebody's own words, whole: they answer why. */
export const reason = style(component({ fontWeight: vars.font.weight.medium }))

/** The ways down keep their words on one line, whatever the length of the note beside them. */
export const ways = style(component({ display: 'flex', flexShrink: 0 }))

/** A pinned note: one line of it, whatever its length. */
export const pinned = style(
  component({
    minInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.muted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

globalStyle(pinned, whole)
