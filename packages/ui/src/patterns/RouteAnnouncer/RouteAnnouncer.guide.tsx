import type { Guide } from '../../storybook/guide'
import { PageHeader } from '../PageHeader/PageHeader'

export const guide: Guide = {
  use: [
    'Once, at the root of an application that changes pages without loading a document.',
    'With the path alone: search parameters belong to the current page.',
  ],
  avoid: [
    { when: 'Something happened on the current page.', instead: 'Components/Toast' },
    { when: 'A dialog opens: it has its own name and focus.', instead: 'Components/Dialog' },
  ],
  anatomy: [
    { part: 'Document title', role: 'The page, then the product, for browser tabs and history.' },
    { part: 'Focus', role: 'Moves to the page’s h1, so that Tab and reading continue from there.' },
    { part: 'Announcement', role: 'The page’s name, invisible and read out politely.' },
  ],
  examples: [
    {
      do: {
        show: () => <PageHeader title="Invites of Maria Silva" />,
        why: 'One h1 that says which page this is: it is the first thing that people hear after a navigation.',
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
      does: 'After a navigation it moves from the page’s title to the first control in the page.',
    },
  ],
  accessibility: [
    'The browser and the screen reader handle the first page.',
    'A page with the same name at another path is announced again.',
    'A name that arrives late changes the title and is announced; the focus stays where the person is.',
    'The h1 shows no focus ring: it is not a control.',
    'Left to you: change `path` when the new page is rendered, not when its load starts, and one h1 per page.',
  ],
}
