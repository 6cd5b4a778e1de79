// Specification: 2.2

import { describe, expect, it } from 'vitest'
import { isActive } from './isActive'

describe('isActive', () => {
  it.each([
    ['/', '/', true],
    ['/', '', true],
    ['/', '/?page=2', true],
    ['/', '/users', false],
    ['/users', '/users', true],
    ['/users', '/users/', true],
    ['/users', '/users/42', true],
    ['/users', '/users/view-invites/42', true],
    ['/users', '/users?search=ana#top', true],
    ['/users', '/users-x', false],
    ['/users', '/', false],
    ['/users', '/posts/users', false],
    ['/memberships', '/memberships/edit/1', true],
  ])('link %s at %s: %s', (href, path, expected) => {
    expect(isActive(href, path)).toBe(expected)
  })
})
