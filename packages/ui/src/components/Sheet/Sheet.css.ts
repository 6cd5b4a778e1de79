import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const fromLeft = keyframes({ from: { translate: '-100% 0' } })
const fromRight = keyframes({ from: { translate: '100% 0' } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const toLeft = keyframes({ to: { translate: '-100% 0' } })
const toRight = keyframes({ to: { translate: '100% 0' } })

const { enter, exit, move, easing, easingExit } = vars.motion

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`
const upTo = (width: string) =>
  component({ inlineSize: `min(${width}, calc(100vw - min(${vars.space[8]}, 10vw)))` })

export const overlay = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.sheet,
    backgroundColor: vars.color.surface.scrim,
    animation: `${fade} ${enter} ${easing}`,
    // The page below can be used during the exit animation.
    selectors: {
      '&[data-exiting]': {
        animation: `${fadeOut} ${exit} ${easingExit} forwards`,
        pointerEvents: 'none',
      },
    },
  }),
)

export const sheet = recipe({
  base: component({
    position: 'absolute',
    insetBlockStart: 0,
    // The part of the window that the on-screen keyboard leaves free.
    blockSize: 'var(--visual-viewport-height)',
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow.dialog,
    animationDuration: move,
    animationTimingFunction: easing,
    selectors: {
      '&[data-exiting]': {
        animationDuration: exit,
        animationTimingFunction: easingExit,
        animationFillMode: 'forwards',
      },
    },
  }),
  variants: {
    side: {
      start: component({
        insetInlineStart: 0,
        borderInlineEnd: hairline,
        animationName: fromLeft,
        selectors: {
          '[dir=rtl] &': { animationName: fromRight },
          '&[data-exiting]': { animationName: toLeft },
          '[dir=rtl] &[data-exiting]': { animationName: toRight },
        },
      }),
      end: component({
        insetInlineEnd: 0,
        borderInlineStart: hairline,
        animationName: fromRight,
        selectors: {
          '[dir=rtl] &': { animationName: fromLeft },
          '&[data-exiting]': { animationName: toRight },
          '[dir=rtl] &[data-exiting]': { animationName: toLeft },
        },
      }),
    },
    size: {
      narrow: upTo(vars.size.sidebarSheet),
      medium: upTo(vars.size.dialog),
      wide: upTo(vars.size.dialogWide),
      extraWide: upTo(`calc(1.4 * ${vars.size.dialogWide})`),
    },
  },
  defaultVariants: { side: 'end', size: 'medium' },
})

export const dialog = style(
  component({
    blockSize: '100%',
    display: 'flex',
    flexDirection: 'column',
    // With very large text, title and buttons alone may be taller than a phone.
    overflowY: 'auto',
    // Visually hidden text scrolls with the panel, and does not extend the document.
    position: 'relative',
    outline: 'none',
  }),
)
