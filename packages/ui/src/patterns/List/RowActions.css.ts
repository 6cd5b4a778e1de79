import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const actions = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space[1],
    '@media': { [media.coarse]: { gap: vars.space[2] } },
  }),
)

/** As wide as the missing button. */
export const emptySlot = style(
  component({
    flexShrink: 0,
    inlineSize: vars.size.control,
    '@media': { [media.coarse]: { minInlineSize: vars.size.touch } },
  }),
)

/** Before the buttons and not among them, so that no column changes its width. */
export const atWork = style(
  component({ position: 'absolute', insetInlineEnd: '100%', display: 'grid' }),
)
