import { Link } from '../../components/Link/Link'
import type { TimelineEntry } from './Timeline'

/** Made-up actions: one for each state of an undo. */
export const entries: readonly TimelineEntry[] = [
  {
    id: 't1',
    at: '2026-06-15T08:40:00Z',
    actor: { name: 'Ana Duarte', href: '/stewards/ana' },
    action: (
      <>
        <span>lent</span> <Link href="/books/atlas">Atlas of rivers</Link>{' '}
        <span>to Maria Silva</span>
      </>
    ),
    actionText: 'lent Atlas of rivers to Maria Silva',
    reason: 'For the walk on Saturday.',
    changes: [
      { field: 'Lent to', before: 'None', after: 'Maria Silva' },
      { field: 'Back on', before: 'None', after: 'Jun 29, 2026' },
    ],
    undo: { state: 'possible', until: '2026-06-22T08:40:00Z' },
  },
  {
    id: 't2',
    at: '2026-06-14T18:20:00Z',
    actor: { name: 'Rui Matos' },
    action: 'removed Tides of the coast',
    actionText: 'removed Tides of the coast',
    reason: 'Lost.\nNobody has it.',
    undo: { state: 'done', by: 'Ana Duarte' },
  },
  {
    id: 't3',
    at: '2026-06-14T10:05:00Z',
    actor: { name: 'مریم رضایی' },
    action: 'renamed Birds',
    actionText: 'renamed Birds',
    changes: [{ field: 'Title', before: 'Birds', after: 'پرندگان' }],
    undo: { state: 'over', by: 'Rui Matos' },
  },
  {
    id: 't4',
    at: '2026-05-02T09:00:00Z',
    actor: { name: 'Rui Matos' },
    action: 'sent a reminder to Tomás Quintela',
    actionText: 'sent a reminder to Tomás Quintela',
    undo: { state: 'never' },
  },
]
