import { type Theme, theme } from '../theme/theme'
import { dark } from './harbour/theme/dark'
import { light } from './harbour/theme/light'

/**
 * The brands that Storybook can wear. Harbour is a demonstration, not a part of the product: it
 * shows that two theme files and a mark are all that a brand takes (docs/theming.md).
 */
export const brands = {
  hearth: theme,
  harbour: { light, dark },
} satisfies Record<string, Theme>

export type BrandName = keyof typeof brands

/** The theme of the brand that Storybook's toolbar names. */
export const brandOf = (globals: Record<string, unknown>): Theme =>
  brands[globals.brand as BrandName] ?? theme
