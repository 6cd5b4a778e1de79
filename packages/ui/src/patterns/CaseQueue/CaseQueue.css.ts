import { globalStyle, style } from '@vanilla-extract/css'
import { caseWidth } from '../../internal/caseColumn'
import { component } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** A list with an open case, where there is room for both: the case is a column of the window. */
export const beside = style({})

const room = (space: string) =>
  component({ '@media': { [mediaBeside]: { paddingInlineEnd: `calc(${caseWidth} + ${space})` } } })

// At once, not when the code of the case has loaded: the head of the page and the list move once.
globalStyle(`main:has(${beside})`, room(vars.space[8]))
globalStyle(`${beside}:not(main *)`, room(vars.space[6]))

/** Over the head of the list and without a height of its own: no row moves when it appears. */
export const newRows = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${vars.layer.sticky} + 1)`,
    display: 'flex',
    justifyContent: 'center',
    blockSize: 0,
  }),
)
