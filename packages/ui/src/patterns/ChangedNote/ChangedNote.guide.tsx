import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { ChangedNote } from './ChangedNote'

export const guide: Guide = {
  use: [
    'First in a form that edits a record, with `useChanged`: the record as it last arrived, and the typed values.',
    'After a save that was refused because somebody else has saved: pass theirs as the record.',
  ],
  avoid: [
    { when: 'The record could not be reloaded.', instead: 'Patterns/StaleNote' },
    { when: 'The server refused the save.', instead: 'Components/Form' },
    { when: 'Typed input was restored after the session ended.', instead: 'Patterns/DraftNote' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Shows that care is needed, and that nothing is wrong yet.' },
    { part: 'Words', role: 'What happened elsewhere, and what people can do about it.' },
    {
      part: 'Fields',
      role: 'The different ones, each with their value, and with yours if you changed it.',
    },
    { part: 'Take theirs', role: 'Shows their values in the form. Typed input is discarded.' },
    {
      part: 'Keep mine',
      role: 'Saves the fields you changed over theirs. All others stay theirs.',
    },
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
        why: 'Shows the differences and lets the person choose. Nothing typed is lost.',
      },
      dont: {
        show: () => <Notice tone="critical">Conflict detected. Please reload the page!</Notice>,
        why: 'Reloading loses the typed text. And nobody knows what has changed.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves from the differences to the two buttons.' }],
  accessibility: [
    'It is read out when it appears, and never takes the focus away from typing.',
    'After either choice, the focus moves to the first field.',
    'Left to you: load the record again when the person comes back to the page.',
  ],
}
