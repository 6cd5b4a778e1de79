import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

/** Side by side as the parts above and below them, which have the same columns. */
const twoColumns = '(min-width: 60rem)'

/** A queue in one line, in a page or a column of this width. */
const oneLine = '(min-width: 36rem)'

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const

export const numbers = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    minInlineSize: 0,
    '@container': {
      [twoColumns]: {
        gridColumn: '1 / -1',
        selectors: {
          '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        },
      },
    },
  }),
)

export const queues = style(screen({ containerType: 'inline-size' }))

/** Name and number, below them how long the oldest waits, and the ages in a line of their own. */
export const queue = style(
  screen({
    position: 'relative',
    display: 'grid',
    gridTemplate: '"name waiting" "oldest oldest" "ages ages" / minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:has(a:hover)': { backgroundColor: vars.color.surface.hover } },
      },
    },
    '@container': {
      [oneLine]: {
        gridTemplate:
          '"name waiting ages" "oldest waiting ages" / minmax(0, 2fr) auto minmax(0, 3fr)',
        columnGap: vars.space[5],
      },
    },
  }),
)

export const name = style(screen({ gridArea: 'name' }))

export const waiting = style(
  screen({
    gridArea: 'waiting',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minInlineSize: vars.space[16],
    minBlockSize: vars.space[6],
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** As high before its text has arrived. */
export const oldest = style(
  screen({
    ...small,
    gridArea: 'oldest',
    minBlockSize: vars.space[5],
    color: vars.color.text.muted,
  }),
)

export const ages = style(
  screen({
    gridArea: 'ages',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: vars.space[2],
  }),
)

/** The number above its step. */
export const age = style(
  screen({
    display: 'flex',
    flexDirection: 'column-reverse',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
  }),
)

export const amount = style(
  screen({
    ...small,
    color: vars.color.text.body,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** A bar over the number: its share of what waits. */
export const share = style(
  screen({
    order: 1,
    blockSize: vars.space[1],
    borderRadius: vars.radius.small,
    overflow: 'hidden',
    backgroundColor: vars.color.surface.hover,
    forcedColorAdjust: 'none',
  }),
)

export const shareOf = style(
  screen({
    display: 'block',
    blockSize: '100%',
    backgroundColor: vars.color.accent.solid,
    forcedColorAdjust: 'none',
  }),
)

/** The whole row is the hit area. */
globalStyle(`${name} > a::after`, screen({ content: '', position: 'absolute', inset: 0 }))

export const sum = style(
  screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }),
)
