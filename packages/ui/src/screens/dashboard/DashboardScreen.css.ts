import { globalStyle, style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

/** Wide enough for two columns, the wider one with a table of all its columns. */
const twoColumns = '(min-width: 60rem)'

export const page = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    containerType: 'inline-size',
  }),
)

export const parts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@container': {
      [twoColumns]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
    '@media': { [media.mobile]: { gap: vars.space[4] } },
  }),
)

export const section = style(
  screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 }),
)

/** As high as the part beside it, in each layer down to the card or table. */
export const fill = style(screen({ display: 'grid', flex: 1, minInlineSize: 0 }))

/** Rows as high as the posts beside them. */
export const table = style([
  fill,
  screen({
    '@container': { [twoColumns]: { vars: { [vars.size.row]: `calc(4.5 * ${vars.space[4]})` } } },
  }),
])

export const email = style(
  screen({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line }),
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
  screen({ fontSize: vars.text.section.size, lineHeight: vars.text.section.line }),
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
    padding: `${vars.space[2]} ${vars.space[4]}`,
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
    // Posts of one height, beside rows of one height.
    '@container': { [twoColumns]: { flexWrap: 'nowrap' } },
  }),
)

export const authorName = style(
  screen({
    // The link in it is as high as the line, not as its letters.
    display: 'flex',
    fontWeight: vars.font.weight.medium,
    '@container': { [twoColumns]: { flex: 'none', maxInlineSize: '70%' } },
  }),
)

export const authorEmail = style(
  screen({
    color: vars.color.text.muted,
    '@container': {
      [twoColumns]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  }),
)

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
} as const

export const postTitle = style(
  screen({
    ...clamped,
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

globalStyle(section, onPaper({ breakInside: 'avoid' }))
