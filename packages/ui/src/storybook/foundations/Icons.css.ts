import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, size, space, text } = vars

export const gallery = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
})

export const item = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'center',
  padding: space[4],
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  color: color.text.body,
  backgroundColor: color.surface.raised,
  fontSize: text.small.size,
  lineHeight: text.small.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const glyph = style({ inlineSize: size.icon, blockSize: size.icon })

export const parts = style({ color: color.text.faint, fontSize: text.caption.size })
