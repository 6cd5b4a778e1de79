import { describe, expect, it } from 'vitest'
import { type ActionContract, type ActionRow, actionsModule, recordKindsModule } from './actions.ts'

const named = { headers: { 'Record-Entry': {} } }

const contractOf = (actions: Record<string, ActionRow>): ActionContract => ({
  paths: {
    '/seats/{id}': {
      delete: {
        operationId: 'deleteSeat',
        responses: { 200: named },
        'x-permission': 'seats.write',
      },
      put: { operationId: 'paintSeat', responses: { 200: {} }, 'x-permission': 'seats.write' },
      get: { operationId: 'getSeat', responses: {}, 'x-permission': [] },
    },
    '/seats/{id}/keep': {
      post: {
        operationId: 'keepSeat',
        responses: { 200: named },
        'x-permission': ['seats.write', 'seats.keep'],
      },
    },
  },
  components: { schemas: { EmailPreview: { properties: { action: { enum: ['gone'] } } } } },
  'x-permissions': { 'seats.write': 'Write seats', 'seats.keep': 'Keep seats' },
  'x-actions': actions,
})

const deletion: ActionRow = {
  calls: ['deleteSeat'],
  subject: 'seat',
  fields: ['isDeleted'],
  filters: ['deletions'],
}

describe('actionsModule', () => {
  it('adds the permission of its calls to what undoing an action needs', () => {
    const row = { ...deletion, permissions: ['seats.keep'] }
    const text = actionsModule(contractOf({ 'seat.delete': row }))
    expect(text).toContain("permissions: ['seats.write', 'seats.keep']")
  })

  it('lets an action of a job list what undoing it needs', () => {
    const row = { fields: ['isTaken'], permissions: ['seats.keep'], automatic: true }
    const text = actionsModule(contractOf({ 'seat.expire': row }))
    expect(text).toContain("permissions: ['seats.keep']")
  })

  it('gives an action that cannot be undone no permissions', () => {
    const text = actionsModule(contractOf({ 'seat.look': { calls: ['getSeat'] } }))
    expect(text).toContain('permissions: []')
  })

  it.each<[string, Record<string, ActionRow>]>([
    ['seat.delete has sweepSeat, which is no call', { 'seat.delete': { calls: ['sweepSeat'] } }],
    [
      'seat.delete needs seats.sweep, which is no permission',
      { 'seat.delete': { ...deletion, permissions: ['seats.sweep'] } },
    ],
    [
      'seat.look has permissions without fields: it cannot be undone',
      { 'seat.look': { permissions: ['seats.keep'] } },
    ],
    [
      'seat.keep can be undone: its calls must have one permission, the same for all',
      { 'seat.keep': { ...deletion, calls: ['keepSeat'] } },
    ],
    [
      'seat.sweep can be undone: its calls must have one permission, the same for all',
      { 'seat.sweep': { ...deletion, calls: [] } },
    ],
    [
      'seat.expire can be undone: its calls must have one permission, the same for all',
      { 'seat.expire': { fields: ['isTaken'], automatic: true } },
    ],
    [
      'seat.paint can be undone: the answer of paintSeat needs Record-Entry',
      { 'seat.paint': { ...deletion, calls: ['paintSeat'] } },
    ],
    [
      'seat.delete has the opposite seat.restore, which is no action',
      { 'seat.delete': { ...deletion, opposite: 'seat.restore' } },
    ],
    [
      'seat.look has an opposite, but no fields to restore',
      { 'seat.look': { opposite: 'seat.look' } },
    ],
    [
      'seat.delete has isDeleted twice',
      { 'seat.delete': { ...deletion, fields: ['isDeleted', 'isDeleted'] } },
    ],
    [
      'An action has the notice lost, which EmailPreview lacks',
      { 'seat.delete': { notice: 'lost' } },
    ],
    [
      'Two actions have the notice gone',
      { 'seat.delete': { notice: 'gone' }, 'seat.sweep': { notice: 'gone' } },
    ],
  ])('refuses a table in which %s', (message, actions) => {
    expect(() => actionsModule(contractOf(actions))).toThrow(message)
  })

  it('lets several actions email the team', () => {
    const actions = { 'seat.lend': { notice: 'team' }, 'seat.take': { notice: 'team' } }
    expect(() => actionsModule(contractOf(actions))).not.toThrow()
  })
})

describe('recordKindsModule', () => {
  it('lists an action in each of its filters', () => {
    const actions = { 'seat.delete': { ...deletion, filters: ['deletions', 'seats'] } }
    const text = recordKindsModule(contractOf(actions))
    expect(text).toContain("  deletions: ['seat.delete'],\n  seats: ['seat.delete'],\n")
  })

  it('lists the kinds that a deletion puts in the trash', () => {
    const actions = { 'seat.delete': deletion, 'seat.lend': { subject: 'chair', fields: ['lent'] } }
    const text = recordKindsModule(contractOf(actions))
    expect(text).toContain("TRASH_KINDS = ['all', 'seat'] as const\n")
  })
})
