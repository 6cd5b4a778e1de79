import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const list = style(screen({ fontVariantNumeric: 'tabular-nums' }))

export const item = style(
  screen({
    padding: vars.space[4],
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  }),
)

/** Words, picture, actions; where there is little room the actions stand under the words. */
export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'start',
    columnGap: vars.space[4],
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space[3],
        rowGap: vars.space[1],
      },
    },
  }),
)

/** Long lines are hard to read (WCAG 1.4.8), and a text of the other direction stays near its badges. */
export const words = style(screen({ gridColumn: '1', minInlineSize: 0, maxInlineSize: '42rem' }))

export const title = style(
  screen({
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

export const picture = style(
  screen({
    gridColumn: '2',
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    objectFit: 'cover',
    border: hairline,
    borderRadius: vars.radius.control,
  }),
)

export const actions = style(
  screen({
    gridColumn: '3',
    // In line with the title, although the buttons are higher.
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    '@media': {
      [media.mobile]: { gridColumn: '1 / -1', justifySelf: 'end', marginBlockStart: 0 },
    },
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
