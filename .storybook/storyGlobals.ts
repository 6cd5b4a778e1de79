import type { BrandName } from '@hearth/ui/storybook/brands'
import { type Locale, locales } from '@hearth/ui/storybook/locales'

/** Toolbar choices; preview.tsx offers them. */
export interface StoryGlobals {
  theme: 'light' | 'dark' | 'system'
  brand: BrandName
  /** Language of texts, dates and numbers. */
  locale: Locale
  /** That of the language, or one of its own, to see the mirrored page in words one can read. */
  direction: 'auto' | 'ltr' | 'rtl'
  /** Percent of the browser's own text size. */
  textSize: '100' | '150' | '200'
  motion: 'system' | 'reduced'
  /** How close the rows of lists are. */
  density: 'comfortable' | 'compact'
  /** The brand's colours, or those of a system that forces its own. */
  colors: 'own' | 'forced'
}

/** The direction of a page with these settings. */
export const directionOf = ({ locale, direction }: StoryGlobals): 'ltr' | 'rtl' =>
  direction === 'auto' ? locales[locale].direction : direction
