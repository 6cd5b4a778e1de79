import { globalStyle, style } from '@vanilla-extract/css'
import { compact } from '../../theme/density'
import { component } from '../../theme/layers'
import { media, mediaBeside } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums',
  }),
)

const cell = {
  paddingInline: vars.space[3],
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
    '&[data-align=end]': { textAlign: 'end' },
    // Digits run from left to right in every language: their last ones are below each other.
    '[dir=rtl] &[data-align=end]': { textAlign: 'start' },
  },
} as const

export const columnHeader = style(
  component({
    ...cell,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    // As high as one with a button that sorts, which comes with the rows.
    blockSize: `calc(${vars.size.control} + ${vars.border.hairline})`,
    backgroundColor: vars.color.surface.head,
    borderBlockEnd: hairline,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    // Without rows the columns have no widths yet: headings that jump later are worse than none.
    selectors: { ...cell.selectors, '[data-loading] &': { color: 'transparent' } },
  }),
)

// Without rows nothing fills the column of the actions: its neighbours would move into it.
globalStyle(`${table}:has(td[colspan]) th:last-child`, component({ inlineSize: '9rem' }))

// Half of the hover tone: buttons and avatars in the row still stand out from it.
const underPointer = `color-mix(in oklab, ${vars.color.surface.hover} 50%, ${vars.color.surface.raised})`

export const row = style(
  component({
    selectors: {
      '&:not([data-selected]):focus-within': { backgroundColor: underPointer },
      '&[data-departed]': { color: vars.color.text.faint },
      '&[data-selected]': { backgroundColor: vars.color.accent.subtle },
      '&[aria-current]': { backgroundColor: vars.color.surface.hover },
    },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:not([data-selected]):hover': { backgroundColor: underPointer } },
      },
    },
  }),
)

// A border: forced colours keep it, and take the background away.
globalStyle(`${row}[aria-current] > :first-child`, component({ position: 'relative' }))
globalStyle(
  `${row}[aria-current] > :first-child::before`,
  component({
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${vars.space[1]} solid ${vars.color.accent.solid}`,
  }),
)

const imageSpace = `calc(${vars.size.control} + ${vars.space[3]})`

/** The image of a card is smaller: its width belongs to the texts. */
const cardImage = vars.space[8]
const cardImageSpace = `calc(${cardImage} + ${vars.space[3]})`

// The cell of the actions belongs to RowActions; here it gets the frame of a cell.
globalStyle(
  `${row} > :last-child`,
  component({ paddingInline: `${vars.space[3]} ${vars.space[4]}`, borderBlockEnd: hairline }),
)
globalStyle(`${row}:last-child > :last-child`, component({ borderBlockEnd: 0 }))

export const bodyCell = style(
  component({
    ...cell,
    blockSize: vars.size.row,
    paddingBlock: vars.space[1],
    borderBlockEnd: hairline,
    fontWeight: vars.font.weight.regular,
    selectors: {
      ...cell.selectors,
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&[data-image]': {
        position: 'relative',
        paddingInlineStart: `calc(${vars.space[4]} + ${imageSpace})`,
      },
      '&[data-muted]': { color: vars.color.text.muted },
      [compact]: { blockSize: vars.size.rowCompact, paddingBlock: 0 },
    },
  }),
)

/**
 * A growing column takes its share of the width and no more, however long a word is; stacked
 * marks stay in their row.
 */
export const growing = style(
  component({
    maxInlineSize: 0,
    overflowWrap: 'anywhere',
    overflow: 'clip',
    // Room for a name. A table that has less is a list of cards: see useTableShape.
    selectors: { 'th&': { minInlineSize: '5.5rem' } },
  }),
)

/**
 * Any other column is as wide as its content. The content stays on one line and never pushes the
 * actions out.
 */
export const fitting = style(
  component({
    maxInlineSize: '16rem',
    overflow: 'clip',
    overflowClipMargin: vars.space[1],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

globalStyle(
  `${fitting}[data-badges]`,
  component({ '@media': { [`not all and ${mediaBeside}`]: { whiteSpace: 'normal' } } }),
)

globalStyle(`${fitting}[data-badges] > *`, component({ whiteSpace: 'nowrap' }))

/** As wide as its checkbox. */
export const selectCell = style(
  component({ inlineSize: 0, selectors: { '&&': { paddingInlineEnd: 0 } } }),
)

export const rowName = style(component({ fontWeight: vars.font.weight.medium }))

export const stacked = style(
  component({
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
  }),
)

// Each on its own line, unless most rows have room for two: rows of equal height read faster.
globalStyle(
  `${stacked} > *`,
  component({
    minInlineSize: 0,
    maxInlineSize: '100%',
    '@container': { '(max-width: 22rem)': { flexBasis: '100%' } },
  }),
)

/**
 * Takes the place of the rows while they load, when there are none, or when they failed: as high
 * as a few rows.
 */
export const placeholder = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: `calc(5 * ${vars.size.row})`,
    color: vars.color.text.muted,
  }),
)

export const noData = style(component({ outline: 'none' }))

/** The order of a table, some columns of which have no heading. */
export const orders = style(
  component({
    display: 'flex',
    padding: `${vars.space[1]} ${vars.space[4]}`,
    borderBlockEnd: hairline,
  }),
)

export const cards = style(component({ containerType: 'inline-size' }))

// With very large text the words take the whole width, under the image and the menu.
const veryNarrow = '(max-width: 14rem)'

export const card = style(
  component({
    position: 'relative',
    // Its menu must not rise over the top bar of the page.
    isolation: 'isolate',
    // As in a growing column.
    overflow: 'clip',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    padding: vars.space[4],
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-selected]': { backgroundColor: vars.color.accent.subtle },
      '&[aria-current]': {
        backgroundColor: vars.color.surface.hover,
        borderInlineStart: `${vars.space[1]} solid ${vars.color.accent.solid}`,
      },
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&[data-departed]': { color: vars.color.text.faint },
      [compact]: { paddingBlock: vars.space[2], rowGap: 0 },
    },
  }),
)

const underName = { gridColumn: '1 / -1', gridRow: 2 } as const

export const cardTitle = style(
  component({
    gridColumn: '-3',
    alignSelf: 'center',
    selectors: {
      '&[data-image]': { paddingInlineStart: cardImageSpace },
      // Nothing stands below the name: it is beside the middle of the image.
      '&[data-image]:has(+ :empty)': { minBlockSize: cardImage, alignContent: 'center' },
    },
    '@container': {
      [veryNarrow]: { ...underName, selectors: { '&[data-image]': { paddingInlineStart: 0 } } },
    },
  }),
)

/** Below the name, as wide as the card: an email address needs no break. */
export const cardUnder = style(
  component({
    gridColumn: '1 / -1',
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    selectors: {
      '&:empty': { display: 'none' },
      '&[data-image]': { paddingInlineStart: cardImageSpace },
      [compact]: { marginBlockStart: 0 },
    },
    '@container': { [veryNarrow]: { selectors: { '&[data-image]': { paddingInlineStart: 0 } } } },
  }),
)

// Aligned with the name, although the button is taller.
export const cardMenu = style(
  component({
    position: 'relative',
    gridArea: '1 / -2',
    // Above the link, that fills the card.
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&:empty': { display: 'none' },
      '[data-selecting] > &': { position: 'static', marginBlock: 0, alignSelf: 'center' },
    },
    gap: vars.space[3],
    marginBlock: `calc(-1 * ${vars.space[2]})`,
  }),
)

// While people select, the checkbox is as large as its card, and above its link.
globalStyle(`${card}[data-selecting] ${cardMenu} > input`, component({ position: 'static' }))
globalStyle(
  `${card}[data-selecting] ${cardMenu} > input::before`,
  component({ inset: 0, zIndex: 1 }),
)

export const cardValues = style(
  component({
    gridColumn: '-3 / -1',
    '@container': {
      [veryNarrow]: {
        gridColumn: '1 / -1',
        selectors: { '&[data-image]': { paddingInlineStart: 0 } },
      },
    },
    selectors: {
      '&:empty': { display: 'none' },
      '&[data-image]': { paddingInlineStart: cardImageSpace },
    },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    // The action is as high as a finger. On a line of its own it must not reach the one above.
    '@media': { [media.coarse]: { rowGap: vars.space[3] } },
  }),
)

// The one labelled action, at the end of the line: above the link that fills the card.
globalStyle(
  `${cardValues} > :is(a, button)`,
  component({
    position: 'relative',
    zIndex: 1,
    marginInlineStart: 'auto',
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    '@media': { [media.coarse]: { marginBlock: `calc(-1 * ${vars.space[2]})` } },
  }),
)

export const cardPair = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minInlineSize: 0,
  }),
)

export const cardMuted = style(component({ color: vars.color.text.muted }))

// Out of the flow: so all lines of the cell stand beside the image, and it needs no cell and no
// second link of its own.
globalStyle(
  `[data-image] > :is(a, [data-person]) > :first-child`,
  component({
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    insetInlineStart: vars.space[4],
  }),
)

globalStyle(
  `:root[data-density=compact] ${bodyCell}[data-image] > :is(a, [data-person]) > :first-child`,
  component({ inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall }),
)

globalStyle(
  `:root[data-density=compact] ${bodyCell} ~ td > [data-glyph]`,
  component({
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
  }),
)

globalStyle(
  `${cardTitle} > :is(a, [data-person]) > :first-child`,
  component({
    insetBlockStart: vars.space[4],
    translate: 'none',
    inlineSize: cardImage,
    blockSize: cardImage,
  }),
)

globalStyle(
  `:root[data-density=compact] ${cardTitle} > :is(a, [data-person]) > :first-child`,
  component({ insetBlockStart: vars.space[2] }),
)

// The whole card opens the record.
globalStyle(
  `${cardTitle} > a::after, ${cardTitle} > span > a::after`,
  component({ content: '', position: 'absolute', inset: 0 }),
)

globalStyle(`:is(${selectCell}, ${orders}, ${cardMenu})`, screenOnly)

// The head of the actions: their cell is the only one without the frame of a value.
globalStyle(`${table}:has(${row} > :last-child:not(${bodyCell})) thead th:last-child`, screenOnly)
