import type { BrowserContext } from '@playwright/test'

/**
 * Makes the panel take the person for somebody of another role; to the server it is still the
 * steward.
 */
export const pretend = (context: BrowserContext, url: string, role: string) =>
  context.addCookies([
    {
      name: 'user',
      value: encodeURIComponent(JSON.stringify({ userName: 'Rita', email: 'r@example.org', role })),
      url,
    },
  ])
