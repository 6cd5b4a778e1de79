import {
  assignVars,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
} from '@vanilla-extract/css'
import { dark } from './dark'
import { forcedColors } from './forcedColors'
import { light } from './light'
import { toCss } from './tokens'

// Cascade order, weakest first; `inLayer` (layers.ts) puts a rule into one of these.
globalLayer('reset')
globalLayer('base')
globalLayer('component')
globalLayer('screen')

const lightCss = toCss(light)
const darkCss = toCss(dark)

/** The theme contract: the only thing that components may take a value from. */
export const vars = createGlobalThemeContract(
  lightCss,
  (_value, path) => `hearth-${path.join('-')}`,
)

const lightVars = assignVars(vars, lightCss)
const darkVars = assignVars(vars, darkCss)

// `data-theme` on any element fixes the theme of what is inside it; without one the system decides.
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: lightVars })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars })
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
  },
})
globalStyle(':root, [data-theme]', {
  '@media': {
    '(forced-colors: active)': { vars: assignVars(vars.color, forcedColors) },
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.motion, {
        ...lightCss.motion,
        fast: '0ms',
        normal: '0ms',
        slow: '0ms',
      }),
    },
  },
})
// A forced or reduced mode also wins over an explicit theme.
globalStyle(':root[data-theme="dark"], :root[data-theme="light"]', {
  '@media': {
    '(forced-colors: active)': { vars: assignVars(vars.color, forcedColors) },
  },
})
