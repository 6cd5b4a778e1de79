import { dark } from './dark.ts'
import { light } from './light.ts'
import type { Tokens } from './tokens'

/** A look, by day and by lamplight. Both are total. */
export interface Theme {
  light: Tokens
  dark: Tokens
}

/** What the product wears. To wear another brand, name its two files here (docs/theming.md). */
export const theme: Theme = { light, dark }
