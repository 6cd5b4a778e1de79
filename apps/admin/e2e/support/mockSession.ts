import type { BrowserContext } from '@playwright/test'

/** Turns the person at the panel into one of another role; the server still knows the steward. */
export const pretend = (context: BrowserContext, url: string, role: string) =>
  context.addCookies([
    {
      name: 'user',
      value: encodeURIComponent(JSON.stringify({ userName: 'Rita', email: 'r@example.org', role })),
      url,
    },
  ])
