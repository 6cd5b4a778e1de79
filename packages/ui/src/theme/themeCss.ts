import type { Theme } from './theme.ts'
import { themeRules } from './themeRules.ts'

/**
 * A theme as a style sheet, for an application that brings its own brand without vanilla-extract:
 * write it into a file or a `<style>`, and set `data-brand` on the root element.
 * @param brand limits the values to `data-brand` with this name. @default everywhere
 */
export const themeCss = (theme: Theme, brand?: string): string =>
  themeRules(theme, brand)
    .map(({ selector, media, colorScheme, vars }) => {
      const scheme = colorScheme ? `color-scheme:${colorScheme};` : ''
      const values = Object.entries(vars).map(([name, value]) => `${name}:${value}`)
      const rule = `${selector}{${scheme}${values.join(';')}}`
      return media ? `@media ${media}{${rule}}` : rule
    })
    .join('\n')
