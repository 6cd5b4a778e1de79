import { forcedColors } from './forcedColors.ts'
import { media } from './media.ts'
import type { Theme } from './theme.ts'
import { toCss } from './tokens.ts'

/** One rule of a theme's style sheet: values for the variables of the contract. */
export interface ThemeRule {
  selector: string
  media?: string
  colorScheme?: 'light' | 'dark'
  vars: Record<`--${string}`, string>
}

/** The name of a token's variable, without its dashes: `hearth-color-text-body`. */
export const variableOf = (path: readonly string[]): string => `hearth-${path.join('-')}`

/** The variables of a branch of a theme: `--hearth-color-text-body` and so on. */
const variables = (branch: object, ...path: string[]): ThemeRule['vars'] =>
  Object.fromEntries(
    Object.entries(branch).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[`--${variableOf([...path, key])}`, value]]
        : Object.entries(variables(value, ...path, key)),
    ),
  )

/**
 * The rules of a theme, in order. `data-theme` on any element sets light or dark for its content;
 * without it on the root, the system setting applies. Rules of one theme have the same
 * specificity, so their order decides: forced colours and reduced motion come last and always
 * apply.
 * @param brand limits the values to `data-brand` with this name. @default everywhere
 */
export function themeRules({ light, dark }: Theme, brand?: string): ThemeRule[] {
  const owner = `[data-brand="${brand}"]`
  const root = brand ? owner : ':where(:root)'
  const within = brand ? `:is(${owner}, ${owner} *)` : ''
  const lightCss = toCss(light)
  const darkVars = variables(toCss(dark))
  const still = { fast: '0ms', enter: '0ms', exit: '0ms', move: '0ms' }
  const anyTheme = `${root}, ${within}:where([data-theme])`
  return [
    {
      selector: `${root}, ${within}:where([data-theme="light"])`,
      colorScheme: 'light',
      vars: variables(lightCss),
    },
    {
      selector: `${within}:where([data-theme="dark"])`,
      media: 'screen',
      colorScheme: 'dark',
      vars: darkVars,
    },
    {
      selector: `${root}:where(:not([data-theme]))`,
      media: media.darkSystem,
      colorScheme: 'dark',
      vars: darkVars,
    },
    {
      selector: anyTheme,
      media: media.forcedColors,
      vars: variables(forcedColors, 'color'),
    },
    {
      selector: anyTheme,
      media: media.reducedMotion,
      vars: variables({ ...lightCss.motion, ...still }, 'motion'),
    },
  ]
}
