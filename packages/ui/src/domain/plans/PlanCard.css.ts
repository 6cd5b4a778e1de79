import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

export const card = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface.raised,
    overflowWrap: 'anywhere',
  }),
)

export const image = style(
  component({
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: color.surface.sunken,
  }),
)

export const body = style(
  component({ display: 'flex', flexDirection: 'column', gap: space[3], padding: space[5] }),
)

export const head = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
  }),
)

/** Two lines; the whole name is in the document and in the title. */
export const name = style(
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minInlineSize: 0,
    fontSize: text.lead.size,
    lineHeight: text.lead.line,
  }),
)

export const price = style(
  component({
    fontSize: text.display.size,
    lineHeight: text.display.line,
    letterSpacing: text.display.tracking,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const period = style(
  component({
    whiteSpace: 'nowrap',
    fontSize: text.body.size,
    letterSpacing: text.body.tracking,
    fontWeight: vars.font.weight.regular,
    color: color.text.muted,
  }),
)

const point = style([
  iconHolder,
  component({ display: 'flex', alignItems: 'flex-start', gap: space[2] }),
])

globalStyle(
  `${point} > svg`,
  component({
    marginBlockStart: `calc((1lh - ${vars.size.icon}) / 2)`,
    color: color.accent.text,
  }),
)

export const note = style([
  point,
  component({
    marginBlockStart: space[1],
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
  }),
])

globalStyle(`${note} > svg`, component({ color: color.caution.text }))

export const description = style(component({ color: color.text.muted, whiteSpace: 'pre-line' }))

export const placeholder = style(component({ color: color.text.faint }))

export const features = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    overflowWrap: 'anywhere',
  }),
)

export const feature = point

// The badge keeps its width, and the name takes the rest.
globalStyle(`${head} > :last-child`, component({ flexShrink: 0 }))
