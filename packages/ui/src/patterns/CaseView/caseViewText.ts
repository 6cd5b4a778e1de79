import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of a case that are the same for every kind. */
export const caseViewText = localize('caseView', {
  previous: 'Previous',
  next: 'Next',
  position: (at: number, total: number) => `${count(at)} of ${count(total)}`,
  skip: 'Skip',
  skipped: (name: string) => `Skipped ${name}.`,
  allKeys: 'All keys',
  notSaved: "Your decision wasn't saved. Decide again.",
})
