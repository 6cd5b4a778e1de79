import { globalStyle, style } from '@vanilla-extract/css'
import { checkboxSize } from '../../theme/checkboxSize'
import { clipped } from '../../theme/clipped'
import { compact } from '../../theme/density'
import { screen } from '../../theme/layers'
import { onPaper, screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const list = style(screen({ fontVariantNumeric: 'tabular-nums' }))

export const item = style(
  screen({
    padding: `${vars.space[2]} ${vars.space[4]}`,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      [compact]: { paddingBlock: vars.space[1] },
    },
  }),
)

/** Words and the button, beside the place of the image. */
export const row = style(
  screen({
    ...clipped,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[3],
    minBlockSize: vars.size.control,
    paddingInlineStart: `calc(${vars.size.control} + ${vars.space[3]})`,
    overflowWrap: 'anywhere',
  }),
)

// Long lines are hard to read (WCAG 1.4.8), and a text in the other direction stays near its
// author.
globalStyle(`${row} > *`, screen({ gridColumn: 1, minInlineSize: 0, maxInlineSize: '42rem' }))

globalStyle(`${row} > p`, screen({ marginBlock: 0 }))

// Without actions, for a person who may only read, the row ends with text.
globalStyle(`${row}[data-actions] > :last-child`, screen({ gridArea: '1 / 2 / 9' }))

// The checkbox stands before the image, under that for all rows; `auto` measures it from the row.
globalStyle(
  `${row} > input`,
  screen({
    position: 'absolute',
    gridColumn: 'auto',
    insetInlineStart: 0,
    insetBlockStart: `calc((${vars.size.control} - ${checkboxSize}) / 2)`,
  }),
)

const besideBox = `calc(${checkboxSize} + ${vars.space[3]})`

globalStyle(
  `${row}:has(> input)`,
  screen({ paddingInlineStart: `calc(${besideBox} + ${vars.size.control} + ${vars.space[3]})` }),
)

/** Who, from where and when, in one line where they fit. */
export const byline = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    // A link, as high as a target must be (WCAG 2.5.8).
    lineHeight: vars.space[6],
  }),
)

globalStyle(
  `${byline} > :first-child > :first-child`,
  screen({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }),
)

globalStyle(
  `${row}:has(> input) > ${byline} > :first-child > :first-child`,
  screen({ insetInlineStart: besideBox }),
)

const meta = {
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  // As the links beside it.
  lineHeight: 'inherit',
} as const

globalStyle(`${byline} > bdi`, screen(meta))

export const author = style(screen({ fontWeight: vars.font.weight.medium }))

globalStyle(
  `${byline} > time`,
  screen({
    ...meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
  }),
)

// On a card the words take the whole width, under a line of the author, the time and the menu.
globalStyle(`${row}[data-card]`, screen({ paddingInlineStart: 0 }))

globalStyle(`${row}[data-card] > *`, screen({ gridColumn: '1 / -1' }))

globalStyle(`${row}[data-card] > ${byline}`, screen({ gridArea: '1 / 1' }))

globalStyle(`${row}[data-card][data-actions] > :last-child`, screen({ gridArea: '1 / 2' }))

// The time moves to the next line only where a name has no room for a few letters.
globalStyle(
  `${row}[data-card] > ${byline} > :first-child`,
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: '1 1 7rem',
    minInlineSize: 0,
  }),
)

globalStyle(
  `${row}[data-card] > ${byline} > :first-child > bdi`,
  screen({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

globalStyle(
  `${row}[data-card] > ${byline} > :first-child > :first-child`,
  screen({
    position: 'relative',
    insetInlineStart: 'auto',
    flex: 'none',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
  }),
)

// While posts are selected, the checkbox is as large as its card.
globalStyle(`${row}[data-card] > input`, screen({ position: 'static', margin: vars.space[1] }))

globalStyle(`${row}[data-selecting] > input::before`, screen({ inset: 0, zIndex: 1 }))

/** Aligns the checkbox of the head with those of the rows. */
export const selectAll = style(
  screen({ padding: `${vars.space[2]} ${vars.space[4]}`, borderBlockEnd: hairline }),
)

export const title = style(
  screen({
    ...clipped,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    overflowWrap: 'anywhere',
  }),
)

/** A match of the search. */
export const hit = style(
  screen({
    borderRadius: vars.radius.small,
    color: vars.color.caution.text,
    backgroundColor: vars.color.caution.subtle,
  }),
)

// Without its checkbox the image moves to the edge.
globalStyle(selectAll, screenOnly)
globalStyle(
  `${row}:has(> input)`,
  onPaper({ paddingInlineStart: `calc(${vars.size.control} + ${vars.space[3]})` }),
)
globalStyle(
  `${row}:has(> input) > ${byline} > :first-child > :first-child`,
  onPaper({ insetInlineStart: 0 }),
)
