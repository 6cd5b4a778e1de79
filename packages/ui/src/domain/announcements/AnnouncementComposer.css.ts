import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

/** The form, and the preview at its end; below it on a phone. */
export const columns = style(
  screen({
    display: 'grid',
    gap: vars.space[6],
    // With the space under the title 24 px, as the gaps between the fields.
    paddingBlockStart: vars.space[3],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
    },
  }),
)

/** Stays in view beside a form that is taller than the window. */
export const aside = style(
  screen({ position: 'sticky', insetBlockStart: 0, alignSelf: 'start', minInlineSize: 0 }),
)

/** Two switches side by side, where their descriptions have room. */
export const switches = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space[4],
  }),
)

/** What keeps a save waiting, at the start of the buttons' line. */
export const wait = style(screen({ marginInlineEnd: 'auto', alignSelf: 'center' }))

export const phone = style(
  screen({
    // As tall as a short announcement, so that nothing moves at the first letters.
    minBlockSize: '24rem',
    padding: `${vars.space[8]} ${vars.space[3]} ${vars.space[6]}`,
    border: `${vars.border.thick} solid ${vars.color.border.strong}`,
    borderRadius: `calc(2 * ${vars.radius.card})`,
    backgroundColor: vars.color.surface.canvas,
  }),
)

export const card = style(
  screen({
    overflow: 'hidden',
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
    overflowWrap: 'anywhere',
  }),
)

export const image = style(
  screen({
    display: 'block',
    inlineSize: `calc(100% + 2 * ${vars.space[4]})`,
    aspectRatio: '16 / 9',
    margin: `calc(-1 * ${vars.space[4]})`,
    marginBlockEnd: vars.space[3],
    maxInlineSize: 'none',
    objectFit: 'cover',
  }),
)

const empty = { '&[data-empty]': { color: vars.color.text.muted } }

export const title = style(
  screen({
    ...clipped,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    selectors: empty,
  }),
)

export const meta = style(
  screen({
    marginBlock: vars.space[1],
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

export const words = style(screen({ whiteSpace: 'pre-wrap', selectors: empty }))
