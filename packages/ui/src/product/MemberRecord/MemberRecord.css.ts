import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** Marks stacked on one letter are as wide as they like: nothing in the line can break them. */
export const line = style(component({ overflow: 'clip', overflowWrap: 'anywhere' }))

/** Somebody's own words, whole: they answer why. */
export const why = style(component({ fontWeight: vars.font.weight.medium }))
