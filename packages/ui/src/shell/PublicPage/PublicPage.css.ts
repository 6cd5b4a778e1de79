import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space } = vars

export const page = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '100dvh',
    paddingBlock: `max(${space[6]}, 12vh) ${space[6]}`,
    paddingInline: space[4],
    backgroundColor: color.surface.canvas,
    '@media': {
      [media.mobile]: {
        alignItems: 'stretch',
        padding: `${space[8]} ${space[5]} ${space[5]}`,
        backgroundColor: color.surface.raised,
      },
    },
  }),
)

export const main = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    inlineSize: '100%',
    maxInlineSize: vars.size.publicCard,
    padding: space[8],
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface.raised,
    '@media': {
      [media.mobile]: {
        maxInlineSize: 'none',
        padding: 0,
        border: 0,
        borderRadius: 0,
      },
    },
  }),
)

export const brand = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: '-0.01em',
  }),
)

export const logo = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[8],
    blockSize: space[8],
  }),
)

export const footer = style(
  component({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: color.text.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { marginBlockStart: 'auto' } },
  }),
)
