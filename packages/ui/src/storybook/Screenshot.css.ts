import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { border, color, radius } = vars

export const frame = style({
  display: 'block',
  overflow: 'clip',
  aspectRatio: '16 / 10',
  border: `${border.hairline} solid ${color.border.subtle}`,
  borderRadius: radius.control,
  backgroundColor: color.surface.sunken,
})

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
})
