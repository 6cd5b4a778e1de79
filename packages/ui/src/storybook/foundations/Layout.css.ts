import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { border, color, size, space, text } = vars
const fifth = (length: string) => `calc(${length} / 5)`
const edge = `${border.hairline} solid ${color.border.strong}`

/** The shell at a fifth of its size. */
export const shell = style({
  display: 'flex',
  maxInlineSize: '100%',
  inlineSize: `calc(${fifth(size.sidebar)} + ${fifth(size.content)})`,
  blockSize: '10rem',
  border: edge,
  color: color.text.muted,
  backgroundColor: color.surface.canvas,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
})

export const phone = style([shell, { inlineSize: fifth('24.375rem'), flexDirection: 'column' }])

const part = style({ padding: space[1], overflow: 'clip' })

export const sidebar = style([part, { inlineSize: fifth(size.sidebar), borderInlineEnd: edge }])

export const collapsed = style([
  part,
  { inlineSize: fifth(size.sidebarCollapsed), flexShrink: 0, borderInlineEnd: edge },
])

export const bar = style([part, { minBlockSize: fifth(size.topBar), borderBlockEnd: edge }])

export const content = style([part, { flexGrow: 1, backgroundColor: color.surface.raised }])
