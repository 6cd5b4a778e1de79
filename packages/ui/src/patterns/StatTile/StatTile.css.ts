import { style } from '@vanilla-extract/css'
import { mirrored } from '../../internal/mirrored.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const tile = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minInlineSize: 0,
    padding: `${vars.space[4]} ${vars.space[5]}`,
    '@media': { [media.mobile]: { padding: vars.space[4] } },
    backgroundColor: vars.color.surface.raised,
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&:has(a[data-hovered])': { borderColor: vars.color.border.strong } },
  }),
)

export const label = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
  }),
)

/** The whole tile is the hit area of the link. */
export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    selectors: {
      '&[data-hovered]': { color: vars.color.text.body },
      '&[data-focus-visible]::after': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
    },
  }),
)

export const arrow = style([
  mirrored,
  component({
    flex: 'none',
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    color: vars.color.text.faint,
  }),
])

export const value = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `calc(${vars.text.display.size} * ${vars.text.display.line})`,
    fontSize: vars.text.display.size,
    lineHeight: vars.text.display.line,
    letterSpacing: vars.text.display.tracking,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const nothing = style(component({ color: vars.color.text.faint }))

export const definition = style(
  component({
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
  }),
)

/** One line high in every state, so that nothing below it moves. */
export const foot = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.space[5],
    marginBlockStart: 'auto',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.faint,
  }),
)

/** Retries or cancels. */
export const action = style(
  component({
    position: 'relative',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.color.accent.text,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
)
