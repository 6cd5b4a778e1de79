import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
  }),
)

export const subject = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    flex: '1 1 auto',
  }),
)

export const words = style(component({ minInlineSize: 0 }))

export const title = style(
  component({
    ...clipped,
    fontSize: vars.text.heading.size,
    lineHeight: vars.text.heading.line,
    letterSpacing: vars.text.heading.tracking,
    overflowWrap: 'anywhere',
  }),
)

export const subtitle = style(
  component({
    marginBlockStart: vars.space[1],
    overflowWrap: 'anywhere',
    color: vars.color.text.muted,
  }),
)

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: { '&:empty': { display: 'none' } },
  }),
)
