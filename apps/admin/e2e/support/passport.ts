import type { Page } from '@playwright/test'

/** The open passport, above the page with the facts beside it. */
export const openPassport = (page: Page) =>
  page.getByRole('dialog', { name: 'Passport', exact: true })

/** The page of the passport that is painted. */
export const passportImage = (page: Page) =>
  openPassport(page).getByRole('img', { name: /^Passport/ })
