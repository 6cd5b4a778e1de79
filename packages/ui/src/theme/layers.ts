import type { StyleRule } from '@vanilla-extract/css'

/** Cascade layers, weakest first. Declared in this order by vars.css.ts. */
export type Layer = 'reset' | 'base' | 'component' | 'screen' | 'print'

/** Puts a style rule into a cascade layer: `style(inLayer('component', { ... }))`. */
export const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({
  '@layer': { [layer]: rule },
})

/** Shorthand for nearly every file in components/ and patterns/. */
export const component = (rule: StyleRule): StyleRule => inLayer('component', rule)

/**
 * Shorthand for files in screens/. They may override a component's position but not its
 * appearance.
 */
export const screen = (rule: StyleRule): StyleRule => inLayer('screen', rule)
