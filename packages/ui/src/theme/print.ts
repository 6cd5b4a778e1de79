import type { StyleRule } from '@vanilla-extract/css'

/** A rule of a printed page, in the strongest layer, so that it needs no higher specificity. */
export const onPaper = (rule: Omit<StyleRule, 'selectors' | `@${string}`>): StyleRule => ({
  '@layer': { print: { '@media': { print: rule } } },
})

/** Hides controls in print: `globalStyle(button, screenOnly)`. */
export const screenOnly = onPaper({ display: 'none' })

/** Print has no tooltips and no scroll bars: content that is clipped on a screen shows in full. */
export const whole = onPaper({
  overflow: 'visible',
  maxBlockSize: 'none',
  textOverflow: 'clip',
  textWrapMode: 'wrap',
  WebkitLineClamp: 'none',
})
