import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

/** Takes the focus where the list has nothing to give it to. */
export const region = style(screen({ outline: 'none' }))

export const list = style(screen({ fontVariantNumeric: 'tabular-nums' }))

export const item = style(
  screen({
    padding: vars.space[4],
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  }),
)

/** Words, image, actions; on a phone the image stands under the menu. */
export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    columnGap: vars.space[4],
    selectors: {
      '&[data-card]': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space[3],
        rowGap: vars.space[2],
      },
    },
  }),
)

/** Long lines are hard to read (WCAG 1.4.8), and a text of the other direction stays near its badges. */
export const words = style(
  screen({ gridArea: '1 / 1 / span 2', minInlineSize: 0, maxInlineSize: '42rem' }),
)

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

// In the window's measure: an image that grew with very large text would leave the words no room.
const side = `min(${vars.space[16]}, 20vw)`

export const image = style(
  screen({
    gridArea: '1 / 2 / span 2',
    inlineSize: side,
    blockSize: side,
    objectFit: 'cover',
    border: hairline,
    borderRadius: vars.radius.control,
    selectors: { [`${row}[data-card] &`]: { gridArea: '2 / 2', justifySelf: 'end' } },
  }),
)

/** Under the words: asks for an image on another host. */
export const imageNote = style(
  screen({
    gridColumn: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    // In line with the words, although a quiet button has a margin of its own.
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

// In line with the title, although the buttons are higher.
export const actions = style(
  screen({
    gridArea: '1 / 3',
    justifySelf: 'end',
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    selectors: { [`${row}[data-card] &`]: { gridArea: '1 / 2' } },
  }),
)

/** Two switches beside each other, where there is room for their hints. */
export const switches = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space[4],
  }),
)
