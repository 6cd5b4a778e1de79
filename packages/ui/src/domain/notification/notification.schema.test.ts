// Specification: 2.17, 5

import { describe, expect, it } from 'vitest'
import { notificationSchema } from './notification.schema'

describe('notificationSchema', () => {
  it('trims both texts and keeps what is inside of them', () => {
    expect(
      notificationSchema.parse({ title: ' Meeting  moved ', body: '\n At nine.\n\nBring tea. ' }),
    ).toEqual({ title: 'Meeting  moved', body: 'At nine.\n\nBring tea.' })
  })

  it.each([
    ['', '', 'title'],
    [' ', '\n\t', 'title'],
    ['', 'At nine.', 'title'],
    ['Meeting moved', '  ', 'body'],
  ])('with title %j and message %j says it once, on the %s', (title, body, field) => {
    const issues = notificationSchema.safeParse({ title, body }).error?.issues
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      [field, 'Please fill in both title and message'],
    ])
  })

  it.each([
    ['a'.repeat(100), 'b'.repeat(1000), undefined],
    ['a'.repeat(101), 'b', 'title'],
    ['a', 'b'.repeat(1001), 'body'],
    ['a', '😀'.repeat(999), undefined],
    ['😀'.repeat(2), '😀'.repeat(999), 'body'],
  ])('counts characters and bytes of %.3s and %.3s', (title, body, field) => {
    const issues = notificationSchema.safeParse({ title, body }).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual(
      field ? [[field, 'Too long for a push notification']] : [],
    )
  })
})
