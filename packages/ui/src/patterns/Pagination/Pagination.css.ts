import { globalStyle, style } from '@vanilla-extract/css'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { iconClass } from '../../internal/iconClass'
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

const isMirrored = true
export const toFirst = iconClass(ChevronFirst, { isMirrored })
export const toPrevious = iconClass(ChevronLeft, { isMirrored })
export const toNext = iconClass(ChevronRight, { isMirrored })
export const toLast = iconClass(ChevronLast, { isMirrored })

globalStyle(size, screenOnly)
