import type { BrowserContext } from '@playwright/test'

/**
 * Makes the panel believe that the person has another role; for the server it is still the
 * steward.
 */
export const mockSession = (context: BrowserContext, url: string, role: string) =>
  context.addCookies([
    {
      name: 'user',
      value: encodeURIComponent(JSON.stringify({ userName: 'Rita', email: 'r@example.org', role })),
      url,
    },
  ])
