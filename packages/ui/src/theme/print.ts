import type { StyleRule } from '@vanilla-extract/css'

/** A rule of a printed page. Its layer is the strongest one: it needs no other condition. */
export const onPaper = (rule: Omit<StyleRule, 'selectors' | `@${string}`>): StyleRule => ({
  '@layer': { print: { '@media': { print: rule } } },
})

/** Nobody can press paper: `globalStyle(button, screenOnly)`. */
export const screenOnly = onPaper({ display: 'none' })

/** Paper has no tooltip and no scroll bar: what is cut off on a screen shows whole. */
export const whole = onPaper({
  overflow: 'visible',
  maxBlockSize: 'none',
  textOverflow: 'clip',
  textWrapMode: 'wrap',
  WebkitLineClamp: 'none',
})
