import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { drawings, toSvg } from './drawings'

const mask = (shapes: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(toSvg(shapes))}") center / contain no-repeat`

/** One layer for each ink. Masks in styles need neither JavaScript nor a request. */
export const drawing = style(
  component({
    display: 'grid',
    inlineSize: vars.size.drawing,
    maxInlineSize: '100%',
    aspectRatio: '4 / 3',
    // Forced colours would replace the backgrounds; the theme already uses system colours here.
    forcedColorAdjust: 'none',
    '::before': { content: '', gridArea: '1 / 1', backgroundColor: vars.color.border.strong },
    '::after': { content: '', gridArea: '1 / 1', backgroundColor: vars.color.brand.ember },
    selectors: Object.fromEntries(
      Object.entries(drawings).flatMap(([name, { lines, fire }]) => [
        [`&[data-drawing=${name}]::before`, { mask: mask(lines) }],
        [`&[data-drawing=${name}]::after`, { mask: mask(fire) }],
      ]),
    ),
  }),
)
