import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { border, color, space, text } = vars

export const box = recipe({
  base: component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: space[3],
    border: `${border.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface.raised,
  }),
  variants: {
    status: {
      uploading: {},
      success: {},
      // Under the drop zone.
      error: component({ marginBlockStart: space[1], borderColor: color.critical.solid }),
    },
  },
})

// The buttons are beside it as long as the text has room.
export const about = style(
  component({ display: 'flex', flex: '1 1 14rem', gap: space[3], minInlineSize: 0 }),
)

export const thumbnail = style([
  iconHolder,
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    overflow: 'hidden',
    border: `${border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.sunken,
    color: color.text.muted,
  }),
])

export const image = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: 1,
    gap: space[1],
    minInlineSize: 0,
  }),
)

export const name = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
  }),
)

export const size = style(
  component({
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.muted,
  }),
)

const outcomeBase = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    fontSize: text.small.size,
    lineHeight: text.small.line,
    overflowWrap: 'anywhere',
  }),
])

globalStyle(
  `${outcomeBase} > svg`,
  component({ marginBlockStart: `calc((1lh - ${vars.size.icon}) / 2)` }),
)

const succeeded = style(component({ color: color.text.muted }))

globalStyle(`${succeeded} > svg`, component({ color: color.positive.text }))

export const outcome = recipe({
  base: outcomeBase,
  variants: {
    status: { success: succeeded, error: component({ color: color.critical.text }) },
  },
})

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2] }))
