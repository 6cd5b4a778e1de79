import { style } from '@vanilla-extract/css'
import { ChevronDown } from 'lucide-react'
import { iconClass } from '../../internal/iconClass'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

export const trigger = style([
  iconClass(ChevronDown, { isAfter: true }),
  component({
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minInlineSize: 0,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: space[3],
    border: `${vars.border.hairline} solid ${color.border.strong}`,
    borderRadius: vars.radius.control,
    color: color.text.body,
    backgroundColor: color.surface.raised,
    fontSize: text.body.size,
    lineHeight: text.body.line,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&::after': { color: color.text.faint },
      '&:hover': { borderColor: color.text.muted },
      '[data-invalid] > &': { borderColor: color.critical.solid },
      '&:disabled': {
        color: color.text.faint,
        borderColor: color.border.default,
        backgroundColor: color.surface.sunken,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.coarse]: { minBlockSize: vars.size.touch },
      [media.forcedColors]: { selectors: { '&::after': { color: 'inherit' } } },
    },
  }),
])

export const content = style(
  component({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.text.faint } },
  }),
)

export const insideLabel = style(component({ color: color.text.muted }))
