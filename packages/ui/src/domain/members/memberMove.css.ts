import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'

// A page has each name once: two elements of one name end a view transition.
const image = { viewTransitionName: 'member-image' }
const name = { viewTransitionName: 'member-name' }

/** The image of the member that a page is about: it moves to and from the member's row. */
export const memberImage = style(screen({ ...image, display: 'grid', flexShrink: 0 }))

/**
 * The name of the member, no wider than its text. Its lines start at the same side as the page's lines,
 * even if the name has the other direction.
 */
export const memberName = style(
  screen({
    ...name,
    display: 'inline-block',
    maxInlineSize: '100%',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  }),
)

globalStyle('a[data-member-moves] > :first-child', screen(image))
globalStyle('a[data-member-moves] > :nth-child(2)', screen(name))

// The two sizes of the name keep their proportions.
globalStyle(
  '::view-transition-old(member-name), ::view-transition-new(member-name)',
  screen({ blockSize: '100%', inlineSize: 'auto' }),
)
