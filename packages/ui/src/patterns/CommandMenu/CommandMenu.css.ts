import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`
const fade = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

export const overlay = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // The part of the window that the on-screen keyboard leaves free.
    blockSize: 'var(--visual-viewport-height)',
    zIndex: vars.layer.overlay,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    // Near the top: the list grows downwards while the input stays where it is.
    padding: `min(12vh, ${space[16]}) ${space[4]} ${space[4]}`,
    backgroundColor: color.surface.scrim,
    animation: `${fade} ${vars.motion.fast} ${vars.motion.easing}`,
    // The page below can be used during the exit animation.
    selectors: {
      '&[data-exiting]': {
        animation: `${fadeOut} ${vars.motion.exit} ${vars.motion.easingExit} forwards`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [media.mobile]: { padding: 0, alignItems: 'stretch', justifyItems: 'stretch' },
    },
  }),
)

export const modal = style(
  component({
    inlineSize: '100%',
    maxInlineSize: vars.size.dialogWide,
    maxBlockSize: '100%',
    minBlockSize: 0,
    display: 'flex',
    color: color.text.body,
    backgroundColor: color.surface.overlay,
    border: `${vars.border.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    overflow: 'hidden',
    '@media': { [media.mobile]: { maxInlineSize: 'none', border: 0, borderRadius: 0 } },
  }),
)

export const dialog = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
  }),
)

export const head = style([
  iconHolder,
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.size.row,
    paddingInline: `${space[4]} ${space[2]}`,
    borderBlockEnd: hairline,
  }),
])

globalStyle(`${head} > svg`, component({ color: color.text.faint }))

export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    blockSize: vars.size.row,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: color.text.body,
    fontSize: text.lead.size,
    lineHeight: text.lead.line,
    textOverflow: 'ellipsis',
    selectors: { '&::placeholder': { color: color.text.faint, opacity: 1 } },
  }),
)

export const body = style(
  component({
    flex: '0 1 26rem',
    minBlockSize: space[12],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.mobile]: { flexBasis: 'auto', flexGrow: 1 } },
  }),
)

export const list = style(
  component({
    padding: space[2],
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const title = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[3]} ${space[1]}`,
    fontSize: text.caption.size,
    lineHeight: text.caption.line,
    fontWeight: vars.font.weight.medium,
    color: color.text.faint,
  }),
)

export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.size.control,
    padding: `${space[1]} ${space[3]}`,
    // The title of the group comes into view with its first item.
    scrollMarginBlock: `${space[10]} ${space[2]}`,
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-selected=true]': {
        backgroundColor: color.surface.hover,
        outline: `${vars.border.thick} solid ${color.focus.ring}`,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
      },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

/** As wide as a small avatar, so that the words of all groups begin at one line. */
export const icon = style([
  iconHolder,
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlSmall,
    color: color.text.muted,
  }),
])

export const words = style(component({ flex: 1, minInlineSize: 0 }))

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const line = style(component({ ...oneLine, fontWeight: vars.font.weight.medium }))

export const description = style(
  component({
    ...oneLine,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
  }),
)

/** As large as the row is high: for a finger it is the only way to the actions. */
export const arrow = style([
  iconHolder,
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlSmall,
    minBlockSize: vars.size.controlSmall,
    borderRadius: vars.radius.control,
    color: color.text.faint,
    selectors: { '&:hover': { backgroundColor: color.surface.raised, color: color.text.body } },
    '@media': {
      [media.coarse]: { inlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    },
  }),
])

/** The name of what the shown actions are for. */
export const scope = style(
  component({
    ...oneLine,
    flex: 'none',
    maxInlineSize: '50%',
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.hover,
    fontWeight: vars.font.weight.medium,
  }),
)

/** Phones have no keys. */
export const shortcut = style(
  component({ display: 'flex', '@media': { [media.mobile]: { display: 'none' } } }),
)

export const empty = style(
  component({
    padding: `${space[8]} ${space[4]}`,
    textAlign: 'center',
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
)

export const foot = style(
  component({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    padding: `${space[2]} ${space[4]}`,
    borderBlockStart: hairline,
    fontSize: text.caption.size,
    lineHeight: text.body.line,
    color: color.text.muted,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)

export const hint = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
)
