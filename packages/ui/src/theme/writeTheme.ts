import { globalStyle } from '@vanilla-extract/css'
import type { Theme } from './theme'
import { themeRules } from './themeRules'

/**
 * Writes a theme's values into the style sheet of the calling `.css.ts` file.
 * @param brand limits the values to `data-brand` with this name. @default everywhere
 */
export function writeTheme(theme: Theme, brand?: string) {
  for (const { selector, media, ...style } of themeRules(theme, brand)) {
    globalStyle(selector, media ? { '@media': { [media]: style } } : style)
  }
}
