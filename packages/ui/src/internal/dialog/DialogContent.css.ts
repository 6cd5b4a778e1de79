import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

// In proportion to the window: with very large text, a padding in rem would leave too little space.
const edge = `min(${vars.space[6]}, 5vw)`

export const head = style(
  component({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[5]} ${edge} ${vars.space[2]}`,
  }),
)

export const title = style(
  component({
    ...clipped,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

// The button's own padding must not push the title down.
export const close = style(component({ margin: `calc(-1 * ${vars.space[1]})` }))

export const body = style(
  component({
    flex: '1 1 auto',
    // At least one line and its spacing, even in a very low window.
    minBlockSize: vars.space[10],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${edge} ${vars.space[5]}`,
    overflowWrap: 'anywhere',
  }),
)

/** A live region must exist before its text. */
export const slow = style(
  component({
    color: vars.color.text.muted,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
  }),
)

export const footer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${edge}`,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.head,
    paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  }),
)
