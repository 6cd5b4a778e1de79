import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { readSections, sections } from './sections'

it('reads the first parts of the addresses inside the panel', () => {
  const root = createRootRoute()
  const panel = createRoute({ getParentRoute: () => root, id: '/_panel' })
  const admin = createRoute({ getParentRoute: () => panel, id: '/_admin' })
  const pages = ['/', 'team/roles', 'users/$id', 'users/view-invites/$id'].map((path) =>
    createRoute({ getParentRoute: () => admin, path }),
  )
  const unknown = createRoute({ getParentRoute: () => panel, path: '$' })
  const login = createRoute({ getParentRoute: () => root, path: 'login' })
  const routeTree = root.addChildren([
    panel.addChildren([admin.addChildren(pages), unknown]),
    login,
  ])
  readSections(createRouter({ routeTree }))
  expect([...sections].sort()).toEqual(['team', 'users'])
})
