import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { ChangedNote } from './ChangedNote'

export const guide: Guide = {
  use: [
    'First in a form that edits a record, with `useChanged`: the record as it came last, and what is typed.',
    'After a save that was refused because somebody else has saved: hand over theirs as the record.',
  ],
  avoid: [
    { when: 'The record could not be reloaded.', instead: 'Patterns/StaleNote' },
    { when: 'The server refused the save.', instead: 'Components/Form' },
    { when: 'What was typed is back after the session ended.', instead: 'Patterns/DraftNote' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Says that care is due, and that nothing is wrong yet.' },
    { part: 'Words', role: 'What happened elsewhere, and what can be done about it.' },
    { part: 'Fields', role: 'Those that differ, each with theirs and yours.' },
    { part: 'Take theirs', role: 'Shows theirs in the form. What was typed goes.' },
    { part: 'Keep mine', role: 'Saves what was typed, over theirs.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <ChangedNote
            changes={[{ label: 'Tier Name', theirs: 'Gold', mine: 'Gold card' }]}
            onTakeTheirs={() => {}}
            onKeepMine={() => {}}
          />
        ),
        why: 'Shows what differs, and leaves the choice to the person. Nothing typed is lost.',
      },
      dont: {
        show: () => <Notice tone="critical">Conflict detected. Please reload the page!</Notice>,
        why: 'To reload is to lose what was typed. And nobody knows what changed.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from what differs to the two ways out of it.' }],
  accessibility: [
    'Its words are read out when it appears, and never take the focus from what is being typed.',
    'Theirs taken, the focus goes to the first field.',
    'Left to you: load the record again when the person comes back to the page.',
  ],
}
