import { globalStyle, style } from '@vanilla-extract/css'
import { besideNavigation } from '../../internal/besideNavigation.css'
import { component, inLayer } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper, screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'
import { tight } from './SideNav.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const shell = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minBlockSize: '100dvh',
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
      },
    },
  }),
)

// A focused element is never hidden under the top bar, the head of a table or a toast (WCAG
// 2.4.11).
globalStyle(
  `:root:has(${shell})`,
  inLayer('component', {
    scrollPaddingBlockStart: `calc(${vars.size.topBar} + ${vars.space[2]})`,
  }),
)

/** Off the page until focused; then above the header and its toasts. */
export const skip = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: `calc(${vars.layer.toast} + 1)`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.medium,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
)

export const sidebar = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    inlineSize: vars.size.sidebar,
    blockSize: '100dvh',
    overflow: 'hidden',
    borderInlineEnd: hairline,
    selectors: { '&[data-collapsed]': { inlineSize: vars.size.sidebarCollapsed } },
  }),
)

globalStyle(
  `:root:has(${sidebar})`,
  inLayer('component', { vars: { [besideNavigation]: vars.size.sidebar } }),
)
globalStyle(
  `:root:has(${sidebar}[data-collapsed])`,
  inLayer('component', { vars: { [besideNavigation]: vars.size.sidebarCollapsed } }),
)

export const topBar = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    blockSize: vars.size.topBar,
    paddingInline: vars.space[3],
    backgroundColor: vars.color.surface.canvas,
    borderBlockEnd: hairline,
  }),
)

export const logo = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
  }),
)

export const product = style(
  component({
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.font.weight.semibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const panel = style(
  component({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const words = style(
  component({
    flex: 1,
    minInlineSize: 0,
    // Below the logo and the toggle, where there is no space beside them.
    '@container': { [tight]: { order: 1, flexBasis: '100%' } },
  }),
)

export const main = style(
  component({
    minInlineSize: 0,
    padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
    outline: 'none',
    '@media': {
      // On a phone, a list must begin within the first 220 px.
      [media.mobile]: { padding: `2px ${vars.space[4]} ${vars.space[12]}` },
    },
  }),
)

// The page can be used during the view transition from a list to a record.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', {
  animationDuration: vars.motion.enter,
  animationTimingFunction: vars.motion.easing,
})

export const column = style(component({ maxInlineSize: vars.size.content, marginInline: 'auto' }))

/** The sheet on a phone has the tone of the sidebar that it replaces. */
export const sheetGround = style(
  component({ blockSize: '100%', backgroundColor: vars.color.surface.canvas }),
)

// Print only the page. The browser has its own margins.
globalStyle(`:is(${skip}, ${sidebar}, ${topBar})`, screenOnly)
globalStyle(shell, onPaper({ display: 'block' }))
globalStyle(main, onPaper({ padding: 0 }))
