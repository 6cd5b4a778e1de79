import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { border, color, font, radius, space, text } = vars
const hairline = `${border.hairline} solid ${color.border.subtle}`

export const page = style({
  display: 'grid',
  gap: space[10],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: space[6],
})

export const head = style({ display: 'grid', gap: space[2], maxInlineSize: '44rem' })

export const section = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const prose = style({ maxInlineSize: '44rem' })

const rows = {
  inlineSize: '100%',
  fontSize: text.body.size,
  lineHeight: text.body.line,
}

export const table = styleVariants({
  // On a phone long words break.
  equal: { ...rows, tableLayout: 'fixed', overflowWrap: 'anywhere' },
  content: { ...rows, overflowWrap: 'normal' },
})

export const scroll = style({ overflowX: 'auto' })

const cell = {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const

export const column = style({
  ...cell,
  color: color.text.muted,
  fontWeight: font.weight.medium,
})

export const row = style({ ...cell, fontWeight: font.weight.regular })

export const value = style({ ...cell, fontVariantNumeric: 'tabular-nums' })

export const link = style({ color: color.accent.text, textDecoration: 'underline' })

export const code = style({
  fontFamily: font.mono,
  fontSize: text.small.size,
  lineHeight: text.small.line,
  overflowWrap: 'anywhere',
})

export const panel = style({
  padding: space[5],
  border: hairline,
  borderRadius: radius.card,
  color: color.text.body,
  backgroundColor: color.surface.canvas,
})

/** Light and dark side by side; stacked on a phone. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
})
