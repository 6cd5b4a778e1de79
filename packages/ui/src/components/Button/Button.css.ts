import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconHolder } from '../../internal/iconHolder.css'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { color, space, size, text } = vars
// A filled background keeps its system colours: the browser's own backplate would hide the text
// on it.
const solid = { forcedColorAdjust: 'none' } as const
/** Pressed, or the trigger of a menu that is open. */
const pressed = '&:active:not([data-pending]), &[data-pressed]'
const unavailable = { color: 'GrayText', borderColor: 'GrayText' } as const

export const button = recipe({
  base: component({
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    maxInlineSize: '100%',
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    fontSize: text.body.size,
    lineHeight: text.body.line,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [pressed]: { transform: 'scale(0.985)' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
  variants: {
    variant: {
      primary: [
        component({
          ...solid,
          color: color.text.onAccent,
          backgroundColor: color.accent.solid,
        }),
        hovered({ backgroundColor: color.accent.hover }),
      ],
      secondary: [
        component({
          color: color.text.body,
          borderColor: color.border.default,
          backgroundColor: color.surface.raised,
          // Chosen, as a common reason is.
          selectors: {
            '&[aria-pressed=true]': {
              color: color.accent.text,
              borderColor: color.accent.solid,
              backgroundColor: color.accent.subtle,
            },
          },
        }),
        hovered({ borderColor: color.border.strong, backgroundColor: color.surface.hover }),
      ],
      quiet: [
        component({ color: color.text.body }),
        hovered({ backgroundColor: color.surface.hover }),
      ],
      critical: [
        component({
          ...solid,
          color: color.text.onCritical,
          backgroundColor: color.critical.solid,
        }),
        hovered({ backgroundColor: color.critical.hover }),
      ],
    },
    size: {
      medium: component({ minBlockSize: size.control, paddingInline: space[4] }),
      small: component({
        minBlockSize: size.controlSmall,
        paddingInline: space[3],
        fontSize: text.small.size,
      }),
    },
    isFullWidth: { true: component({ inlineSize: '100%' }) },
    isUnavailable: {
      true: component({
        color: color.text.faint,
        cursor: 'not-allowed',
        selectors: { [pressed]: { transform: 'none' } },
        '@media': { [media.forcedColors]: unavailable },
      }),
    },
  },
  compoundVariants: [
    ...(['primary', 'secondary', 'critical'] as const).map((variant) => ({
      variants: { variant, isUnavailable: true },
      style: [
        component({
          color: color.text.faint,
          borderColor: color.border.subtle,
          backgroundColor: color.surface.sunken,
          '@media': { [media.forcedColors]: unavailable },
        }),
        hovered({ borderColor: color.border.subtle, backgroundColor: color.surface.sunken }),
      ],
    })),
    {
      variants: { variant: 'quiet', isUnavailable: true },
      style: [component({ color: color.text.faint }), hovered({ backgroundColor: 'transparent' })],
    },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

// Both layers share one grid cell, so that the button is as wide as the wider one and never
// jumps.
export const content = recipe({
  base: [
    iconHolder,
    component({
      gridArea: '1 / 1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minInlineSize: 0,
      paddingBlock: space[1],
      textAlign: 'center',
    }),
  ],
  variants: {
    // `faded` keeps the text in the accessible name, `hidden` removes it.
    visibility: {
      shown: {},
      faded: component({ opacity: 0 }),
      hidden: component({ visibility: 'hidden' }),
    },
  },
})

globalStyle(button.classNames.base, screenOnly)
