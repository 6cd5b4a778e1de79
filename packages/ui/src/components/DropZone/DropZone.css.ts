import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { border, color, space, text } = vars

export const zone = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minInlineSize: 0,
    minBlockSize: '8.5rem',
    padding: space[5],
    border: `${border.hairline} dashed ${color.border.strong}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface.raised,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.text.muted, backgroundColor: color.surface.hover },
      '&[data-focus-visible]': {
        outline: `${border.thick} solid ${color.focus.ring}`,
        outlineOffset: border.thick,
      },
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: color.accent.solid,
        backgroundColor: color.accent.subtle,
        outline: `${border.hairline} solid ${color.accent.solid}`,
        outlineOffset: 0,
      },
      '&[data-disabled]': {
        borderColor: color.border.default,
        backgroundColor: color.surface.sunken,
        color: color.text.faint,
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    isInvalid: {
      true: component({
        selectors: { '&:not([data-disabled])': { borderColor: color.critical.solid } },
      }),
    },
  },
})

export const icon = style([
  iconHolder,
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[10],
    blockSize: space[10],
    marginBlockEnd: space[1],
    border: `${border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.surface.canvas,
    color: color.text.muted,
    selectors: {
      '[data-drop-target] > &': { borderColor: 'transparent', color: color.accent.text },
    },
  }),
])

export const prompt = style(
  component({
    fontWeight: vars.font.weight.medium,
    selectors: {
      '[data-drop-target] > &': { color: color.accent.text },
    },
  }),
)

export const description = style(
  component({
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
    selectors: {
      '[data-disabled] > &': { color: color.text.faint },
      '[data-drop-target] > &': { color: color.accent.text },
    },
  }),
)
