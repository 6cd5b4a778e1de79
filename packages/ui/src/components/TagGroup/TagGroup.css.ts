import { globalStyle, style } from '@vanilla-extract/css'
import { iconButton } from '../../internal/iconButton.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 }),
)

export const tag = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    paddingInline: space[3],
    border: `${vars.border.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.full,
    color: color.text.body,
    backgroundColor: color.surface.raised,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    overflowWrap: 'anywhere',
    cursor: 'default',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
      '&[data-disabled]': { color: color.text.faint, backgroundColor: color.surface.sunken },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

export const remove = style([
  iconButton({ size: 'small' }),
  component({ borderRadius: vars.radius.full }),
])

globalStyle(`${remove} > svg`, component({ inlineSize: '0.875rem', blockSize: '0.875rem' }))
