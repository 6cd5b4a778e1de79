import { localize } from '@hearth/ui/text/localize'
import { count } from '@hearth/ui/text/numbers'

/** Whom or what a message is about. */
export const namesTexts = localize('namesTexts', {
  twoNames: (first: string, second: string) => `${first} and ${second}`,
  moreNames: (first: string, others: number) => `${first} and ${count(others)} others`,
})
