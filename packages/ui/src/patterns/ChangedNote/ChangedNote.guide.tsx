import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../workshop/guide'
import { ChangedNote } from './ChangedNote'

export const guide: Guide = {
  use: [
    'First in a form that edits a record, with `useChanged`: the record as it came last, and what is typed.',
  ],
  avoid: [
    { when: 'The record could not be reloaded.', instead: 'Patterns/StaleNote' },
    { when: 'The server refused the save.', instead: 'Components/Form' },
    { when: 'What was typed is back after the session ended.', instead: 'Patterns/DraftNote' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Says that care is due, and that nothing is wrong yet.' },
    { part: 'Words', role: 'What happened elsewhere, and what a save will do about it.' },
  ],
  examples: [
    {
      do: {
        show: () => <ChangedNote isShown />,
        why: 'Says what a save will do, and leaves what was typed to the person.',
      },
      dont: {
        show: () => <Notice tone="critical">Conflict detected. Please reload the page!</Notice>,
        why: 'To reload is to lose what was typed. And nobody knows what changed.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is read out when it appears, and never takes the focus from what is being typed.',
    'Left to you: load the record again when the person comes back to the page.',
  ],
}
