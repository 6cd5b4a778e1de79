import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { DraftNote } from './DraftNote'

export const guide: Guide = {
  use: [
    'First in every form of the panel that holds typed text, with `isRestored` of `useDraftForm`.',
    'In a dialog that is open again because it was open when the session ended.',
  ],
  avoid: [
    { when: 'A save has failed: what was typed never went away.', instead: 'Components/Form' },
    {
      when: 'Somebody is about to leave what is not saved.',
      instead: 'Patterns/UnsavedChanges',
    },
    { when: 'A search or a filter: they stand in the address, and come back with it.' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Says that this is to know and nothing is wrong.' },
    { part: 'Words', role: 'What was kept, and that it is not saved, or not sent.' },
  ],
  examples: [
    {
      do: {
        show: () => <DraftNote isShown />,
        why: 'Says what happened and what is left to do, without alarm.',
      },
      dont: {
        show: () => <Notice tone="critical">Session expired! Unsaved draft detected.</Notice>,
        why: 'All is well again: nothing was lost, and the person has signed in.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A status and no alert: it waits until the page or the dialog and its first field have been named.',
    'It never takes the focus, and stands before the first field, where a reader comes by.',
    'Left to you: a form that was restored counts as changed. `useDraftForm` sees to it.',
  ],
}
