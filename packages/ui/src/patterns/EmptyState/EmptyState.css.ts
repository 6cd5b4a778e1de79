import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space[1],
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

export const drawing = style(component({ inlineSize: '6rem', marginBlockEnd: vars.space[2] }))

// It takes the focus from the last row that goes away, so that it is read out. It is not a
// control, so it has no ring.
export const title = style(component({ fontWeight: vars.font.weight.semibold, outline: 'none' }))

export const description = style(
  component({ maxInlineSize: '48ch', color: vars.color.text.muted, textWrap: 'balance' }),
)

export const action = style(component({ marginBlockStart: vars.space[3] }))
