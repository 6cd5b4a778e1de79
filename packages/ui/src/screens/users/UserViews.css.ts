import { globalStyle, style } from '@vanilla-extract/css'
import { hovered } from '../../theme/hovered'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

/** Scrolls when the views have no room, so that the page does not. */
export const views = style(
  screen({
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // The views' own lines overlap this line.
    boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) ${vars.color.border.default}`,
  }),
)

export const view = style([
  hovered({ color: vars.color.text.body, backgroundColor: vars.color.surface.hover }, 'screen'),
  screen({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    // In forced colours every border is visible: only the current view may have one.
    borderBlockEnd: `${vars.border.thick} none ${vars.color.accent.solid}`,
    paddingBlockEnd: vars.border.thick,
    borderStartStartRadius: vars.radius.small,
    borderStartEndRadius: vars.radius.small,
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    // The list clips what is outside of it.
    outlineOffset: `calc(-1 * ${vars.border.thick})`,
    selectors: {
      '&[aria-current]': {
        color: vars.color.accent.text,
        borderBlockEndStyle: 'solid',
        paddingBlockEnd: 0,
      },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
])

globalStyle(`${view}:not([aria-current])`, screenOnly)

export const count = style(
  screen({
    fontSize: vars.text.small.size,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
)
