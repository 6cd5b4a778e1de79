import { localize } from '../../text/localize'

/** Texts of every chart. */
export const chartText = localize('chart', {
  table: 'Table',
  download: 'Download CSV',
  /** Names a button for screen readers. It begins with the visible text (WCAG 2.5.3). */
  actionOf: (action: string, chart: string) => `${action}: ${chart}`,
  /** The value of a series: 'Arrived 9'. */
  value: (series: string, amount: string) => `${series} ${amount}`,
  /** A point with its values: 'Nov 3, 2026: Arrived 9, Decided 4'. */
  point: (name: string, values: readonly string[]) => `${name}: ${values.join(', ')}`,
})
