import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`
// In proportion to the window, as in every dialog.
const edge = `min(${vars.space[5]}, 4vw)`

export const layer = style([
  // Paper has no access rights: nothing of a document is printed.
  onPaper({ display: 'none' }),
  component({
    flex: '1 1 auto',
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
  }),
])

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${edge}`,
    // The button to close stays in the corner when the tools wrap.
    paddingInlineEnd: `calc(${edge} + ${vars.space[12]})`,
    position: 'relative',
    borderBlockEnd: hairline,
  }),
)

export const title = style(
  component({
    marginInlineEnd: vars.space[3],
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

export const close = style(
  component({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[3],
  }),
)

export const alone = style(component({ flex: '1 1 auto', minBlockSize: 0, display: 'grid' }))

/** Side by side, so that both are in view; one above the other on a phone. */
export const beside = style([
  alone,
  component({
    gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 40%)',
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
        // With very large text the dialog scrolls instead.
        minBlockSize: '18rem',
      },
    },
  }),
])

export const document = style(
  component({
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: vars.space[3],
  }),
)

/** Scrolls when the page is larger. */
export const frame = style(
  component({
    flex: '1 1 0',
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflow: 'auto',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.muted,
    outlineOffset: '2px',
  }),
)

export const middle = style(
  component({
    placeSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: vars.space[4],
    textAlign: 'center',
  }),
)

export const facts = style(
  component({
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: vars.space[4],
    borderInlineStart: hairline,
    '@media': {
      [media.mobile]: { borderInlineStart: 0, borderBlockStart: hairline },
    },
  }),
)

/** The decision is where the pointer expects the buttons of a dialog. */
export const foot = style(
  component({
    display: 'grid',
    justifyItems: 'end',
    padding: `${vars.space[3]} ${edge}`,
    paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    borderBlockStart: hairline,
    backgroundColor: vars.color.surface.head,
  }),
)
