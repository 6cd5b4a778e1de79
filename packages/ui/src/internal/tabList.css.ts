import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { media } from '../theme/media'
import { screenOnly } from '../theme/print'
import { vars } from '../theme/vars.css'

/** Scrolls when the tabs have no room, so that the page does not. */
export const list = style(
  component({
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // The tabs' own lines overlap this line.
    boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) ${vars.color.border.default}`,
  }),
)

export const tab = style(
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    // In forced colours every border is visible: only the selected tab may have one.
    borderBlockEnd: `${vars.border.thick} none ${vars.color.accent.solid}`,
    paddingBlockEnd: vars.border.thick,
    borderStartStartRadius: vars.radius.small,
    borderStartEndRadius: vars.radius.small,
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': {
        color: vars.color.text.body,
        backgroundColor: vars.color.surface.hover,
      },
      // A tab is selected, and a link is current.
      '&[data-selected], &[aria-current]': {
        color: vars.color.accent.text,
        borderBlockEndStyle: 'solid',
        paddingBlockEnd: 0,
      },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        // The list clips its overflow.
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
      },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

globalStyle(`${tab}:not([data-selected], [aria-current])`, screenOnly)
