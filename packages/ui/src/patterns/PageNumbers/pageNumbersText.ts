/** Texts of PageNumbers; those of specification 2.14 are verbatim. */
export const pageNumbersText = {
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  showing: (from: string, to: string, total: string, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
} as const
