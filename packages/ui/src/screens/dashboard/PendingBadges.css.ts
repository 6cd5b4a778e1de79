import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const card = style(
  screen({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: `${vars.space[4]} ${vars.space[5]}`,
    '@media': { [media.mobile]: { padding: vars.space[4] } },
    backgroundColor: vars.color.surface.raised,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
  }),
)

export const title = style(
  screen({ fontSize: vars.text.section.size, lineHeight: vars.text.section.line }),
)

/** A link has its own weight, but this is a heading. */
export const titleText = style(screen({ fontWeight: vars.font.weight.semibold }))

export const number = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[3]}`,
    color: vars.color.text.muted,
  }),
)

const figure = `calc(1.6 * ${vars.text.display.size})`

export const value = style(
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    // A letter of no width: while a spinner is here, the baseline is already that of the number.
    '::before': { content: '\u200b' },
    minBlockSize: `calc(${figure} * ${vars.text.display.line})`,
    fontSize: figure,
    lineHeight: vars.text.display.line,
    letterSpacing: vars.text.display.tracking,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.body,
  }),
)

/** On a line of its own, below the number. */
export const oldest = style(
  screen({ flexBasis: '100%', color: vars.color.text.body, fontWeight: vars.font.weight.medium }),
)

export const note = style(screen({ marginInlineStart: 'auto', fontSize: vars.text.small.size }))

/** As high as its button before there is one, so that nothing below moves. */
export const foot = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    color: vars.color.text.muted,
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

export const faces = style(screen({ display: 'flex' }))

/** Each covers a part of the one before it. */
export const face = style(
  screen({
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.surface.raised}`,
    selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
  }),
)

/** In the corner above the button, beside the number. */
export const fire = style(
  screen({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineEnd: vars.space[5],
    inlineSize: '6rem',
    aspectRatio: '4 / 3',
    // The drawing goes above the number: on a small phone the words beside the number fill the card.
    '@media': { [media.mobile]: { insetInlineEnd: vars.space[4], inlineSize: '4rem' } },
  }),
)
