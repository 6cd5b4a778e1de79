import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { DraftNote } from './DraftNote'

export const guide: Guide = {
  use: [
    'First in every form of the panel with typed text, with `isRestored` of `useDraftForm`.',
    'In a dialog that opens again because it was open when the session ended.',
  ],
  avoid: [
    { when: 'A save has failed: the typed text is still there.', instead: 'Components/Form' },
    {
      when: 'Somebody is about to leave unsaved changes.',
      instead: 'Patterns/UnsavedChanges',
    },
    { when: 'A search or a filter: the address has them, and restores them.' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Shows that this is information and nothing is wrong.' },
    { part: 'Words', role: 'What was kept, and that it is not saved or sent.' },
  ],
  examples: [
    {
      do: {
        show: () => <DraftNote isShown />,
        why: 'Says what happened and what is left to do, calmly.',
      },
      dont: {
        show: () => <Notice tone="critical">Session expired! Unsaved draft detected.</Notice>,
        why: 'All is well again: nothing was lost, and the person has signed in.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A status instead of an alert: it waits until the page or the dialog and its first field have been named.',
    'It never takes the focus, and is before the first field, where readers pass it.',
    'Left to you: a restored form must count as changed. `useDraftForm` takes care of it.',
  ],
}
