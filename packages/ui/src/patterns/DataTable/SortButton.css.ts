import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { color, space } = vars

/**
 * As high as the head. Its background extends a little beyond the text, so that the text is
 * aligned with the values below.
 */
export const sortButton = style([
  iconHolder,
  component({
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'bottom',
    gap: space[1],
    minBlockSize: vars.size.control,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    outlineOffset: `calc(-1 * ${vars.border.thick})`,
    selectors: {
      '[aria-sort] > &': { color: color.text.body },
      // The text stays aligned with the numbers below it.
      '[data-align=end] > &': { flexDirection: 'row-reverse' },
      '[dir=rtl] [data-align=end] > &': { flexDirection: 'row' },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
  hovered({ color: color.text.body }),
])

export const arrow = style(
  component({
    inlineSize: vars.size.iconSmall,
    blockSize: vars.size.iconSmall,
    color: color.text.faint,
    selectors: { '[aria-sort] &': { color: color.accent.text } },
  }),
)

// Chromium leaves buttons out of a head that it repeats.
globalStyle(sortButton, onPaper({ display: 'contents' }))
globalStyle(arrow, onPaper({ display: 'inline' }))
