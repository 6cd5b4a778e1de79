import { type Theme, theme } from '../theme/theme.ts'
import { dark } from './harbour/theme/dark.ts'
import { light } from './harbour/theme/light.ts'

/**
 * The brands in Storybook. Harbour is a demonstration, not a part of the product: it shows that a
 * brand only needs two theme files and a mark (docs/theming.md).
 */
export const brands = {
  hearth: theme,
  harbour: { light, dark },
} satisfies Record<string, Theme>

export type BrandName = keyof typeof brands

/** The theme of the brand that is selected in Storybook's toolbar. */
export const brandOf = (globals: Record<string, unknown>): Theme =>
  brands[globals.brand as BrandName] ?? theme
