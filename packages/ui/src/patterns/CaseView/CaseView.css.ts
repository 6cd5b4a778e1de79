import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { aboveCase } from '../../internal/aboveCase.css'
import { component } from '../../theme/layers'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

/** Stays in view while the list scrolls; its own content scrolls between head and buttons. */
export const panel = style(
  component({
    position: 'sticky',
    insetBlockStart: vars.space[4],
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // The head of the page takes the rest: the buttons are in the window before anybody scrolls.
    maxBlockSize: `calc(100dvh - ${fallbackVar(aboveCase, '7.5rem')} - ${vars.space[4]})`,
    overflowY: 'auto',
    border: hairline,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
  }),
)

export const head = style(
  component({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[3]}`,
  }),
)

export const title = style(
  component({
    minInlineSize: 0,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

export const buttons = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    flex: '1 1 auto',
  }),
)

export const foot = style(
  component({ padding: `${vars.space[3]} ${vars.space[5]}`, borderBlockStart: hairline }),
)

// The grid stretches its cells, and each button fills its cell.
globalStyle(`${buttons} button`, component({ inlineSize: '100%' }))

// A last button without a neighbour has the whole line.
globalStyle(`${buttons} > :last-child:nth-child(odd)`, component({ gridColumn: '1 / -1' }))

globalStyle(panel, onPaper({ position: 'static', overflow: 'visible', maxBlockSize: 'none' }))
