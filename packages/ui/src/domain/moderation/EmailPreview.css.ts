import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

/** Looks like a sheet of paper. Reserves the height of a short email while it loads. */
export const email = style(
  component({
    ...clipped,
    minBlockSize: '8rem',
    padding: space[3],
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.sunken,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    overflowWrap: 'anywhere',
  }),
)

export const subject = style(component({ fontWeight: vars.font.weight.medium }))

export const body = style(
  component({ marginBlockStart: space[2], color: color.text.muted, whiteSpace: 'pre-line' }),
)
