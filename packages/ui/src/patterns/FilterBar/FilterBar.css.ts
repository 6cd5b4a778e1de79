import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper, screenOnly } from '../../theme/print'
import { unseen } from '../../theme/unseen'
import { vars } from '../../theme/vars.css'

export const bar = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    outline: 'none',
    '@media': { [media.mobile]: { gap: vars.space[2] } },
  }),
)

export const search = style(
  component({
    flex: '1 1 16rem',
    maxInlineSize: '24rem',
    // Beside the button that opens the filters.
    '@media': { [media.mobile]: { flexBasis: '10rem', maxInlineSize: 'none' } },
  }),
)

/** The selects wrap as one group, so that none is alone on a line. */
export const filters = style(
  component({
    display: 'flex',
    flex: '0 0 auto',
    flexWrap: 'wrap',
    gap: vars.space[3],
    maxInlineSize: '100%',
    selectors: { '&:empty': { display: 'none' } },
  }),
)

globalStyle(`${filters} > *`, component({ minInlineSize: '9rem', maxInlineSize: '100%' }))

/** How many filters are set, in the button that opens them. */
export const setCount = style(
  component({
    paddingInline: vars.space[2],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.subtle,
    color: vars.color.accent.text,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
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
    // On a phone it is only read out: the sheet of the filters and the end of the list show it.
    '@media': { [media.mobile]: unseen },
  }),
)

export const summary = style(
  component({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
)

// On paper the filters show only if one is set. Only then a button stands after the summary.
globalStyle(`${bar}:not(:has(${summary} + *)) > :not(${end})`, screenOnly)
globalStyle(end, onPaper({ minBlockSize: 0 }))
