import type { BrandName } from '@hearth/ui/storybook/brands'

/** Toolbar choices; preview.tsx offers them. */
export interface StoryGlobals {
  theme: 'light' | 'dark' | 'system'
  brand: BrandName
  direction: 'ltr' | 'rtl'
  /** Percent of the browser's own text size. */
  textSize: '100' | '150' | '200'
  motion: 'system' | 'reduced'
}
