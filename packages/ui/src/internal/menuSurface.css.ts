import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

/**
 * The surface of overlays beside their trigger: a menu, the options of a field, a calendar, a
 * popover. It fades; each overlay sets its own duration, so that no rule has to override another.
 */
export const menuSurface = style(
  component({
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.overlay,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.menu,
    // React Aria sets 100000 inline. All overlays share one layer, so the one that opened last covers
    // the others: a question covers the popover that asked it.
    zIndex: `${vars.layer.overlay} !important`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

/** The same, growing out of the trigger: for overlays above or below it. */
export const risingSurface = style([
  menuSurface,
  component({
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, translate ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-exiting]': {
        transitionDuration: vars.motion.exit,
        transitionTimingFunction: vars.motion.easingExit,
      },
      '&[data-entering][data-placement=bottom]': { translate: '0 -4px' },
      '&[data-entering][data-placement=top]': { translate: '0 4px' },
    },
  }),
])
