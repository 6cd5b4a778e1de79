import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

export const clipped = style(
  component({
    // Not a block: a right-to-left name then stands where all names begin, and its link has a ring.
    display: 'inline-block',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
    selectors: {
      'tr:not(:has(:focus-visible)) &': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

/** A `<wbr>` breaks even where nothing wraps. */
export const softBreak = style(component({ selectors: { 'tr &': { display: 'none' } } }))
