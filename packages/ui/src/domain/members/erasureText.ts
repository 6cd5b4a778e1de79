import { localize } from '../../text/localize'

/** Texts of the question before the words about a member are erased from the record. */
export const erasureText = localize('erasure', {
  erase: 'Erase from the record',
  title: (name: string) => `Erase ${name} from the record`,
  question: 'Erase what the record says about this member?',
  effect:
    'Reasons, titles and addresses are gone for good. The record keeps who did what and when, and none of it can be undone any more.',
})
