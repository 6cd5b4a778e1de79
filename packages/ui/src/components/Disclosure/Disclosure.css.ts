import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const trigger = style([
  iconHolder,
  component({
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.text.body,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surface.hover },
      '&[aria-disabled=true]': { backgroundColor: 'transparent', cursor: 'default' },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
])

globalStyle(
  `${trigger} > svg`,
  component({
    color: vars.color.text.faint,
    transition: `rotate ${vars.motion.enter} ${vars.motion.easing}`,
  }),
)
globalStyle(`[dir=rtl] ${trigger} > svg`, component({ rotate: '180deg' }))
globalStyle(`${trigger}[aria-expanded=true] > svg`, component({ rotate: '90deg' }))

export const description = style(
  component({
    // Aligned with the title, not with the chevron.
    paddingInlineStart: `calc(${vars.space[2]} * 2 + ${vars.size.icon})`,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
)

export const panel = style(
  component({
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    // Space for the focus rings of controls at the edge.
    overflowClipMargin: vars.space[1],
    transition: `block-size ${vars.motion.enter} ${vars.motion.easing}`,
  }),
)

export const content = style(
  component({
    paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
    paddingInlineStart: `calc(${vars.space[2]} * 2 + ${vars.size.icon})`,
    '@media': { [media.mobile]: { paddingInlineStart: vars.space[2] } },
  }),
)
