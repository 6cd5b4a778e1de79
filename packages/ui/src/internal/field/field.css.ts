import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { iconHolder } from '../iconHolder.css'

const { color, space, text } = vars

export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minInlineSize: 0,
  }),
)

export const label = style(
  component({
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontWeight: vars.font.weight.medium,
    color: color.text.body,
  }),
)

export const star = style(component({ color: color.critical.text }))

/** The frame around an input and its buttons, such as one that clears it or shows it. */
export const control = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    border: `${vars.border.hairline} solid ${color.border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.raised,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:hover': { borderColor: color.text.muted },
      '&:focus-within': {
        borderColor: color.focus.ring,
        outline: `${vars.border.thick} solid ${color.focus.ring}`,
        outlineOffset: '-1px',
      },
      // A button inside has its own focus ring.
      '&:has(button:focus-visible)': {
        borderColor: color.border.strong,
        outlineColor: 'transparent',
      },
      '[data-invalid] > &': { borderColor: color.critical.solid },
      '[data-readonly] > &': { backgroundColor: color.surface.sunken },
      '[data-disabled] > &': {
        borderColor: color.border.default,
        backgroundColor: color.surface.sunken,
      },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

// A button overlaps the frame's hairline, otherwise the field would be taller than its
// neighbours.
globalStyle(`${control} > button`, component({ margin: `calc(${vars.border.hairline} * -1)` }))

// Empty alternative text: the label or the description of the field has the information.
globalStyle(
  `${control}[data-sign]::before`,
  component({
    content: 'attr(data-sign) / ""',
    paddingInlineStart: space[3],
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    color: color.text.muted,
  }),
)

export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    paddingInline: space[3],
    border: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    backgroundColor: 'transparent',
    fontSize: text.body.size,
    lineHeight: text.body.line,
    color: color.text.body,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.text.faint, opacity: 1 },
      // A value with its own direction still starts at the page's start. Chromium only supports the
      // prefixed keyword, Firefox only the other one.
      '&[dir]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
      '&:disabled': { color: color.text.faint, cursor: 'not-allowed' },
      // The browser's yellow autofill background would hide the theme.
      '&:autofill': {
        WebkitTextFillColor: color.text.body,
        boxShadow: `inset 0 0 0 100vmax ${color.accent.subtle}`,
      },
    },
    '@media': { [media.coarse]: { fontSize: text.lead.size } },
  }),
)

export const description = style(
  component({
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
)

export const errorMessage = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.critical.text,
    overflowWrap: 'anywhere',
  }),
])

globalStyle(`${errorMessage} > svg`, component({ marginBlockStart: '0.125rem' }))
