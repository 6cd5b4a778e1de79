import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { checkboxSize } from '../../theme/checkboxSize'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

/** A mark, a label and messages, for checkboxes, radio buttons and switches. */
export const choice = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space[2],
    minInlineSize: 0,
  }),
)

// The description is aligned with the label, not with the mark.
globalStyle(`${choice} > :not(label)`, component({ gridColumn: 2 }))

/** The part that can be pressed: the mark and the label. */
export const target = style(
  component({
    position: 'relative',
    gridColumn: '1 / -1',
    justifySelf: 'start',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignContent: 'center',
    minBlockSize: space[6],
    fontSize: text.body.size,
    lineHeight: text.body.line,
    color: color.text.body,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: color.text.faint, cursor: 'not-allowed' },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

/** The drawn part of a checkbox or a radio button, centred on the label's first line. */
export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: checkboxSize,
    blockSize: checkboxSize,
    marginBlockStart: `calc((1lh - ${checkboxSize}) / 2)`,
    border: `${vars.border.hairline} solid ${color.border.strong}`,
    color: color.text.onAccent,
    backgroundColor: color.surface.raised,
    // The theme already uses system colours here; a second mapping would fill it with the page's.
    forcedColorAdjust: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.text.muted },
      '[data-selected] > &': {
        borderColor: color.accent.solid,
        backgroundColor: color.accent.solid,
      },
      '[data-selected][data-hovered] > &': {
        borderColor: color.accent.hover,
        backgroundColor: color.accent.hover,
      },
      '[data-focus-visible] > &': {
        outline: `${vars.border.thick} solid ${color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
      '[data-invalid] > &': { borderColor: color.critical.solid },
      '[data-disabled] > &': {
        borderColor: color.border.default,
        color: color.text.faint,
        backgroundColor: color.surface.sunken,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)

/** The options of a group. */
export const options = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: {
      vertical: component({ flexDirection: 'column', gap: space[1] }),
      horizontal: component({ flexWrap: 'wrap', columnGap: space[6], rowGap: space[1] }),
    },
  },
  defaultVariants: { orientation: 'vertical' },
})
