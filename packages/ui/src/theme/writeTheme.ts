import { assignVars, type createThemeContract, globalStyle } from '@vanilla-extract/css'
import { forcedColors } from './forcedColors'
import { media } from './media'
import type { Theme } from './theme'
import { toCss } from './tokens'

type Contract = ReturnType<typeof createThemeContract<ReturnType<typeof toCss>>>

/**
 * Writes a theme's values into the style sheet of the calling `.css.ts` file. `data-theme` on any
 * element sets light or dark for its content; without it on the root, the system setting applies.
 * Rules of one theme have the same specificity, so their order decides: forced colours and reduced
 * motion come last and always apply.
 * @param brand limits the values to `data-brand` with this name. @default everywhere
 */
export function writeTheme(vars: Contract, { light, dark }: Theme, brand?: string) {
  const owner = `[data-brand="${brand}"]`
  const root = brand ? owner : ':where(:root)'
  const within = brand ? `:is(${owner}, ${owner} *)` : ''
  const lightCss = toCss(light)
  const darkVars = assignVars(vars, toCss(dark))
  const still = { fast: '0ms', enter: '0ms', exit: '0ms', move: '0ms' }

  globalStyle(`${root}, ${within}:where([data-theme="light"])`, {
    colorScheme: 'light',
    vars: assignVars(vars, lightCss),
  })
  globalStyle(`${within}:where([data-theme="dark"])`, {
    '@media': { screen: { colorScheme: 'dark', vars: darkVars } },
  })
  globalStyle(`${root}:where(:not([data-theme]))`, {
    '@media': { [media.darkSystem]: { colorScheme: 'dark', vars: darkVars } },
  })
  globalStyle(`${root}, ${within}:where([data-theme])`, {
    '@media': {
      [media.forcedColors]: { vars: assignVars(vars.color, forcedColors) },
      [media.reducedMotion]: { vars: assignVars(vars.motion, { ...lightCss.motion, ...still }) },
    },
  })
}
