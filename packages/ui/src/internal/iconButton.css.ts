import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hovered } from '../theme/hovered'
import { component } from '../theme/layers'
import { media } from '../theme/media'
import { screenOnly } from '../theme/print'
import { vars } from '../theme/vars.css'
import { iconHolder } from './iconHolder.css'

const { color, size } = vars

export const iconButton = recipe({
  base: [
    iconHolder,
    component({
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      verticalAlign: 'middle',
      padding: 0,
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: {
        '&[data-pending]': { cursor: 'progress' },
        // A toggle that is on.
        '&[aria-pressed=true]': {
          color: color.accent.text,
          backgroundColor: color.accent.subtle,
        },
      },
      '@media': {
        [media.coarse]: { minInlineSize: size.touch, minBlockSize: size.touch },
        // In forced colours the system colours mark a toggle that is on.
        [media.forcedColors]: {
          selectors: {
            '&[aria-pressed=true]': {
              forcedColorAdjust: 'none',
              color: color.text.onAccent,
              backgroundColor: color.accent.solid,
            },
          },
        },
      },
    }),
  ],
  variants: {
    variant: {
      quiet: [
        component({ color: color.text.muted }),
        hovered({ color: color.text.body, backgroundColor: color.surface.hover }),
      ],
      secondary: [
        component({
          color: color.text.body,
          borderColor: color.border.default,
          backgroundColor: color.surface.raised,
        }),
        hovered({ borderColor: color.border.strong, backgroundColor: color.surface.hover }),
      ],
      // Red only on hover and focus: in a list of fifty rows, fifty red icons would distract.
      critical: [
        component({
          color: color.text.muted,
          selectors: { '&:focus-visible': { color: color.critical.text } },
        }),
        hovered({ color: color.critical.text, backgroundColor: color.critical.subtle }),
      ],
    },
    size: {
      medium: component({ inlineSize: size.control, blockSize: size.control }),
      small: component({ inlineSize: size.controlSmall, blockSize: size.controlSmall }),
    },
    isUnavailable: {
      true: [
        component({ color: color.text.faint, opacity: 0.55, cursor: 'not-allowed' }),
        hovered({ color: color.text.faint, backgroundColor: 'transparent' }),
      ],
    },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
})

globalStyle(iconButton.classNames.base, screenOnly)
