import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { unseen } from '../../theme/unseen'

export const visuallyHidden = style(component(unseen))
