import { globalStyle, style } from '@vanilla-extract/css'
import { toastInset, toastLines } from '../../internal/toastSpace.css'
import { component, inLayer } from '../../theme/layers'
import { media, mediaShort, mediaSplit } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space, text } = vars

export const page = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '100dvh',
    paddingBlock: `max(${space[6]}, 6vh) ${space[6]}`,
    paddingInline: space[4],
    backgroundColor: color.surface.canvas,
    '@media': {
      [media.mobile]: {
        alignItems: 'stretch',
        padding: `${space[5]} ${space[5]} ${space[5]}`,
        backgroundColor: color.surface.raised,
      },
      [mediaSplit]: {
        display: 'grid',
        grid: '"card scene" 1fr "footer scene" auto / minmax(28rem, 1fr) 1fr',
        padding: 0,
        // The background of the drawing, which is only as high as the window.
        '::before': {
          content: '',
          gridArea: 'scene',
          alignSelf: 'stretch',
          borderInlineStart: `${vars.border.hairline} solid ${color.border.subtle}`,
          backgroundColor: color.surface.sunken,
        },
      },
    },
  }),
)

// A page without a top bar shows the whole text of a toast.
globalStyle(
  `:root:has(${page})`,
  inLayer('component', { vars: { [toastInset]: space[4], [toastLines]: 'none' } }),
)

/** The drawing, with the name of the community below it where there is space. */
export const scene = style(
  component({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    '@media': {
      // Uses the height above the card, so that the card stays in reach of a thumb.
      [media.mobile]: { flex: 1 },
      [mediaShort]: { display: 'none' },
      [mediaSplit]: {
        display: 'grid',
        gridArea: 'scene',
        // A card longer than the screen scrolls past it.
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        alignSelf: 'start',
        padding: space[8],
      },
    },
  }),
)

// The height is three quarters of the width: 40 % of the screen's height.
globalStyle(
  `${scene} > [data-drawing]`,
  component({ '@media': { [mediaSplit]: { inlineSize: '53vh' } } }),
)

const words = {
  display: 'none',
  overflowWrap: 'anywhere',
  '@media': { [mediaSplit]: { display: 'block' } },
} as const

export const community = style(
  component({
    ...words,
    marginBlock: `${space[6]} ${space[1]}`,
    fontSize: text.heading.size,
    lineHeight: text.heading.line,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: text.heading.tracking,
  }),
)
export const tagline = style(
  component({
    ...words,
    fontSize: text.lead.size,
    lineHeight: text.lead.line,
    color: color.text.muted,
  }),
)

export const main = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    inlineSize: '100%',
    maxInlineSize: vars.size.publicCard,
    padding: space[8],
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface.raised,
    '@media': {
      [media.mobile]: {
        maxInlineSize: 'none',
        marginBlockStart: 'auto',
        padding: 0,
        border: 0,
        borderRadius: 0,
      },
      [mediaSplit]: { gridArea: 'card', placeSelf: 'center', marginBlockStart: space[6] },
    },
  }),
)

export const brand = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: text.lead.size,
    lineHeight: text.lead.line,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: '-0.01em',
  }),
)

export const logo = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[8],
    blockSize: space[8],
  }),
)

export const footer = style(
  component({
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [mediaSplit]: { gridArea: 'footer', paddingBlockEnd: space[6] } },
  }),
)
