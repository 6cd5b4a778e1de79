import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const sections = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
    alignItems: 'start',
    gap: vars.space[8],
  }),
)

export const section = style(
  screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 }),
)

/** The same height with and without a button, so that the content below never moves. */
export const sectionHead = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minBlockSize: vars.size.control,
  }),
)

export const sectionTitle = style(
  screen({ fontSize: vars.text.lead.size, lineHeight: vars.text.lead.line }),
)

export const sectionEnd = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginInlineStart: 'auto',
  }),
)

export const post = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  }),
)

export const author = style(
  screen({
    ...clipped,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontSize: vars.text.small.size,
    // As high as a target must be: the title below is a link too (WCAG 2.5.8).
    lineHeight: vars.space[6],
  }),
)

export const authorName = style(screen({ fontWeight: vars.font.weight.medium }))

export const muted = style(screen({ color: vars.color.text.muted }))

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

export const postTitle = style(
  screen({
    ...clamped,
    marginBlockStart: vars.space[1],
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
  }),
)

/** A link has its own weight, but this is a heading. */
export const postTitleText = style(screen({ fontWeight: vars.font.weight.semibold }))

export const postText = style(
  screen({
    ...clamped,
    color: vars.color.text.muted,
  }),
)
