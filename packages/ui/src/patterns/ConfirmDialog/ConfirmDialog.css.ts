import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const description = style(component({ color: vars.color.text.muted }))

export const effect = style([description, component({ marginBlockStart: vars.space[2] })])

export const detail = style(
  component({
    ...clipped,
    marginBlockStart: vars.space[3],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `${vars.border.thick} solid ${vars.color.border.default}`,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.body,
  }),
)

/** The keys that confirm. On a phone there are none. */
export const shortcut = style(
  component({
    display: 'contents',
    '@media': { [media.coarse]: { display: 'none' }, [media.mobile]: { display: 'none' } },
  }),
)
