import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { TextField } from '../TextField/TextField'
import { OneTimeCodeField } from './OneTimeCodeField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a short code that is valid for a minute: from an authenticator app or a message.',
    'Where the length is known: a cell for each character shows how many are missing.',
  ],
  avoid: [
    {
      when: 'The code is long, or of unknown length: a security key, an invitation.',
      instead: 'Components/TextField',
    },
    { when: 'It is a lasting secret.', instead: 'Components/PasswordField' },
  ],
  anatomy: [
    { part: 'Label', role: 'Which code it is, and how long it is.' },
    {
      part: 'Cells',
      role: 'One for each character; the next one to fill has the ring.',
    },
    {
      part: 'Input',
      role: 'One invisible input over all cells. It takes keys, paste and autofill.',
    },
    { part: 'Error and description', role: 'As in every field.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <OneTimeCodeField
            label="6-digit code"
            description="Open your authenticator app to see it."
            value="049"
            onChange={nothing}
          />
        ),
        why: 'One field: the code can be pasted, filled in and corrected as a whole.',
      },
      dont: {
        show: () => (
          <Inline space="2" wrap="nowrap">
            {['First', 'Second', 'Third'].map((place) => (
              <TextField key={place} label={place} value="" maxLength={1} onChange={nothing} />
            ))}
          </Inline>
        ),
        why: 'A field for each digit breaks pasting, autofill and every screen reader.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['0', '…', '9'],
      does: 'Fill the cells from the first one on. Surplus characters are dropped.',
    },
    { keys: ['Arrow Left'], does: 'Moves back by a cell; Arrow Right moves on.' },
    { keys: ['Home'], does: 'To the first cell; End to the last.' },
    { keys: ['Backspace'], does: 'Deletes the previous character.' },
    {
      keys: ['Enter'],
      does: 'Calls `onSubmit`, even with a code that is too short: the form says so.',
    },
  ],
  accessibility: [
    'One text input with its label, error and description; the drawn cells are hidden from screen readers.',
    'A phone shows digits and offers the code of a message (`one-time-code`).',
    'Spaces and dashes are removed from pasted text. Letters stay, so that the form can name the mistake.',
    'Digits of an Arabic, Persian or full-width keyboard become 0 to 9.',
    'The cells run from left to right on right-to-left pages too, like digits.',
    'Left to you: enough time. People must be able to request a new code easily when one has expired (WCAG 2.2.1).',
  ],
}
