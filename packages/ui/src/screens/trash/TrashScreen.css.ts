import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** When, and who below it. */
export const deleted = style(screen({ fontVariantNumeric: 'tabular-nums' }))

export const more = style(screen({ display: 'grid', justifyItems: 'center', gap: vars.space[2] }))
