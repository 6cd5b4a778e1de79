import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
)

export const mark = styleVariants({
  critical: component({ color: vars.color.critical.text }),
  neutral: component({ color: vars.color.text.muted }),
})

globalStyle(
  `${root} > span > svg`,
  component({ inlineSize: vars.space[6], blockSize: vars.space[6], strokeWidth: 1.5 }),
)

export const message = style(component({ maxInlineSize: '48ch', overflowWrap: 'anywhere' }))

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] }),
)
