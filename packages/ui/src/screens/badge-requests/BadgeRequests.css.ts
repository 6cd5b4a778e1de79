import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const personName = style(screen({ fontWeight: vars.font.weight.medium }))
