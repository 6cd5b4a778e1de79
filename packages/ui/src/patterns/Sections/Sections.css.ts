import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** 680 px at the usual text size: a label and its button stay close on a wide screen. */
export const column = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    maxInlineSize: '42.5rem',
    overflowWrap: 'anywhere',
  }),
)
