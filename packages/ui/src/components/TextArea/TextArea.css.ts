import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { control, input } from '../TextField/TextField.css'

const { color, space, text } = vars

/** Text and textarea lie in one grid cell: the text gives the height, the textarea takes it. */
export const frame = style([control, component({ display: 'grid', alignItems: 'stretch' })])

const block = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.control} - 1lh) / 2 - ${vars.border.hairline})`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const

export const area = style([
  input,
  component({ ...block, blockSize: '100%', resize: 'none', textOverflow: 'clip' }),
])

export const mirror = style(
  component({
    ...block,
    boxSizing: 'content-box',
    paddingInline: space[3],
    overflow: 'hidden',
    visibility: 'hidden',
    pointerEvents: 'none',
    fontSize: text.body.size,
    lineHeight: text.body.line,
    '@media': { [media.coarse]: { fontSize: text.lead.size } },
  }),
)

export const counter = recipe({
  base: component({
    alignSelf: 'end',
    textAlign: 'end',
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    isOver: {
      true: component({ color: color.critical.text, fontWeight: vars.font.weight.medium }),
      false: component({ color: color.text.muted }),
    },
  },
})
