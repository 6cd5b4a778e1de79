import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const description = style({ fontSize: vars.text.caption.size, color: vars.color.text.muted })
