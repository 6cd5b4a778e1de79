import { style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { compact } from '../../theme/density'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color, size, space } = vars

/** 40 px; in compact rows no higher than they are. */
export const thumb = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[10],
    blockSize: space[10],
    objectFit: 'cover',
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    color: color.text.faint,
    backgroundColor: color.surface.sunken,
    selectors: { [compact]: { inlineSize: size.controlSmall, blockSize: size.controlSmall } },
  }),
)

export const none = style([iconHolder])
