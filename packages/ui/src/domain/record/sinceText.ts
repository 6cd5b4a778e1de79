import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/**
 * Texts of what others did since somebody last looked; those of specification 2.11 are verbatim.
 */
export const sinceText = localize('since', {
  title: 'Since you last looked',
  failed: 'Some error occurred while fetching data',
  since: (moment: string) => `Since ${moment}`,
  decisions: (decisions: number, administrators: number) =>
    `${count(decisions)} ${decisions === 1 ? 'decision' : 'decisions'} by ${
      administrators === 1
        ? '1 other administrator'
        : `${count(administrators)} other administrators`
    }`,
  undone: (undone: number) => `${count(undone)} undone`,
  /** Shown above the largest count. */
  more: (words: string) => `more than ${words}`,
  copy: 'Copy as text',
  seen: 'Mark as seen',
})
