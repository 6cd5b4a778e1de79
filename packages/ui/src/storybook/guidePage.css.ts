import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const { border, color, font, radius, space, text } = vars
const hairline = `${border.hairline} solid ${color.border.subtle}`

export const prose = style({
  margin: 0,
  maxInlineSize: '42rem',
  color: color.text.body,
  fontFamily: font.family,
  fontSize: text.lead.size,
  lineHeight: text.lead.line,
})

export const points = style([
  prose,
  {
    listStyle: 'disc',
    paddingInlineStart: space[5],
    display: 'grid',
    gap: space[2],
  },
])

export const parts = style([
  prose,
  { listStyle: 'decimal', paddingInlineStart: space[6], display: 'grid', gap: space[2] },
])

export const part = style({ paddingInlineStart: space[1] })

export const strong = style({ fontWeight: font.weight.semibold, marginInlineEnd: space[2] })

export const pair = style({
  display: 'grid',
  gap: space[4],
  marginBlockEnd: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  border: hairline,
  borderRadius: radius.card,
  overflow: 'clip',
})

export const canvas = style({
  flexGrow: 1,
  display: 'grid',
  backgroundColor: color.surface.canvas,
})

export const caption = style([
  prose,
  {
    padding: `${space[3]} ${space[4]}`,
    borderBlockStart: hairline,
    backgroundColor: color.surface.raised,
    fontSize: text.body.size,
    lineHeight: text.body.line,
  },
])

const verdictBase = style({ display: 'block', fontWeight: font.weight.semibold })

export const verdict = styleVariants({
  do: [verdictBase, { color: color.positive.text }],
  dont: [verdictBase, { color: color.critical.text }],
})

export const keys = style([prose, { inlineSize: '100%', fontSize: text.body.size }])

const box = { paddingBlock: space[2], paddingInlineEnd: space[4], borderBlockEnd: hairline }

export const head = style({
  ...box,
  color: color.text.muted,
  fontWeight: font.weight.medium,
  textAlign: 'start',
})

export const cell = style({ ...box, verticalAlign: 'baseline' })

export const chord = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] })

export const key = style({
  paddingInline: space[2],
  border: `${border.hairline} solid ${color.border.strong}`,
  borderBlockEndWidth: border.thick,
  borderRadius: radius.small,
  backgroundColor: color.surface.raised,
  color: color.text.body,
  fontFamily: font.family,
  fontSize: text.small.size,
  lineHeight: text.small.line,
  whiteSpace: 'nowrap',
})

export const code = style({
  paddingInline: space[1],
  borderRadius: radius.small,
  backgroundColor: color.surface.sunken,
  fontFamily: font.mono,
  fontSize: '0.9em',
})
