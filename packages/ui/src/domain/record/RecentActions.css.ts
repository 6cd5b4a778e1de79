import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const root = style(component({ display: 'grid', gap: vars.space[3], outline: 'none' }))

/** The sentence and its time, and Undo at the end of the row. */
export const action = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    paddingBlock: vars.space[2],
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
    },
  }),
)

export const words = style(
  component({
    ...clipped,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const detail = style(
  component({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    // As high as the target of a link must be (WCAG 2.5.8).
    lineHeight: vars.space[6],
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const refusal = style(component({ gridColumn: '1 / -1' }))
