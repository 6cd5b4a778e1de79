import { style } from '@vanilla-extract/css'
import { control, input } from '../../internal/field/field.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { space, text } = vars

/** Text and textarea share one grid cell: the text sets the height, and the textarea fills it. */
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
  component({
    ...block,
    blockSize: '100%',
    resize: 'none',
    textOverflow: 'clip',
    // A sentence in the other direction keeps its full stop at its end.
    unicodeBidi: 'plaintext',
  }),
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
