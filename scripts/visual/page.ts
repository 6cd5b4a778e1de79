import { type BrowserContext, test as base } from '@playwright/test'

/** One context per worker: from the second page on, Storybook's files come from its cache. */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use.contextOptions)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage()
    await use(page)
    await page.close()
  },
})
