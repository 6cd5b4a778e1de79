import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export { heading, line } from './ReportCase.css'

export const list = style(component({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

/** What a hint is about, above its values. */
export const label = style(
  component({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
  }),
)

export const entry = style(component({ overflowWrap: 'anywhere' }))
