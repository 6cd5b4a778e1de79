import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { iconHolder } from '../iconHolder.css'
import { menuSurface } from '../menuSurface.css'

const { color, space, text } = vars

export const popover = style([
  menuSurface,
  component({
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[8]}))`,
    overflow: 'auto',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { transform: 'translateY(-0.25rem)' },
    },
  }),
])

export const list = style(component({ padding: space[1], outline: 'none' }))

export const option = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minBlockSize: vars.size.control,
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    color: color.text.body,
    fontSize: text.body.size,
    lineHeight: text.body.line,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outlineOffset: `calc(${vars.border.thick} * -1)`,
    selectors: {
      '&[data-hovered], &[data-focused], &[data-pressed]': {
        backgroundColor: color.surface.hover,
      },
      '&[data-selected]': { color: color.accent.text, fontWeight: vars.font.weight.medium },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
])

export const empty = style(
  component({
    paddingBlock: space[1],
    paddingInline: space[2],
    color: color.text.muted,
    fontSize: text.body.size,
    lineHeight: text.body.line,
  }),
)
