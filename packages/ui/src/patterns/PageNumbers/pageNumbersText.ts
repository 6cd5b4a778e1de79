import { localize } from '../../text/localize'

/** Texts of PageNumbers; those of specification 2.14 are verbatim. */
export const pageNumbersText = localize('pageNumbers', {
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  showing: (from: string, to: string, total: string, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
})
