import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { iconHolder } from '../iconHolder.css'

const { color, space, text } = vars

/** The button of a Select or a MultiSelect. */
export const trigger = style([
  iconHolder,
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
      '&:hover': { borderColor: color.text.muted },
      '&[data-quiet]': {
        justifyContent: 'start',
        inlineSize: 'auto',
        // Wider by the negative margin below, so that the last letters are not cut.
        maxInlineSize: `calc(100% + ${space[3]})`,
        marginInlineStart: `calc(-1 * ${space[3]})`,
        borderColor: 'transparent',
        backgroundColor: 'transparent',
      },
      '&[data-quiet]:hover': { backgroundColor: color.surface.hover },
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
    },
  }),
])

globalStyle(
  `${trigger} > svg`,
  component({
    color: color.text.faint,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)

export const content = style(
  component({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const value = style(
  component({ selectors: { '&[data-placeholder]': { color: color.text.faint } } }),
)
