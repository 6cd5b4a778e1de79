import { expect, it } from 'vitest'
import type { RecordEntry } from './recordModel'
import { subjectHref } from './subjectHref'

const entry = (action: string, subject: RecordEntry['subject']): RecordEntry => ({
  id: '1',
  at: '2026-06-15T09:30:00Z',
  action,
  subject,
  undo: { state: 'possible' },
})

it.each<[string, RecordEntry['subject'], string | undefined]>([
  ['user.ban', { kind: 'member', id: 'm1', name: 'Ana' }, '/users/m1'],
  ['membership.create', { kind: 'plan', id: 'p1', name: 'Gold' }, '/memberships/view/p1'],
  ['user.delete', { kind: 'member', id: 'm1', name: 'Ana', isDeleted: true }, '/trash'],
  ['user.ban', { kind: 'member', id: 'm1', name: 'Ana', isDeleted: true }, undefined],
  ['membership.create', { kind: 'plan', id: 'p1', name: 'Gold', isDeleted: true }, undefined],
  ['user.ban', { kind: 'member', id: 'm1', name: null }, undefined],
  ['record.export', null, undefined],
])('%s of %j leads to %s', (action, subject, href) => {
  expect(subjectHref(entry(action, subject))).toBe(href)
})
