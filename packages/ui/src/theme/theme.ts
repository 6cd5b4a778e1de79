import { dark } from './dark.ts'
import { light } from './light.ts'
import type { Tokens } from './tokens'

/** A light and a dark theme. Both are total. */
export interface Theme {
  light: Tokens
  dark: Tokens
}

/** The theme of the product. To use another brand, name its two files here (docs/theming.md). */
export const theme: Theme = { light, dark }
