import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css'
import { theme } from './theme'
import { variableOf } from './themeRules'
import { toCss } from './tokens'
import { writeTheme } from './writeTheme'

// Cascade order, weakest first; `inLayer` (layers.ts) puts a rule into one of these.
globalLayer('reset')
globalLayer('base')
globalLayer('component')
globalLayer('screen')
globalLayer('print')

/** The theme contract: components may take their values only from here. */
export const vars = createGlobalThemeContract(toCss(theme.light), (_value, path) =>
  variableOf(path),
)

writeTheme(theme)
