import { describe, expect, it } from 'vitest'
import { actionText, entryActor, fieldName, fieldValue, verbOf } from './recordWords'

describe('verbOf', () => {
  it.each([
    ['user.ban', undefined, 'banned {name}'],
    ['user.ban', 'true', 'banned {name}'],
    ['announcement.toggle-pinned', 'true', 'pinned the announcement {name}'],
    ['announcement.toggle-pinned', 'false', 'unpinned the announcement {name}'],
    [
      'announcement.toggle-pinned',
      undefined,
      'changed the pinned status of the announcement {name}',
    ],
    ['user.knight', undefined, 'user.knight {name}'],
  ])('words %s with the value %s as "%s"', (action, value, words) => {
    expect(verbOf(action, value)).toBe(words)
  })
})

describe('entryActor', () => {
  it('names an operator, and nobody for what a job did', () => {
    expect(entryActor({ action: 'admin.create', actor: null })).toBe('Server operator')
    expect(entryActor({ action: 'certificate.issue', actor: null })).toBe('Automatically')
    expect(entryActor({ action: 'document.delete', actor: null })).toBe('Automatically')
    const actor = { id: 'a1', name: 'Ana Duarte' }
    expect(entryActor({ action: 'certificate.issue', actor })).toBe('Ana Duarte')
  })
})

describe('actionText', () => {
  const pin = {
    id: 'e1',
    at: '2026-06-15T09:30:00.000Z',
    action: 'announcement.toggle-pinned',
    subject: { kind: 'announcement', id: 'a1', name: 'Picnic' },
    changes: [{ field: 'isPinned', before: 'false', after: 'true' }],
  }
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

  it.each([
    ['users', '2000', 'exported 2,000 members'],
    ['users', '1', 'exported 1 member'],
    ['badge-requests', '3', 'exported 3 citizenship requests'],
    ['record', '12', 'exported 12 entries'],
    ['partners', '5', 'exported a list'],
  ])('counts the exported rows of %s (%s)', (list, exportedRows, words) => {
    const changes = Object.entries({ list, exportedRows }).map(([field, after]) => ({
      field,
      before: null,
      after,
    }))
    expect(actionText({ ...pin, action: 'list.export', subject: null, changes })).toBe(words)
  })

  it('says until when somebody was banned', () => {
    const changes = [
      { field: 'isBanned', before: 'false', after: 'true' },
      { field: 'bannedUntil', before: null, after: '2026-12-12T10:22:00.000Z' },
    ]
    const ban = { ...pin, action: 'user.ban', changes }
    const undoing = changes.map(({ field, before, after }) => ({
      field,
      before: after,
      after: before,
    }))
    expect(plain(actionText(ban))).toBe('banned Picnic until Dec 12, 2026, 10:22')
    expect(plain(actionText({ ...ban, action: 'user.ban.undo', changes: undoing }))).toBe(
      'undid: banned Picnic until Dec 12, 2026, 10:22',
    )
    expect(plain(actionText({ ...ban, action: 'user.un-ban', changes: undoing }))).toBe(
      'lifted the ban on Picnic',
    )
  })

  it('names what an undo undid, not the value that it restored', () => {
    const changes = [{ field: 'isPinned', before: 'true', after: 'false' }]
    expect(plain(actionText(pin))).toBe('pinned the announcement Picnic')
    expect(plain(actionText({ ...pin, action: `${pin.action}.undo`, changes }))).toBe(
      'undid: pinned the announcement Picnic',
    )
  })

  it.each([
    ['badge.approve', "approved Picnic's citizenship"],
    ['user.delete-own', 'deleted their own account'],
    ['user.export', 'had a copy of the data made for Picnic'],
    ['user.export-own', 'had a copy of their own data made'],
    ['user.decline', 'declined to verify Picnic'],
    ['report.keep', 'kept the reported post Picnic'],
    ['report.hide', 'hid the reported post Picnic'],
    ['report.hide-and-ban', 'hid the reported post Picnic and banned its author'],
    ['document.view', 'viewed a document of Picnic'],
    ['document.hold', 'put a hold on the documents of Picnic'],
    ['document.release', 'released the documents of Picnic'],
    ['document.delete', 'deleted a document of Picnic'],
    ['certificate.issue', 'issued a certificate to Picnic'],
    ['certificate.withdraw', 'withdrew the certificate of Picnic'],
  ])('places the name of the subject: %s', (action, words) => {
    expect(plain(actionText({ ...pin, action }))).toBe(words)
  })

  it('leaves no gap without a subject', () => {
    expect(actionText({ ...pin, action: 'push.send', subject: null })).toBe(
      'sent a push notification to',
    )
  })
})

describe('fieldName', () => {
  it.each([
    ['isBanned', 'Banned'],
    ['publishedAt', 'Publish time'],
    ['billingPeriod', 'Billing period'],
    ['sort_order', 'Sort order'],
    ['title', 'Title'],
    ['', ''],
  ])('%j is %j', (field, name) => {
    expect(fieldName(field)).toBe(name)
  })
})

describe('fieldValue', () => {
  it.each([
    ['isBanned', 'true', 'Yes'],
    ['isBanned', 'false', 'No'],
    ['title', null, 'None'],
    ['title', '', 'None'],
    ['price', '9.5', '9.5'],
    ['badgeRequestStatus', '2', 'Approved'],
    ['status', 'declined', 'Declined'],
    ['status', 'of another backend', 'of another backend'],
    ['count', '2', '2'],
    ['title', '<b>bold</b>', '<b>bold</b>'],
    ['features', 'Library\nGarden', 'Library\nGarden'],
    ['toString', 'constructor', 'constructor'],
  ])('%s: %j is %j', (field, value, words) => {
    expect(fieldValue(field, value)).toBe(words)
  })

  it('is a date and a time for a moment', () => {
    expect(fieldValue('publishedAt', '2026-06-15T09:30:00.000Z')).toMatch(
      /^Jun 15, 2026, \d\d:\d\d$/,
    )
  })
})
