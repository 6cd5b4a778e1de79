import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'

/** The words of a person, as they were typed. */
export const words = style(
  screen({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
)
