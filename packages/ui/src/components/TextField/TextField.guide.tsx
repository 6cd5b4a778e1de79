import type { Guide } from '../../storybook/guide'
import { TextField } from './TextField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For one line of text: a name, an address, a title.',
    'For a code, a phone number or an amount that is sent exactly as typed: set `inputMode`, so that a phone shows the right keys.',
  ],
  avoid: [
    { when: 'The text has several lines.', instead: 'Components/TextArea' },
    { when: 'It is a secret.', instead: 'Components/PasswordField' },
    { when: 'It filters the list below.', instead: 'Components/SearchField' },
    { when: 'There are a few fixed answers.', instead: 'Components/Select' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field, above it and always visible.' },
    { part: 'Star', role: 'Marks a required field if the form has optional ones too.' },
    {
      part: 'Input',
      role: 'The input. It has a critical border while there is an error.',
    },
    { part: 'Error', role: 'What is wrong and what to do, with an icon.' },
    {
      part: 'Description',
      role: 'One sentence of help before anything goes wrong. It stays beside an error.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <TextField
            label="Email"
            description="The address you were invited with."
            type="email"
            value=""
            onChange={nothing}
          />
        ),
        why: 'The help stays readable while people type.',
      },
      dont: {
        show: () => (
          <TextField
            label="Email"
            placeholder="The address you were invited with"
            value=""
            onChange={nothing}
          />
        ),
        why: 'A placeholder disappears with the first letter, just when people need it.',
      },
    },
    {
      do: {
        show: () => (
          <TextField
            label="Tier name"
            value="Premium"
            errorMessage="A tier named Premium exists already"
            onChange={nothing}
          />
        ),
        why: 'Says what is wrong with this value, and keeps it.',
      },
      dont: {
        show: () => (
          <TextField label="Tier name" value="" errorMessage="Invalid input" onChange={nothing} />
        ),
        why: 'Nobody knows what to change, and the typed text is gone.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, and on to the next.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  accessibility: [
    'A native input with its label; pressing the label focuses it.',
    'Description and error describe it and are read with it, description first. With an error it is marked invalid.',
    'The star is hidden from screen readers: `isRequired` tells them.',
    '16 px text and 44 px height on touch screens, so that phones do not zoom and people do not miss.',
    'Left to you: `autoComplete`, wherever the field asks for information about the person (WCAG 1.3.5).',
  ],
}
