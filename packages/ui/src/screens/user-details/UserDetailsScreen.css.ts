import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const person = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    padding: vars.space[6],
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space[4],
        padding: vars.space[4],
      },
    },
  }),
)

export const primaryActions = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    padding: `${vars.space[4]} ${vars.space[6]}`,
    '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
  }),
)

/** Destructive actions are set apart, where there is room. */
export const apart = style(screen({ '@media': { [media.desktop]: { marginInlineStart: 'auto' } } }))

/** Beside the heading, without its weight. */
export const inviteeCount = style(
  screen({
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const contact = style(
  screen({ display: 'flex', alignItems: 'center', justifyContent: 'start', gap: vars.space[1] }),
)

// The facts are evenly spaced, although this one has a button.
globalStyle(
  `${contact} > :last-child`,
  screen({
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    '@media': { [media.coarse]: { marginBlock: `calc(-1 * ${vars.space[3]})` } },
  }),
)
