import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { clipped } from '../../theme/clipped'
import { compact } from '../../theme/density'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const list = style(screen({ fontVariantNumeric: 'tabular-nums' }))

export const item = style(
  screen({
    padding: vars.space[4],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      [compact]: { paddingBlock: vars.space[2] },
    },
  }),
)

/** Image, words, actions. The last line takes what the image is higher than the words. */
export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'repeat(4, auto) 1fr',
    alignItems: 'start',
    columnGap: vars.space[4],
    selectors: { '&[data-card]': { columnGap: vars.space[3] } },
  }),
)

/**
 * Long lines are hard to read (WCAG 1.4.8), and a text in the other direction stays near its
 * badges.
 */
globalStyle(`${row} > *`, screen({ gridColumn: 2, minInlineSize: 0, maxInlineSize: '42rem' }))

export const title = style(
  screen({
    ...clipped,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    overflowWrap: 'anywhere',
  }),
)

export const facts = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    marginBlockStart: vars.space[1],
  }),
)

export const date = style(
  screen({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

// Size in proportion to the window: if it grew with very large text, the words would have no room.
const side = `min(${vars.space[12]}, 15vw)`

/** Every row has it, so that all titles start at one line. */
export const slot = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    objectFit: 'cover',
    border: hairline,
    borderRadius: vars.radius.control,
    color: vars.color.text.faint,
    backgroundColor: vars.color.surface.sunken,
    selectors: { [`${row} > &`]: { gridArea: '1 / 1 / -1' } },
  }),
)

// On a card the description takes the whole width, below the image.
globalStyle(`${row}[data-card] > *`, screen({ gridColumn: '1 / -1' }))

globalStyle(`${row}[data-card] > ${title}`, screen({ gridColumn: 2 }))

// Two badges and a date fit in one line beside the image, on phones from 370 px.
globalStyle(
  `${row}[data-card] > ${facts}`,
  screen({ gridColumn: '2 / -1', columnGap: vars.space[1] }),
)

globalStyle(`${row}[data-card] > ${slot}`, screen({ gridArea: '1 / 1 / 3' }))

globalStyle(
  `${row}[data-card][data-actions] > :last-child`,
  screen({ gridArea: '1 / 3', marginBlock: `calc(-1 * ${vars.space[2]})` }),
)

export const noImage = style([iconHolder])

// A card without an image gives its place to the words.
globalStyle(`${row}[data-card] > ${noImage}`, screen({ display: 'none' }))

globalStyle(`${row}[data-card]:has(> ${noImage}) > ${title}`, screen({ gridColumn: '1 / 3' }))

globalStyle(`${row}[data-card]:has(> ${noImage}) > ${facts}`, screen({ gridColumn: '1 / -1' }))

globalStyle(`${noImage} > svg`, screen({ inlineSize: vars.space[6], blockSize: vars.space[6] }))

/** Under the words: the button that loads an image from another host. */
export const imageNote = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    // Aligned with the words, although a quiet button has its own margin.
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

// The actions align with the title, although the buttons are taller. Without actions, for a person who may
// only read, the row ends with the image.
globalStyle(
  `${row}[data-actions] > :last-child`,
  screen({
    gridArea: '1 / 3 / -1',
    justifySelf: 'end',
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  }),
)
