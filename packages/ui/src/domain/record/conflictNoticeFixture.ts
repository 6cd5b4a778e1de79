import type { RecordEntry } from './recordModel'

/** A decision of a made-up steward, for stories. */
export const approval: RecordEntry = {
  id: 'e1',
  at: '2026-06-15T08:40:00Z',
  action: 'badge.approve',
  actor: { id: 'a1', name: 'Ana Duarte' },
  subject: { kind: 'member', id: 'r1', name: 'Tomás Quintela' },
  undo: { state: 'possible' },
}
