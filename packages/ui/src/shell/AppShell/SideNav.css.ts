import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`
const collapsed = '[data-collapsed] &'
/** With very large text, the sheet of a small phone is too narrow for two items on a line. */
export const tight = '(max-width: 12rem)'

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    blockSize: '100%',
    minBlockSize: 0,
  }),
)

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.topBar,
    // The brand takes three lines with the name of the community.
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    '@container': { [tight]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
    selectors: {
      [collapsed]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        paddingInline: 0,
        paddingBlock: vars.space[4],
      },
    },
  }),
)

/** A button in the form of the field that it opens. */
export const search = style([
  iconHolder,
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    margin: `${vars.space[1]} ${vars.space[2]} 0`,
    paddingInline: vars.space[3],
    border: `${vars.border.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.muted,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [collapsed]: { justifyContent: 'center', padding: 0, marginInline: vars.space[1] },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
  hovered({ borderColor: vars.color.text.muted }),
])

export const searchWord = style(component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))

export const searchKeys = style(
  component({
    flex: 'none',
    // A shortcut reads from left to right in every language.
    direction: 'ltr',
    fontFamily: 'inherit',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    '@container': { [tight]: { display: 'none' } },
  }),
)

export const links = style(
  component({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[2],
    // While links are out of sight below, a shadow says so: it stays, and its cover scrolls.
    background: [
      `linear-gradient(transparent, ${vars.color.surface.canvas} 70%) 0 100% / 100% ${vars.space[10]} no-repeat local`,
      `linear-gradient(transparent, ${vars.color.border.default}) 0 100% / 100% ${vars.space[2]} no-repeat scroll`,
    ].join(),
    selectors: { [collapsed]: { paddingInline: vars.space[1] } },
  }),
)

export const heading = style(
  component({
    padding: `${vars.space[2]} ${vars.space[3]}`,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
    // Hidden for icons, where there is no space; it still names the links.
    selectors: { [collapsed]: { position: 'absolute', clipPath: 'inset(50%)' } },
  }),
)

export const list = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    // All links of the panel fit in a window of 720 px.
    '@media': { '(max-height: 47rem)': { gap: 0 } },
  }),
)

export const item = style(
  component({
    selectors: {
      '&[data-starts-group]': {
        borderBlockStart: hairline,
        marginBlockStart: vars.space[1],
        paddingBlockStart: vars.space[2],
      },
    },
  }),
)

export const link = style([
  iconHolder,
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.muted,
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&&[aria-current=page]': {
        color: vars.color.accent.text,
        backgroundColor: vars.color.accent.subtle,
      },
      [collapsed]: {
        justifyContent: 'center',
        padding: 0,
        minBlockSize: vars.size.control,
      },
    },
    '@media': {
      [media.coarse]: { minBlockSize: vars.size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=page]': { outline: `${vars.border.thick} solid`, outlineOffset: '-2px' },
        },
      },
    },
  }),
  hovered({ color: vars.color.text.body, backgroundColor: vars.color.surface.hover }),
])

export const words = style(
  component({
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.body,
    selectors: { '[aria-current=page] &': { color: 'inherit' } },
  }),
)

/** Beside the name, or over the corner of the icon where the name is hidden. */
export const count = style(
  component({
    flex: 'none',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.subtle,
    color: vars.color.accent.text,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [collapsed]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        paddingInline: vars.space[1],
        fontSize: vars.text.caption.size,
        lineHeight: vars.text.caption.line,
      },
    },
  }),
)

export const description = style(
  component({
    display: 'block',
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
    selectors: { '[aria-current=page] &': { color: 'inherit' } },
  }),
)

export const foot = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    padding: vars.space[2],
    borderBlockStart: hairline,
    selectors: { [collapsed]: { flexDirection: 'column', paddingInline: vars.space[1] } },
  }),
)

export const user = style([
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    padding: vars.space[2],
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [collapsed]: { flex: 'none', inlineSize: '100%', justifyContent: 'center', padding: 0 },
    },
  }),
  hovered({ backgroundColor: vars.color.surface.hover }),
])

export const userLine = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    '@container': { [tight]: { flexWrap: 'wrap' } },
  }),
)

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const userWords = style(component({ flex: 1, minInlineSize: 0 }))

export const userName = style(
  component({
    ...oneLine,
    minInlineSize: 0,
    fontWeight: vars.font.weight.medium,
    '@container': { [tight]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
)

globalStyle(`${userLine} > :not(${userName})`, component({ flex: 'none' }))

export const userEmail = style(
  component({
    ...oneLine,
    display: 'block',
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
  }),
)

/** The menu is wide enough for the whole name and address. */
export const menuName = style(
  component({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' }),
)

export const menuDetail = style(
  component({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  }),
)
