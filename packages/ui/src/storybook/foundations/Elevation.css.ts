import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { pair, panel } from './Page.css'

const { border, color, radius, space } = vars

export const grounds = pair

export const ground = style([panel, { display: 'grid', gap: space[6], overflow: 'clip' }])

const plate = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  border: `${border.hairline} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.raised,
})

const floating = { backgroundColor: color.surface.overlay }

export const plates = styleVariants({
  hairline: [plate],
  menu: [plate, { ...floating, boxShadow: vars.shadow.menu }],
  dialog: [plate, { ...floating, boxShadow: vars.shadow.dialog }],
})
