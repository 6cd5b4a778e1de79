import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** As large before there is anything to say, so that the header does not wrap later. */
export const note = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space[1],
    minInlineSize: '6rem',
    minBlockSize: `calc(${vars.text.small.size} * ${vars.text.small.line})`,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
    '@media': { [media.mobile]: { justifyContent: 'start' } },
    selectors: { '&[data-failing]': { color: vars.color.caution.text } },
  }),
)

export const icon = style(
  screen({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
)

/** A border, as forced colours leave out a background. */
export const dot = style(
  screen({
    border: `${vars.space[1]} solid ${vars.color.positive.text}`,
    borderRadius: vars.radius.full,
  }),
)
