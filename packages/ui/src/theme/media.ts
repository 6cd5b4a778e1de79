/** Below this width in CSS pixels the phone layout applies (specification 9). */
export const MOBILE_BREAKPOINT = 768

/** Media queries by meaning. Use these names; never write a width in a component. */
export const media = {
  /** Phones: tables become cards, the sidebar a sheet. */
  mobile: `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  /** Tablets and wider. */
  desktop: `(min-width: ${MOBILE_BREAKPOINT}px)`,
  /**
   * Touch: hit areas grow to 44 px (WCAG 2.5.5), inputs to 16 px so that a phone does not zoom.
   */
  coarse: '(pointer: coarse)',
  /** Not for print: paper is white. */
  darkSystem: 'screen and (prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

/**
 * Wide enough for a panel beside the content, with the sidebar open. Separate from `media`, which
 * every first visit loads.
 */
export const mediaBeside = '(min-width: 70rem)'

/** Wide enough for a table of five columns beside the open sidebar. */
export const mediaRoomy = '(min-width: 80rem)'

/** Wide enough for a public page in two halves: its card, and a drawing. */
export const mediaSplit = '(min-width: 60rem)'

/** Too low for a drawing: a phone in landscape, or with its keyboard open. */
export const mediaShort = '(max-height: 40rem)'

/** Low, but wide enough for three buttons in a row: 200 % zoom, or a phone in landscape. */
export const mediaShortWide = `${mediaShort} and (min-width: 30rem)`
