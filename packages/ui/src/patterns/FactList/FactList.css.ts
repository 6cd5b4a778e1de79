import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const room = style(component({ containerType: 'inline-size' }))

/** Side by side would break a phone number or an email address. */
const narrow = '(max-width: 22rem)'

/** Label and value read as a pair: closer to each other than to the next fact. */
const pairGap = `calc(${vars.space[1]} / 2)`

export const list = styleVariants({
  columns: component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: `${vars.space[5]} ${vars.space[6]}`,
    '@media': { [media.mobile]: { rowGap: vars.space[3] } },
  }),
  rows: component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] },
    },
    alignItems: 'baseline',
    gap: `${vars.space[2]} ${vars.space[6]}`,
  }),
  line: component({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` }),
})

export const fact = style({})

export const label = style(
  component({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    overflowWrap: 'anywhere',
  }),
)

export const value = style(
  component({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
)

// In `rows` the label and its value are cells of the list itself.
globalStyle(
  `${list.rows} > ${fact}`,
  component({
    display: 'contents',
    '@container': {
      [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: pairGap },
    },
  }),
)
globalStyle(
  `${list.line} > ${fact}`,
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] }),
)
globalStyle(`${list.columns} ${value}`, component({ marginBlockStart: pairGap }))
