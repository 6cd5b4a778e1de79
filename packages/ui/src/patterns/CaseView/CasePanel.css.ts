import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { caseWidth } from '../../internal/caseColumn'
import { component, inLayer } from '../../theme/layers'
import { mediaShortWide } from '../../theme/media'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

const enter = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[2]}` } })

/**
 * Fixed in the window, so that its buttons stay where they are when the page scrolls or a notice
 * appears above the list. CaseQueue leaves its width free.
 */
export const panel = style(
  component({
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: caseWidth,
    display: 'flex',
    flexDirection: 'column',
    // In a very low window head and buttons alone may be higher than it.
    overflowY: 'auto',
    borderInlineStart: hairline,
    backgroundColor: vars.color.surface.raised,
    animation: `${enter} ${vars.motion.enter} ${vars.motion.easing}`,
  }),
)

export const head = style(
  component({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    // The place below the name comes with the list: until then its line is empty.
    minBlockSize: `calc(${vars.text.lead.line} + ${vars.text.small.line} + ${vars.space[6]})`,
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[2]}`,
  }),
)

export const name = style(component({ flex: '1 1 0', minInlineSize: 0 }))

export const title = style(
  component({
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

/** The ways to other cases above the decisions, where the case is a sheet. */
export const bar = style(component({ display: 'grid', gap: vars.space[2], flex: '1 1 auto' }))

export const foot = style(
  component({ padding: `${vars.space[3]} ${vars.space[6]}`, borderBlockStart: hairline }),
)

// The grid stretches its cells, and each button fills its cell.
globalStyle(`${buttons} button`, component({ inlineSize: '100%' }))

// Two share a line. One or three have a line each: none of three choices is larger than the others.
globalStyle(`${buttons}:has(> :last-child:nth-child(odd)) > *`, component({ gridColumn: '1 / -1' }))

// At 200 % zoom a window may be 360 px high. Three lines of buttons would leave two lines for the case.
globalStyle(
  `${buttons}:has(> :last-child:nth-child(3))`,
  inLayer('component', {
    '@media': { [mediaShortWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
)
globalStyle(
  `${buttons}:has(> :last-child:nth-child(3)) > *`,
  inLayer('component', { '@media': { [mediaShortWide]: { gridColumn: 'auto' } } }),
)

// A row that is scrolled into view stays above the toasts at the foot of the list.
globalStyle(`:root:has(${panel})`, inLayer('component', { scrollPaddingBlockEnd: vars.space[16] }))

globalStyle(panel, onPaper({ position: 'static', overflow: 'visible', inlineSize: 'auto' }))
