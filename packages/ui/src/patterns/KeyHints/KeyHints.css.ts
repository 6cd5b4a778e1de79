import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const hints = style(
  component({
    display: 'grid',
    gap: vars.space[3],
    '@media': { [media.coarse]: { display: 'none' }, print: { display: 'none' } },
  }),
)

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  }),
)

export const hint = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
  }),
)
