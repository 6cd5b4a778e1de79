import type { ProfileName } from './page.ts'
import type { FigureName } from './scenarios.ts'

/** What a figure of the panel may be: a number of its own, or a multiple of a floor's. */
export interface Target {
  figure: FigureName
  label: string
  /** The floor that it is compared with. */
  floor?: 'static' | 'hello' | 'stack'
  most: Partial<Record<ProfileName, number>>
  /** @default 0 */
  digits?: number
}

/** The targets of docs/performance.md. Times are in milliseconds. */
export const targets: readonly Target[] = [
  { figure: 'content', label: 'login, content', floor: 'static', most: { slow: 1.3 } },
  { figure: 'usable', label: 'login, usable', floor: 'hello', most: { slow: 1.6 } },
  { figure: 'rows', label: 'users, rows', floor: 'stack', most: { fast: 1.25, slow: 1.25 } },
  { figure: 'nav', label: 'click on a link to its list', floor: 'stack', most: { fast: 1.5 } },
  { figure: 'navHover', label: 'the same after a hover', floor: 'stack', most: { fast: 1.2 } },
  { figure: 'navAgain', label: 'the same, second time', floor: 'stack', most: { fast: 1.5 } },
  {
    figure: 'search',
    label: 'last key to results',
    floor: 'stack',
    most: { fast: 1.5, slow: 1.5 },
  },
  { figure: 'nextPage', label: 'next page', most: { fast: 40, slow: 120 } },
  { figure: 'interaction', label: 'worst interaction', most: { fast: 50, slow: 100 } },
  { figure: 'nodes10', label: 'nodes, 10 rows', most: { fast: 320 } },
  { figure: 'nodes100', label: 'nodes, 100 rows', most: { fast: 2_000 } },
  { figure: 'frame', label: '100 rows, scroll frame p95', most: { fast: 18 }, digits: 1 },
  { figure: 'shift', label: 'layout shift', most: { fast: 0.003 }, digits: 4 },
  { figure: 'heap', label: 'heap of users, MB', most: { fast: 7 }, digits: 1 },
]
