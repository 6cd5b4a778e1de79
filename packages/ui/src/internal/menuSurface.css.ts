import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

/**
 * What opens beside its trigger stands on: a menu, the options of a field, a calendar, a popover. It fades;
 * each says how fast, so that no rule has to outweigh another.
 */
export const menuSurface = style(
  component({
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.raised,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.menu,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

/** The same, come out of the trigger: for what is placed above or below it. */
export const risingSurface = style([
  menuSurface,
  component({
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, translate ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering][data-placement=bottom]': { translate: '0 -4px' },
      '&[data-entering][data-placement=top]': { translate: '0 4px' },
    },
  }),
])
