import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper, screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    outline: 'none',
    '@media': { [media.mobile]: { gap: `${vars.space[2]} ${vars.space[3]}` } },
  }),
)

export const search = style(
  component({
    flex: '1 1 16rem',
    maxInlineSize: '24rem',
    '@media': { [media.mobile]: { flexBasis: '100%', maxInlineSize: 'none' } },
  }),
)

/** Says that the line goes on. A mask reads only how opaque a colour is. */
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, currentColor calc(100% - ${vars.space[5]}), transparent)`

/** The selects wrap as one group, so that none is alone on a line. */
export const filters = style(
  component({
    display: 'flex',
    flex: '0 0 auto',
    flexWrap: 'wrap',
    gap: vars.space[3],
    maxInlineSize: '100%',
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      // One line that scrolls: a list starts within the upper half of a phone.
      [media.mobile]: {
        flex: '1 1 60%',
        flexWrap: 'nowrap',
        gap: vars.space[2],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Room for the focus ring of a select, and at the end for the fade.
        margin: `calc(-1 * ${vars.space[1]})`,
        padding: vars.space[1],
        paddingInlineEnd: vars.space[5],
        maskImage: fadeTo('right'),
      },
    },
  }),
)

globalStyle(
  `[dir=rtl] ${filters}`,
  component({ '@media': { [media.mobile]: { maskImage: fadeTo('left') } } }),
)

globalStyle(
  `${filters} > *`,
  component({
    minInlineSize: '9rem',
    maxInlineSize: '100%',
    '@media': { [media.mobile]: { flex: '0 0 auto' } },
  }),
)

/** The end of the bar keeps its height, so that nothing moves when the button appears. */
export const end = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minBlockSize: vars.size.control,
    marginInlineStart: 'auto',
  }),
)

export const summary = style(
  component({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
)

// What is set says what the list is about; the button to clear it stands beside the summary.
globalStyle(`${bar}:not(:has(${summary} + *)) > :not(${end})`, screenOnly)
globalStyle(end, onPaper({ minBlockSize: 0 }))
