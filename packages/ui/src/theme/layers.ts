import type { StyleRule } from '@vanilla-extract/css'

/** Cascade layers, weakest first. Declared in this order by vars.css.ts. */
export type Layer = 'reset' | 'base' | 'component' | 'screen'

/** Puts a style rule into a cascade layer: `style(inLayer('component', { ... }))`. */
export const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({
  '@layer': { [layer]: rule },
})

/** Shorthand for what nearly every file in components/ and patterns/ writes. */
export const component = (rule: StyleRule): StyleRule => inLayer('component', rule)

/** Shorthand for files in screens/, which may overrule a component's place but not its look. */
export const screen = (rule: StyleRule): StyleRule => inLayer('screen', rule)
