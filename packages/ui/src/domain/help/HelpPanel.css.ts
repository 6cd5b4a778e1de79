import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const keys = style(component({ margin: 0 }))

export const key = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[1],
  }),
)

export const pressed = style(component({ flex: 'none', margin: 0 }))
