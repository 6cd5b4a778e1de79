import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const slide = keyframes({ from: { translate: '0 100%' } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const sink = keyframes({ to: { opacity: 0, translate: '0 8px' } })
const slideOut = keyframes({ to: { translate: '0 100%' } })

const { enter, exit, move, easing, easingExit } = vars.motion
const leaving = (name: string) => `${name} ${exit} ${easingExit} forwards`

export const overlay = recipe({
  base: component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // The part of the window that the on-screen keyboard leaves free.
    blockSize: 'var(--visual-viewport-height)',
    zIndex: vars.layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[4],
    backgroundColor: vars.color.surface.scrim,
    animation: `${fade} ${enter} ${easing}`,
    // The page below can be used during the exit animation.
    selectors: {
      '&[data-exiting]': { animation: leaving(fadeOut), pointerEvents: 'none' },
      // One scrim, also under a question above a dialog: it stays, and moves above the dialog.
      '&:has(~ &:not([data-exiting]))': { backgroundColor: 'transparent' },
      '& ~ &:not([data-exiting])': { animation: 'none' },
    },
    '@media': {
      [media.mobile]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space[8] },
    },
  }),
  variants: {
    isPlaced: {
      true: component({
        '@media': {
          [media.desktop]: {
            placeItems: 'end',
          },
        },
      }),
    },
  },
})

export const modal = recipe({
  base: component({
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    display: 'flex',
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.overlay,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    overflow: 'hidden',
    animation: `${rise} ${enter} ${easing}`,
    selectors: { '&[data-exiting]': { animation: leaving(sink) } },
    '@media': {
      [media.mobile]: {
        maxInlineSize: 'none',
        borderInline: 0,
        borderBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        animation: `${slide} ${move} ${easing}`,
        selectors: { '&[data-exiting]': { animation: leaving(slideOut) } },
      },
    },
  }),
  variants: {
    size: {
      medium: component({
        maxInlineSize: vars.size.dialog,
        '@media': { [media.mobile]: { maxInlineSize: 'none' } },
      }),
      wide: component({
        maxInlineSize: vars.size.dialogWide,
        '@media': { [media.mobile]: { maxInlineSize: 'none' } },
      }),
      window: component({
        maxInlineSize: '90vw',
        blockSize: 'calc(0.9 * var(--visual-viewport-height))',
        '@media': { [media.mobile]: { maxInlineSize: 'none', blockSize: '100%' } },
      }),
    },
  },
  defaultVariants: { size: 'medium' },
})

export const dialog = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    // With very large text, title and buttons alone may be taller than a phone.
    overflowY: 'auto',
    outline: 'none',
  }),
)
