import { globalStyle, style } from '@vanilla-extract/css'
import { risingSurface } from '../../internal/menuSurface.css'
import { component, inLayer } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const popover = style([
  risingSurface,
  component({
    inlineSize: 'max-content',
    minInlineSize: 'min(14rem, 100vw)',
    maxInlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[6]}))`,
    display: 'flex',
  }),
])

// The panel fits the window. Reset the scroll margin that the page uses for its bars: the browser
// would scroll the document for it on focus, and scrolling closes the popover.
globalStyle(`:root:root:has(${popover})`, inLayer('component', { scrollPadding: 0 }))

export const panel = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'inherit',
    overflow: 'hidden',
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
)

export const head = style(
  component({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlockStart: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  }),
)

export const title = style(
  component({
    paddingBlockStart: vars.space[1],
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.font.weight.semibold,
  }),
)

export const body = style(
  component({
    minBlockSize: 0,
    overflowY: 'auto',
    // Visually hidden text scrolls with the panel, and does not extend the document.
    position: 'relative',
    overscrollBehavior: 'contain',
    padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
  }),
)

/**
 * Drawn for a panel above its trigger, and rotated for the other sides. It overlaps the panel's
 * hairline.
 */
export const arrow = style(
  component({
    maxInlineSize: 'none',
    fill: vars.color.surface.overlay,
    stroke: vars.color.border.default,
    selectors: {
      '[data-placement=bottom] > &': { rotate: '180deg' },
      // When rotated, it is 3 px narrower than its box on either side.
      '[data-placement=left] > &': { translate: '-3px 0', rotate: '-90deg' },
      '[data-placement=right] > &': { translate: '3px 0', rotate: '90deg' },
    },
  }),
)
