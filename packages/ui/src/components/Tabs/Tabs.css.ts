import { style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const tabs = style(component({ minInlineSize: 0 }))

export const content = style([
  iconHolder,
  component({ display: 'flex', alignItems: 'center', gap: vars.space[2] }),
])

export const panel = style(component({ paddingBlockStart: vars.space[4], minInlineSize: 0 }))
