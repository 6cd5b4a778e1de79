import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { whole } from '../../theme/print'

export const clipped = style(
  component({
    // Not a block: then a right-to-left name starts where all names start, and its link has a
    // focus ring.
    display: 'inline-block',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
    // On a card the text may have several lines. They start at the same side as the card's lines, even if
    // the text has the other direction.
    textAlign: ['-webkit-match-parent', 'match-parent'],
    selectors: {
      'tr:not(:has(:focus-visible)) &': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

/** Two lines are as high as a row, so an email address need not be cut off. */
export const twoLines = style(
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // The lines start where those of the column start, whatever the direction of the text.
    textAlign: ['-webkit-match-parent', 'match-parent'],
  }),
)

globalStyle(`:is(${clipped}, ${twoLines})`, whole)
