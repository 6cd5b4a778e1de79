import type { ProfileName } from './page.ts'
import type { FigureName } from './scenarios.ts'

/** The limit of a figure of the panel. */
export interface Target {
  figure: FigureName
  label: string
  /** Whether the limit is a multiple of the same figure of the floor. */
  isRatio?: boolean
  most: Partial<Record<ProfileName, number>>
  /** @default 0 */
  digits?: number
}

/** How soon the frame that shows a press is painted. */
const frame = (figure: FigureName, label: string, ratio: number): Target => ({
  figure,
  label,
  isRatio: true,
  most: { fast: ratio, slow: ratio },
})

/** The targets of docs/performance.md. Times are in milliseconds. */
export const targets: readonly Target[] = [
  { figure: 'content', label: 'login, content', most: { slow: 1_500 } },
  { figure: 'usable', label: 'login, usable', isRatio: true, most: { slow: 1.3 } },
  { figure: 'rows', label: 'users, rows', isRatio: true, most: { fast: 1.6, slow: 1.5 } },
  { figure: 'nav', label: 'click on a link to its list', isRatio: true, most: { fast: 2 } },
  { figure: 'search', label: 'last key to results', isRatio: true, most: { fast: 1.5, slow: 1.5 } },
  { figure: 'nextPage', label: 'next page', most: { fast: 60, slow: 150 } },
  { figure: 'interaction', label: 'worst interaction', most: { fast: 56, slow: 120 } },
  {
    figure: 'nextPageAtOnce',
    label: 'next page, pressed at once',
    isRatio: true,
    most: { fast: 1.5, slow: 1.5 },
  },
  frame('nextPageFrame', 'next page, its worst frame', 1.3),
  frame('linkFrame', 'link, its worst frame', 1.3),
  frame('linkAgainFrame', 'link again, its worst frame', 1.3),
  frame('keyFrame', 'key in the search, its worst frame', 1.2),
  { figure: 'nodes10', label: 'nodes, 10 rows', most: { fast: 360 } },
  { figure: 'nodes100', label: 'nodes, 100 rows', most: { fast: 2_000 } },
  { figure: 'shift', label: 'layout shift', most: { fast: 0.003 }, digits: 4 },
  { figure: 'heap', label: 'heap of users, MB', most: { fast: 8 }, digits: 1 },
]
