import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { besideNavigation } from '../../internal/besideNavigation.css'
import { iconHolder } from '../../internal/iconHolder.css'
import { toastInset, toastLines } from '../../internal/toastSpace.css'
import { clipped } from '../../theme/clipped'
import { component, inLayer } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const sink = keyframes({ to: { opacity: 0, translate: '0 8px' } })
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } })
const lift = keyframes({ to: { opacity: 0, translate: '0 -8px' } })

/** The visible edge of a toast behind the front one. */
const step = vars.space[1]

export const region = style(
  component({
    position: 'fixed',
    // At the start of the page: the names of a case and its buttons are at the other end.
    insetBlockEnd: vars.space[4],
    insetInlineStart: `calc(${fallbackVar(besideNavigation, '0px')} + ${vars.space[4]})`,
    zIndex: vars.layer.toast,
    display: 'flex',
    // The newest stays where it is when the others show above it.
    flexDirection: 'column-reverse',
    gap: vars.space[2],
    // The stated words, a name and Undo fit on one line.
    maxInlineSize: `min(36rem, calc(100vw - ${vars.space[8]}))`,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.space[1],
      },
    },
    '@media': {
      [media.mobile]: {
        // In the top bar, between the buttons for the navigation and the search.
        flexDirection: 'column',
        insetBlockEnd: 'auto',
        insetBlockStart: `calc((${vars.size.topBar} - ${vars.size.touch}) / 2 - ${vars.space[1]})`,
        insetInlineStart: fallbackVar(toastInset, vars.size.topBar),
        // With very large text the buttons would leave too little space: the toast keeps most of
        // the width.
        insetInlineEnd: fallbackVar(toastInset, `min(${vars.size.topBar}, 18vw)`),
        maxInlineSize: 'none',
      },
    },
  }),
)

// Above the buttons of a sheet, as wide as they are: see avoidToastOverlap.
globalStyle(`${region}[data-place=thumb]`, inLayer('component', { maxInlineSize: 'none' }))

const closed = `${region}:not(:hover, :focus-within)`

/** In a phone's top bar, which has two lines. */
const inTopBar = `${closed}:not([data-place=thumb])`

export const toast = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minBlockSize: vars.space[10],
    // A short text stays on one line with its icon and the button to close.
    minInlineSize: 'min(12rem, 60vw)',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.overlay,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.menu,
    outline: 'none',
    animation: `${rise} ${vars.motion.enter} ${vars.motion.easing}`,
    selectors: {
      '&[data-exiting]': {
        zIndex: vars.layer.toast,
        animation: `${sink} ${vars.motion.exit} ${vars.motion.easingExit} forwards`,
        pointerEvents: 'none',
      },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
      // The newest toast is in front, and all take its size; the next two show behind it.
      [`${closed} li:first-child > &`]: { zIndex: 1 },
      [`${closed} li:not(:first-child) > &`]: {
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        translate: `0 calc(-2 * ${step})`,
        scale: '0.92 1',
      },
      [`${closed} li:nth-child(2) > &`]: { translate: `0 calc(-1 * ${step})`, scale: '0.96 1' },
    },
    '@media': {
      [media.mobile]: {
        animation: `${drop} ${vars.motion.enter} ${vars.motion.easing}`,
        selectors: {
          '&[data-exiting]': {
            animation: `${lift} ${vars.motion.exit} ${vars.motion.easingExit} forwards`,
          },
          [`${closed} li:not(:first-child) > &`]: { translate: `0 calc(2 * ${step})` },
          [`${closed} li:nth-child(2) > &`]: { translate: `0 ${step}` },
        },
      },
      // The button has its own padding.
      [media.coarse]: { paddingBlock: 0, paddingInlineEnd: 0 },
    },
  }),
)

/** The only coloured part of a toast. */
export const icon = recipe({
  base: [iconHolder, component({ flex: 'none', display: 'grid' })],
  variants: {
    tone: {
      success: component({ color: vars.color.positive.text }),
      error: component({ color: vars.color.critical.text }),
      info: component({ color: vars.color.info.text }),
    },
  },
})

/**
 * The text, with the link beside or below it. The close button stays beside both, and moves below
 * only with very large text.
 */
export const body = style(
  component({
    flex: '1 1 6rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minInlineSize: 0,
  }),
)

export const content = style(
  component({
    ...clipped,
    flex: '1 1 6rem',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlock: vars.space[1],
    overflowWrap: 'anywhere',
    // A toast with a short text is wide enough for its button.
    '@media': {
      [media.desktop]: { minInlineSize: '6rem' },
      [media.mobile]: {
        selectors: {
          // The name follows the words in the same lines: beside them it would break their first
          // word. Margins, as a part of the next line would show in a padding.
          [`${inTopBar} &`]: {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: fallbackVar(toastLines, '2'),
            marginBlock: vars.space[1],
            paddingBlock: 0,
            overflow: 'hidden',
          },
        },
      },
    },
  }),
)

export const message = style(
  component({
    minInlineSize: 0,
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    '@media': { [media.mobile]: { selectors: { [`${inTopBar} &`]: { display: 'inline' } } } },
  }),
)

/** The name after the text: cut first. */
export const about = style(
  component({
    flex: '0 1 auto',
    minInlineSize: '3em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weight.medium,
    '@media': {
      [media.mobile]: {
        selectors: {
          [`${inTopBar} &`]: {
            display: 'inline',
            marginInlineStart: vars.space[1],
            whiteSpace: 'normal',
          },
        },
      },
    },
  }),
)

export const times = style(
  component({ flex: 'none', fontVariantNumeric: 'tabular-nums', color: vars.color.text.muted }),
)

// A toast behind another one only shows its edge, never a part of its text.
globalStyle(`${closed} li:not(:first-child) > ${toast} > *`, inLayer('component', { opacity: 0 }))

// Above the buttons of a sheet the words stand whole, and the name flows after them.
const thumb = `${region}[data-place=thumb]`
globalStyle(`${thumb} ${content}`, inLayer('component', { display: 'block' }))
globalStyle(`${thumb} ${message}`, inLayer('component', { display: 'inline' }))
globalStyle(
  `${thumb} ${about}`,
  inLayer('component', {
    display: 'inline-block',
    maxInlineSize: '45%',
    marginInlineStart: vars.space[1],
    verticalAlign: 'bottom',
  }),
)

globalStyle(region, screenOnly)
