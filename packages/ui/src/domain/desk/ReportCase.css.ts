import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const author = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const post = style(
  component({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
  }),
)

/** The words of a member, as they were typed. */
export const words = style(component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }))

export const heading = style(
  component({
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.font.weight.semibold,
  }),
)

export const reports = style(component({ display: 'grid' }))

export const report = style(
  component({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    borderBlockStart: hairline,
  }),
)

export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const plainList = style(component({ display: 'grid', gap: vars.space[1] }))
