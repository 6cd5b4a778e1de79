import type { Guide } from '../../storybook/guide'
import { PageHeader } from '../PageHeader/PageHeader'

export const guide: Guide = {
  use: [
    'Once, at the root of an application that changes its page without loading a document.',
    'With the path alone: search parameters belong to the page that is already there.',
  ],
  avoid: [
    { when: 'Something happened on the page that stays.', instead: 'Components/Toast' },
    { when: 'A dialog opens: it brings its own name and focus.', instead: 'Components/Dialog' },
  ],
  anatomy: [
    { part: 'Document title', role: 'The page, then the product: what tabs and history show.' },
    { part: 'Focus', role: 'Goes to the page’s h1, so that Tab and reading go on from there.' },
    { part: 'Announcement', role: 'The page’s name, hidden from the eye, read out politely.' },
  ],
  examples: [
    {
      do: {
        show: () => <PageHeader title="Invites of Maria Silva" />,
        why: 'One h1, and it says which page this is: it is the first thing heard after a navigation.',
      },
      dont: {
        show: () => <PageHeader title="Details" />,
        why: 'Heard alone, this could be any page.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'After a navigation it goes from the page’s title to the first thing in the page.',
    },
  ],
  accessibility: [
    'The first page is left to the browser and the screen reader.',
    'A page of the same name at another path is announced again.',
    'A name that arrives late changes the title and is announced; the focus stays where the person is.',
    'The h1 shows no focus ring: it is no control.',
    'Left to you: changing `path` when the new page is rendered, not when its loading begins, and one h1 a page.',
  ],
}
