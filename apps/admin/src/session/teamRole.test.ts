import { rolePermissions } from '@hearth/api/permissions.gen'
import { expect, it } from 'vitest'
import { roleWith } from './teamRole'

it.each(Object.entries(rolePermissions))('finds the role %s by its permissions', (role, own) => {
  expect(roleWith([...own].reverse())).toBe(role)
})

it('names no role for other permissions, nor without a list', () => {
  expect(roleWith(['members.read'])).toBeUndefined()
  expect(roleWith([...rolePermissions.viewer, 'a.new.one'])).toBeUndefined()
  expect(roleWith(undefined)).toBeUndefined()
})
