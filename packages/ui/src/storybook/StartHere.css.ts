import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, radius, space, text } = vars

const list = {
  display: 'grid',
  gap: space[2],
  maxInlineSize: '44rem',
  paddingInlineStart: space[5],
  lineHeight: text.lead.line,
} as const

export const points = style({ ...list, listStyle: 'disc' })

export const steps = style({ ...list, listStyle: 'decimal' })

export const listing = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  maxInlineSize: '44rem',
  padding: space[3],
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.sunken,
})

export const source = style({
  padding: space[2],
  fontFamily: vars.font.mono,
  fontSize: text.small.size,
  lineHeight: text.small.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
})

/** The same page in both themes. */
export const hero = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
})

export const doors = style({
  alignItems: 'start',
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})

export const gallery = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
})

/** The whole tile opens its page. */
export const tile = style({ position: 'relative', display: 'grid', gap: space[2] })
