import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'

// A page has each name once: two elements of one name end a view transition.
const image = { viewTransitionName: 'member-image' }
const name = { viewTransitionName: 'member-name' }

/** The image of the member that a page is about: it moves to and from the member's row. */
export const memberImage = style(screen({ ...image, display: 'grid', flexShrink: 0 }))

/**
 * Around the name of that member, no wider than it. Not for the `bdi` itself: the lines of a name in
 * another script would stand at the far end.
 */
export const memberName = style(screen({ ...name, display: 'inline-block', maxInlineSize: '100%' }))

globalStyle('a[data-member-moves] > :first-child', screen(image))
globalStyle('a[data-member-moves] > :nth-child(2)', screen(name))

// The two sizes of the name keep their proportions.
globalStyle(
  '::view-transition-old(member-name), ::view-transition-new(member-name)',
  screen({ blockSize: '100%', inlineSize: 'auto' }),
)
