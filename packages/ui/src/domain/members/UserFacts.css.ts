import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** The copy buttons of all facts stand below each other, at the end of their rows. */
export const contact = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
  }),
)

// Its lines start where all facts start, whatever the direction of the value.
globalStyle(`${contact} bdi`, screen({ display: 'inline' }))

// The facts are evenly spaced, although this one has a button.
globalStyle(
  `${contact} > :last-child`,
  screen({
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    '@media': { [media.coarse]: { marginBlock: `calc(-1 * ${vars.space[3]})` } },
  }),
)
