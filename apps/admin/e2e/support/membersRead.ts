import type { Page } from '@playwright/test'

/** The ids of the members that a page reads from now on, in order. */
export function membersReadBy(page: Page): readonly string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/api\/users\/([\w-]{36})$/.exec(request.url()) ?? []
    if (id) ids.push(id)
  })
  return ids
}
