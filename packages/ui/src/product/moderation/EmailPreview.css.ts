import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

/** A sheet of paper in the dialog; it has the size of a short email while that is on its way. */
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
