import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const pagination = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
)

export const size = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
)

export const pages = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginInlineStart: 'auto',
  }),
)

export const buttons = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }))

globalStyle(size, screenOnly)
